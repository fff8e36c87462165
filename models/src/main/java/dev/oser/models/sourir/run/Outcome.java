package dev.oser.models.sourir.run;

import dev.oser.models.sourir.Position;

/** How a run ends. */
public sealed interface Outcome {
  /** {@code stop e}, or the end of main; the exit status. */
  record Stopped(int status) implements Outcome {
    @Override
    public String toString() {
      return "stop " + status;
    }
  }

  /** A function that was run on its own returned; its result and arguments as printed. */
  record Returned(String result) implements Outcome {
    @Override
    public String toString() {
      return "return " + result;
    }
  }

  /**
   * A run-time error.
   *
   * @param position of the instruction
   * @param instruction as printed
   * @param message for a person
   */
  record Failed(ErrorKind kind, Position position, String instruction, String message)
      implements Outcome {
    @Override
    public String toString() {
      return "error: " + message + " in '" + instruction + "' (line " + position.line() + ")";
    }
  }

  /** It was still running when nobody wanted to wait any longer. */
  record Unfinished() implements Outcome {
    @Override
    public String toString() {
      return "…";
    }
  }
}
