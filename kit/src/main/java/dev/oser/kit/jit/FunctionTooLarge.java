package dev.oser.kit.jit;

import dev.oser.kit.ir.Function;
import org.jspecify.annotations.Nullable;

/** A function does not fit one JVM method. The interpreter still runs it. */
public final class FunctionTooLarge extends RuntimeException {
  private static final long serialVersionUID = 1L;

  FunctionTooLarge(Function function, @Nullable Throwable cause) {
    super(
        "@"
            + function.name()
            + " is too large to compile: its "
            + function.size()
            + " instructions do not fit the 65,535 bytes, constants and variables of a JVM method;"
            + " split it into several functions, or run it with the interpreter",
        cause);
  }

  /**
   * {@return what to throw for a failure to write a class file} Whoever writes one counts constants
   * and local variables, but only the class-file library knows how long the code is, and its
   * exception says so only in words; any other complaint is a bug of the back end and must not pass
   * for a large function.
   */
  static RuntimeException orElse(Function function, IllegalArgumentException complaint) {
    var words = String.valueOf(complaint.getMessage());
    return words.matches("(?is).*(code length|too large).*")
        ? new FunctionTooLarge(function, complaint)
        : complaint;
  }
}
