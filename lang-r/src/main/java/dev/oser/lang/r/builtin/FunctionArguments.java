package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions that arguments are, or name. */
final class FunctionArguments {
  private FunctionArguments() {}

  @RBuiltin(value = "match.fun", formals = "FUN, descend")
  static Value matchFunction(Context context, @Nullable Value fun, @Nullable Value descend) {
    if (fun instanceof Function function) {
      return function;
    }
    var frame = context.frame();
    var where = frame == null ? context.environment() : frame.caller();
    var written = written(context, "FUN", 0);
    // As substitute() does, which leaves symbols alone at the top.
    if (written instanceof Symbol symbol
        && context.environment() != context.runtime().global()
        && context.environment().get(symbol) instanceof Value is) {
      written = is instanceof Promise promise ? promise.expression() : is;
      if (context.environment() instanceof Activation activation
          && activation.written(symbol) instanceof Value given) {
        written = given;
      }
    }
    return found(context, fun, written, where, context.call());
  }

  /**
   * {@return the function that an argument of a builtin is or names, as {@code match.fun} finds it}
   *
   * @param place of the parameter among those of the builtin
   */
  static Function of(Context context, @Nullable Value given, String parameter, int place) {
    if (given instanceof Function function) {
      return function;
    }
    var runtime = context.runtime();
    var call = runtime.innerCalls().of("match.fun(" + parameter + ")");
    var before = runtime.frame();
    if (context.builtin() != null) {
      runtime.enter(List.of(call), context.builtin());
    }
    var written = written(context, parameter, place);
    var found = found(context, given, written, context.environment(), call);
    runtime.setFrame(before);
    return found;
  }

  private static Function found(
      Context context, @Nullable Value given, Value written, Environment where, Call call) {
    Symbol name;
    if (given == null) {
      throw raised(context, "argument \"FUN\" is missing, with no default", call);
    } else if (given instanceof StringVector text && text.length() == 1) {
      name = Symbol.of(text.get(0));
    } else if (given instanceof Symbol symbol) {
      name = symbol;
    } else if (written instanceof Symbol symbol) {
      name = symbol;
    } else {
      var shown = String.join("", Language.deparse(written));
      throw raised(context, "'" + shown + "' is not a function, character or symbol", call);
    }
    var function = context.runtime().functionOrNull(name, where);
    if (function == null) {
      var lookup =
          context
              .runtime()
              .innerCalls()
              .of("get(as.character(FUN), mode = \"function\", envir = envir)");
      if (context.builtin() != null) {
        context.runtime().enter(List.of(lookup), context.builtin());
      }
      throw raised(
          context, "object '" + name.name() + "' of mode 'function' was not found", lookup);
    }
    return function;
  }

  /** The error is shown while the calls that lead to it are still there. */
  private static RError raised(Context context, String message, Call call) {
    return context.runtime().conditions().raise(message, call);
  }

  /** {@return how an argument is written in the call} */
  private static Value written(Context context, String parameter, int place) {
    var call = context.call();
    int unnamed = 0;
    Value found = Symbol.MISSING;
    for (int i = 0; i < call.size(); i++) {
      if (call.name(i).equals(parameter)) {
        return call.argument(i);
      }
      if (call.name(i).isEmpty() && unnamed++ == place) {
        found = call.argument(i);
      }
    }
    return found;
  }
}
