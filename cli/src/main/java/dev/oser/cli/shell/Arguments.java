package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.kit.ir.Place;
import dev.oser.kit.osr.map.Strength;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The arguments of a command, taken one after the other. */
final class Arguments {
  private final ShellCommand command;
  private final List<String> words;
  private int next;

  Arguments(ShellCommand command, Invocation invocation) {
    this.command = command;
    this.words = invocation.arguments();
  }

  boolean isEmpty() {
    return next == words.size();
  }

  /** {@return the next word; without one, the command was misused} */
  String word() {
    if (isEmpty()) {
      throw command.misuse();
    }
    return words.get(next++);
  }

  /** {@return the next word without taking it, or the empty string at the end} */
  String peek() {
    return isEmpty() ? "" : words.get(next);
  }

  /** Takes a word if it is next, and returns whether it was. */
  boolean accept(String word) {
    boolean isNext = peek().equals(word);
    next += isNext ? 1 : 0;
    return isNext;
  }

  /** Takes a word that must be next. */
  void expect(String word) {
    if (!accept(word)) {
      throw command.misuse();
    }
  }

  /** Checks that there are no more words. */
  void end() {
    if (!isEmpty()) {
      throw command.misuse();
    }
  }

  /** {@return the place that is named next: {@code %value}, {@code block} or {@code line 12}} */
  Place place() {
    var word = word();
    // A block may be named "line".
    boolean isLine = word.equals("line") && peek().matches("(.*:)?-?\\d+");
    return Place.parse(isLine ? word + " " + word() : word);
  }

  /** {@return the strength that is named next, or null if none is} */
  @Nullable Strength strength() {
    for (var strength : Strength.values()) {
      if (accept(name(strength))) {
        return strength;
      }
    }
    return null;
  }

  static String name(Strength strength) {
    return strength.name().toLowerCase(Locale.ROOT);
  }

  static List<String> strengths() {
    return Stream.of(Strength.values()).map(Arguments::name).toList();
  }

  /** Asks the kit for something that people named; what is wrong with the name, they can right. */
  static <T> T named(Supplier<T> question) {
    try {
      return question.get();
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }
}
