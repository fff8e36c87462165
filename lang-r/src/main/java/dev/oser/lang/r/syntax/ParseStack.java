package dev.oser.lang.r.syntax;

import java.util.ArrayDeque;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** What the parser has begun, innermost first, with the limits that R's parser has. */
final class ParseStack {
  /** What R's parser can have begun at once. */
  private static final int DEEPEST = 9_998;

  /** Brackets, and {@code if} inside brackets, which R's lexer counts with them. */
  private static final int MOST_CONTEXTS = 50;

  private final ArrayDeque<Frame> frames = new ArrayDeque<>();
  private final ArrayDeque<Frame.Bracket> brackets = new ArrayDeque<>();
  private final IntSupplier line;
  private int weight;
  private int contexts;

  /**
   * @param line tells the line that is being read, for errors
   */
  ParseStack(IntSupplier line) {
    this.line = line;
  }

  @Nullable Frame peek() {
    return frames.peek();
  }

  /** {@return the innermost bracket, or null at top level} */
  Frame.@Nullable Bracket bracket() {
    return brackets.peek();
  }

  void push(Frame frame) {
    contexts += contexts(frame);
    if (contexts > MOST_CONTEXTS) {
      throw ParseException.plain("contextstack overflow at line " + line.getAsInt());
    }
    weight += frame.weight();
    if (weight > DEEPEST) {
      throw ParseException.plain("out of memory while parsing");
    }
    frames.push(frame);
    if (frame instanceof Frame.Bracket bracket) {
      brackets.push(bracket);
    }
  }

  void pop(Frame frame) {
    frames.pop();
    if (frame instanceof Frame.Bracket) {
      brackets.pop();
    }
    weight -= frame.weight();
    contexts -= contexts(frame);
  }

  private int contexts(Frame frame) {
    return switch (frame) {
      case Frame.Bracket bracket -> bracket.contexts();
      case Frame.Then then -> brackets.isEmpty() ? 0 : 1;
      case Frame.Open open -> 0;
    };
  }

  /** {@return whether a newline here ends a statement} */
  boolean newlinesCount() {
    var bracket = brackets.peek();
    return bracket == null || bracket.newlinesCount();
  }

  /** {@return whether an {@code else} could belong to something inside the innermost bracket} */
  boolean hasThen() {
    for (var frame : frames) {
      if (frame instanceof Frame.Then) {
        return true;
      }
      if (frame instanceof Frame.Bracket) {
        return false;
      }
    }
    return false;
  }

  /** {@return whether {@code =} can assign here: not in arguments, conditions and defaults} */
  boolean allowsAssignment() {
    for (var frame : frames) {
      switch (frame) {
        case Frame.Infix infix -> {
          // What stands left of a question mark decides for what stands right of it.
        }
        case Frame.Open open -> {
          return true;
        }
        case Frame.Bracket bracket -> {
          return bracket instanceof Frame.Parenthesis || bracket instanceof Frame.Brace;
        }
      }
    }
    return true;
  }
}
