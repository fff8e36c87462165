package dev.oser.models.sourir.text;

import dev.oser.models.Problem;
import dev.oser.models.sourir.Position;

/** Ends the reading of a line; never leaves this package. */
final class Mistake extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient Problem problem;

  Mistake(Position position, String message) {
    super(message, null, false, false);
    this.problem = new Problem(position.line(), position.column(), message);
  }

  Problem problem() {
    return problem;
  }
}
