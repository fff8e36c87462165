package dev.oser.kit.jit;

/** A function does not fit one JVM method. The interpreter still runs it. */
public final class FunctionTooLarge extends RuntimeException {
  private static final long serialVersionUID = 1L;

  FunctionTooLarge(String function, String what, Throwable cause) {
    super(
        "@"
            + function
            + " is too large to compile: "
            + what
            + "; split it into several functions, or run it with the interpreter",
        cause);
  }
}
