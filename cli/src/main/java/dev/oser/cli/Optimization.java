package dev.oser.cli;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Function;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.Pipeline;

/** Runs passes as people ask for them: by name, and checked after each. */
public final class Optimization {
  private Optimization() {}

  /** {@return the passes of a list of names separated by commas} */
  public static Pipeline pipeline(String names) {
    try {
      return Pipeline.parse(names);
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  /** Fails, as a bug of the pass, if it left behind a function that is not valid. */
  public static void check(Pass pass, Function function) {
    var violations = Verifier.verify(function);
    if (!violations.isEmpty()) {
      throw new IllegalStateException(
          "pass " + pass.name() + " broke " + function + ": " + violations.getFirst().message());
    }
  }
}
