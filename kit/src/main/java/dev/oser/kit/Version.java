package dev.oser.kit;

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
record Version(Function function, Function code) {
  static Version of(Function function) {
    if (!LowerSpeculation.isNeededBy(function)) {
      return new Version(function, function);
    }
    var copy = FunctionCopy.of(function).function();
    new LowerSpeculation().run(copy, PassContext.NONE);
    return new Version(function, copy);
  }
}
