package dev.oser.lang.sourir.runtime;

import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.run.ErrorKind;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.text.Printer;
import org.jspecify.annotations.Nullable;

/** A run-time error of a program. Whoever runs the line adds where that is. */
public final class Stuck extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** How deeply calls may nest, as in the model. */
  public static final int DEEPEST_CALL = 200_000;

  private final ErrorKind kind;
  private final String text;
  private final transient @Nullable Line line;

  public Stuck(ErrorKind kind, String text) {
    this(kind, text, null);
  }

  private Stuck(ErrorKind kind, String text, @Nullable Line line) {
    super(text, null, false, false);
    this.kind = kind;
    this.text = text;
    this.line = line;
  }

  public static Stuck tooDeep() {
    return new Stuck(ErrorKind.TOO_LARGE, "calls are nested too deeply");
  }

  public static Stuck outOfMemory() {
    return new Stuck(ErrorKind.TOO_LARGE, "there is not enough memory");
  }

  /** {@return this error at a line, unless it is somewhere else already} */
  public Stuck at(Line where) {
    return line == null ? new Stuck(kind, text, where) : this;
  }

  /** {@return how the program ends} */
  public Outcome outcome() {
    return line == null
        ? new Outcome.Failed(kind, Position.NONE, "", text)
        : new Outcome.Failed(kind, line.position(), Printer.print(line.instruction()), text);
  }
}
