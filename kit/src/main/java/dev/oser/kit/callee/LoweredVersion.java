package dev.oser.kit.callee;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.opt.LowerSpeculation;
import dev.oser.kit.opt.PassContext;

/**
 * A version of a function, ready to run.
 *
 * @param function what was given
 * @param code what is run: the function with its speculation lowered
 */
public record LoweredVersion(Function function, Function code) {
  public static LoweredVersion of(Function function) {
    if (!LowerSpeculation.isNeededBy(function)) {
      return new LoweredVersion(function, function);
    }
    var copy = FunctionCopy.of(function).function();
    new LowerSpeculation().run(copy, PassContext.NONE);
    return new LoweredVersion(function, copy);
  }
}
