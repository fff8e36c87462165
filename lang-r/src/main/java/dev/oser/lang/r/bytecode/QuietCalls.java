package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Family;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** Calls of builtins that only compute: no frame, no method, nothing that anybody could notice. */
final class QuietCalls {
  private final Machine machine;

  QuietCalls(Machine machine) {
    this.machine = machine;
  }

  /**
   * {@return what a quiet builtin makes of values; null if it cannot tell without running R code,
   * warning or stopping} Then it has done nothing.
   */
  @Nullable Value call(CallSite site, Builtin builtin, boolean consumes, Value[] values) {
    if (hasLate(values)
        || isAnsweredByMethod(builtin.signature().dispatch(), values)
        || Caller.isFormal(builtin, values)) {
      return null;
    }
    var runtime = machine.runtime();
    var frame = runtime.frame();
    runtime.setQuiet(true);
    if (!consumes) {
      pin(values);
    }
    try {
      return quietly(site, builtin, values);
    } catch (Jump.Interrupt | Jump.Halt stopped) {
      throw stopped;
    } catch (RuntimeException | OutOfMemoryError again) {
      // The interpreter does it again and says what is wrong.
      return null;
    } finally {
      runtime.setQuiet(false);
      runtime.setFrame(frame);
      if (!consumes) {
        unpin(values);
      }
    }
  }

  private static void pin(Value[] values) {
    for (var value : values) {
      value.pin();
    }
  }

  private static void unpin(Value[] values) {
    for (var value : values) {
      value.unpin();
    }
  }

  /** {@return whether variables of an environment may be elsewhere} */
  private static boolean hasLate(Value[] values) {
    for (var value : values) {
      if (value instanceof Environment environment && environment.isLate()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAnsweredByMethod(Builtin.Dispatch dispatch, Value[] values) {
    return dispatch != Builtin.Dispatch.NONE
        && values.length > 0
        && (values[0].isObject()
            || dispatch == Builtin.Dispatch.OPS && values.length > 1 && values[1].isObject());
  }

  private Value quietly(CallSite site, Builtin builtin, Value[] values) {
    var call = site.call();
    var signature = builtin.signature();
    Caller.checkFirstName(builtin, call.names());
    var arguments = new Args(values, call.names());
    @Nullable Value[] matched = values;
    if (!signature.matched()) {
      Caller.checkCount(builtin, values.length);
    } else if (call.names() == null) {
      matched = Matching.match(signature.formals(), arguments, call);
    } else {
      matched = Matching.arrange(signature.formals(), site.plan(signature.formals()), arguments);
    }
    var runtime = machine.runtime();
    var context = new Context(runtime, call, runtime.global(), builtin);
    return ((Family) builtin.family()).call(builtin.number(), context, arguments, matched);
  }
}
