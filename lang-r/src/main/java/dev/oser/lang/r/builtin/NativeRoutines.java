package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;

/** Calls of compiled code, which there is none of: they say which package needs which routine. */
final class NativeRoutines {
  private NativeRoutines() {}

  @RBuiltin(
      value = {
        ".Call",
        ".External",
        ".External2",
        ".C",
        ".Fortran",
        ".Call.graphics",
        ".External.graphics"
      },
      treatment = Treatment.LAZY)
  static Value refuse(Context context, Args arguments) {
    if (arguments.size() == 0) {
      throw new RError("'.NAME' is missing");
    }
    var runtime = context.runtime();
    var refusal = runtime.function(Symbol.of(".refuseNative"), runtime.library());
    return context.apply(refusal, routine(context, arguments.get(0)), context.environment());
  }

  /** {@return the routine, or its name if only the library that cannot be loaded defines it} */
  private static Value routine(Context context, Value argument) {
    if (argument instanceof Promise promise
        && promise.expression() instanceof Symbol symbol
        && promise.environment() != null
        && Runtime.find(symbol, promise.environment()) == null) {
      return new StringVector(symbol.name());
    }
    var value = context.force(argument);
    return value == NullValue.NULL ? new StringVector("NULL") : value;
  }

  /** {@return how many processors this process may use} */
  @RBuiltin(value = ".processors", formals = "")
  static Value processors() {
    return new IntVector(java.lang.Runtime.getRuntime().availableProcessors());
  }
}
