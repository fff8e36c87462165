package dev.oser.kit.ir;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A place in a function as people name it: by a value, by a block, or by a line of its source. */
public sealed interface Place {
  /**
   * {@return the instruction before which the place is}
   *
   * @throws IllegalArgumentException if the function has no such place; the message says so
   */
  Instruction in(Function function);

  /** {@return the place as it is written} */
  String text();

  /**
   * Where a value is defined.
   *
   * @param name without the percent sign
   */
  record OfValue(String name) implements Place {
    /** A block parameter is defined where its block begins. */
    @Override
    public Instruction in(Function function) {
      return switch (function.value(name)) {
        case Instruction instruction -> instruction;
        case Parameter parameter -> parameter.block().instructions().getFirst();
        case null -> throw new IllegalArgumentException(function + " has no value " + text());
      };
    }

    @Override
    public String text() {
      return "%" + name;
    }
  }

  /** Where a block begins. */
  record OfBlock(String name) implements Place {
    @Override
    public Instruction in(Function function) {
      var block = function.block(name);
      if (block == null) {
        throw new IllegalArgumentException(
            function
                + " has no block "
                + name
                + "; its blocks are "
                + function.blocks().stream().map(Block::name).collect(Collectors.joining(", ")));
      }
      return block.instructions().getFirst();
    }

    @Override
    public String text() {
      return name;
    }
  }

  /**
   * The first instruction that stands for a line of the source, or the first of the block whose
   * label is on that line.
   *
   * @param file the source file, or null for the only one that has code on that line
   */
  record OfLine(@Nullable String file, int line) implements Place {
    @Override
    public Instruction in(Function function) {
      var files = new LinkedHashSet<String>();
      Instruction found = null;
      for (var block : function.blocks()) {
        for (var instruction : block.instructions()) {
          var position = instruction.position();
          if (position != null && isHere().test(position)) {
            files.add(position.file());
            found = found == null ? instruction : found;
          }
        }
      }
      if (files.size() > 1) {
        throw new IllegalArgumentException(
            "line "
                + line
                + " of "
                + function
                + " may be in "
                + String.join(" or ", files)
                + "; write, for example, line "
                + files.getFirst()
                + ":"
                + line);
      }
      return found == null ? atLabel(function) : found;
    }

    private Instruction atLabel(Function function) {
      return function.blocks().stream()
          .filter(block -> Stream.ofNullable(block.position()).anyMatch(isHere()))
          .map(block -> block.instructions().getFirst())
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      function + " has no code on " + text() + range(function)));
    }

    private Predicate<SourcePosition> isHere() {
      return position -> position.line() == line && (file == null || file.equals(position.file()));
    }

    private String range(Function function) {
      var lines =
          function
              .instructions()
              .map(Instruction::position)
              .flatMap(Stream::ofNullable)
              .filter(position -> file == null || file.equals(position.file()))
              .mapToInt(SourcePosition::line)
              .summaryStatistics();
      return lines.getCount() == 0
          ? ""
          : "; it has some on lines " + lines.getMin() + " to " + lines.getMax();
    }

    @Override
    public String text() {
      return "line " + (file == null ? "" : file + ":") + line;
    }
  }

  /**
   * {@return the place that is written as {@code %value}, {@code block}, {@code line 12} or {@code
   * line file:12}}
   *
   * @throws IllegalArgumentException if the line is not a number
   */
  static Place parse(String text) {
    var words = List.of(text.strip().split("\\s+", 2));
    if (words.size() == 2 && words.getFirst().equals("line")) {
      return line(words.getLast());
    }
    return text.startsWith("%") ? new OfValue(text.substring(1)) : new OfBlock(text);
  }

  private static Place line(String text) {
    int colon = text.lastIndexOf(':');
    try {
      return new OfLine(
          colon < 0 ? null : text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
    } catch (NumberFormatException _) {
      throw new IllegalArgumentException("expected a line number, not '" + text + "'");
    }
  }
}
