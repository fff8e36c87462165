package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The calls that {@code f(x, i) <- value} makes: of {@code f} for inner parts, and of {@code f<-}.
 */
final class ReplacementCalls {
  private final Machine machine;
  private final Caller caller;

  ReplacementCalls(Machine machine, Caller caller) {
    this.machine = machine;
    this.caller = caller;
  }

  /** Calls a function for the part of an object that is about to be changed. */
  Value get(CallSite site, Value object, Environment environment) {
    var call = site.call();
    var function = functionOf(call, environment);
    Value result;
    if (Caller.isEager(function)) {
      var rest = caller.values(call, 1, environment);
      result = caller.invoke((Builtin) function, rest.prepend(object), call, environment);
      Caller.unpin(rest);
    } else {
      object.share();
      var arguments =
          caller.promises(call, 1, environment).prepend(Promise.kept(Symbol.TEMPORARY, object));
      result = machine.call(function, arguments, call, environment, null);
    }
    if (!result.isTemporary()) {
      result.share();
    }
    return result;
  }

  private Function functionOf(Call call, Environment environment) {
    if (call.function() instanceof Symbol symbol) {
      return machine.variables().function(environment, symbol);
    }
    if (machine.eval(call.function(), environment) instanceof Function function) {
      return function;
    }
    throw new RError("invalid function in complex assignment");
  }

  /** Calls a replacement function. */
  Value set(CallSite site, Value object, Value value, Environment environment) {
    var call = Calls.withValue(site.call(), value);
    var function = functionOf(call, environment);
    var middle = new Call(call.function(), withoutLast(call), namesWithoutLast(call));
    if (Caller.isEager(function)) {
      var builder = new Args.Builder();
      builder.add(object, "");
      var rest = caller.values(middle, 1, environment);
      builder.addAll(rest);
      builder.add(value, "value");
      boolean lent = !machine.alwaysCopies() && object.lend();
      try {
        return caller.invoke((Builtin) function, builder.build(), call, environment);
      } finally {
        if (lent) {
          object.hold();
        }
        Caller.unpin(rest);
      }
    }
    object.share();
    var builder = new Args.Builder();
    builder.add(Promise.kept(Symbol.TEMPORARY, object), "");
    builder.addAll(caller.promises(middle, 1, environment));
    builder.add(Promise.kept(value, value), "value");
    return machine.call(function, builder.build(), call, environment, null);
  }

  private static Value[] withoutLast(Call call) {
    return Arrays.copyOf(call.arguments(), call.size() - 1);
  }

  private static String @Nullable [] namesWithoutLast(Call call) {
    var names = call.names();
    return names == null ? null : Arrays.copyOf(names, call.size() - 1);
  }
}
