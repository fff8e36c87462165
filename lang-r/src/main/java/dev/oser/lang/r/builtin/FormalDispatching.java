package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Dispatch;
import dev.oser.lang.r.runtime.FormalCall;
import dev.oser.lang.r.runtime.FormalClasses;
import dev.oser.lang.r.runtime.FormalGeneric;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Handler;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of generic functions of S4, and of the next method. */
final class FormalDispatching {
  private static final Symbol LOCAL = Symbol.of(".local");
  private static final Symbol ARGUMENT = Symbol.of(".argument");
  private static final Symbol FUNCTION = Symbol.of(".function");
  private static final Symbol REFUSAL = Symbol.of(".refuseArgument");

  private FormalDispatching() {}

  @RBuiltin(
      value = "standardGeneric",
      formals = "f, fdef",
      primitive = true,
      visibility = Visibility.OWN)
  static Value standardGeneric(Context context, Value f, @Nullable Value fdef) {
    var name = Coercion.string(f, "f");
    var methods = context.runtime().formalMethods();
    var generic = methods.generic(name);
    if (generic == null || !(context.functionFrame() instanceof Activation frame)) {
      throw new RError(
          "call to standardGeneric(\""
              + name
              + "\") apparently not from the body of that generic function");
    }
    var labels = labels(context, generic, frame, methods.deep(generic));
    var method = methods.find(generic, labels);
    if (method == null) {
      throw refuse(context, generic, labels, frame);
    }
    return methods.call(
        generic, method.alone(), frame.supplied(), frame.call(), frame.peekCaller());
  }

  private static List<String> labels(
      Context context, FormalGeneric generic, Activation frame, int depth) {
    if (depth == 1) {
      return List.of(label(context, generic, frame, 0));
    }
    var labels = new ArrayList<String>(depth);
    for (int i = 0; i < depth; i++) {
      labels.add(label(context, generic, frame, i));
    }
    return labels;
  }

  private static String label(Context context, FormalGeneric generic, Activation frame, int index) {
    if (generic.signature().isEmpty()) {
      return FormalClasses.ANY;
    }
    var bound = frame.get(generic.signature().get(index));
    if (bound instanceof Dots dots) {
      return dots.length() == 0 ? "missing" : FormalClasses.label(context.force(dots.values()[0]));
    }
    if (!(bound instanceof Promise promise)) {
      return bound == null || bound == Symbol.MISSING ? "missing" : FormalClasses.label(bound);
    }
    if (promise.isStandard()) {
      return "missing";
    }
    var value = promise.value();
    return FormalClasses.label(
        value != null
            ? value
            : evaluated(context, generic, generic.signature().get(index), promise));
  }

  /** An error in an argument says for which function a method is looked for. */
  private static Value evaluated(
      Context context, FormalGeneric generic, Symbol argument, Promise promise) {
    var runtime = context.runtime();
    var names = new Environment(runtime.library());
    names.put(ARGUMENT, new StringVector(argument.name()));
    names.put(FUNCTION, new StringVector(generic.name()));
    var refusal = (Closure) runtime.function(REFUSAL, runtime.library());
    var conditions = runtime.conditions();
    var before = conditions.handlers();
    conditions.setHandlers(
        new Handler("error", new Closure(refusal.definition(), names), true, names, before));
    try {
      return context.force(promise);
    } finally {
      conditions.setHandlers(before);
    }
  }

  /** R looks for methods in a function without a name, which errors show. */
  private static RError refuse(
      Context context, FormalGeneric generic, List<String> labels, Activation frame) {
    var runtime = context.runtime();
    var refusal = (Function) context.eval(Symbol.of(".refuseDispatch"), runtime.library());
    var arguments =
        Args.of(
            StringVector.of(labels), new StringVector(generic.name()), new StringVector("table"));
    runtime.evaluator().call(refusal, arguments, Calls.shown(refusal, arguments), frame, null);
    return new RError("no method for " + generic.name());
  }

  @RBuiltin(value = "callNextMethod", formals = "...", treatment = Treatment.LAZY)
  static Value callNextMethod(Context context, Dots dots) {
    var frame = context.functionFrame();
    var current = frame == null ? null : formal(context, frame);
    if (frame == null || current == null) {
      throw new RError("callNextMethod() called from outside a method dispatch");
    }
    var methods = context.runtime().formalMethods();
    var next = methods.next(current);
    var arguments =
        context.call().size() == 0
            ? Dispatching.current(frame)
            : new Args(dots.values(), dots.names());
    var call = shown(frame, arguments);
    if (next == null) {
      return internal(context, current, arguments, frame);
    }
    var tried = new ArrayList<>(current.tried());
    tried.add(next);
    return methods.call(
        current.generic(), List.copyOf(tried), arguments, call, frame.environment());
  }

  /**
   * {@return how the method of a frame was chosen; a method may do its work in a local function}
   */
  private static @Nullable Dispatch dispatch(Context context, Frame frame) {
    if (frame.dispatch() == null && frame.call().calls(LOCAL)) {
      var outer = context.runtime().functionFrameOf(frame.caller());
      return outer == null ? null : outer.dispatch();
    }
    return frame.dispatch();
  }

  private static @Nullable FormalCall formal(Context context, Frame frame) {
    var dispatch = dispatch(context, frame);
    return dispatch == null ? null : dispatch.formal();
  }

  /** {@return the call of the next method as R writes it} */
  private static Call shown(Frame frame, Args arguments) {
    var names = new ArrayList<String>();
    var symbols = new ArrayList<Value>();
    var formals = frame.function() instanceof Closure closure ? closure.formals() : null;
    for (int i = 0; formals != null && i < Math.min(arguments.size(), formals.size()); i++) {
      names.add(formals.names()[i].name());
      symbols.add(formals.names()[i]);
    }
    return new Call(
        Symbol.of(".nextMethod"), symbols.toArray(Value[]::new), names.toArray(String[]::new));
  }

  /** After the last method of a primitive comes what R does itself. */
  private static Value internal(Context context, FormalCall current, Args arguments, Frame frame) {
    var name = current.generic().name();
    var bound = context.runtime().base().get(Symbol.of(name));
    if (!(bound instanceof Builtin builtin) || !builtin.isPrimitive()) {
      throw new RError("no next method available");
    }
    return context
        .runtime()
        .evaluator()
        .call(builtin, arguments, frame.call(), frame.caller(), dispatch(context, frame));
  }

  /** Calls the generic function whose method is running once more. */
  @RBuiltin(
      value = "callGeneric",
      formals = "...",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value callGeneric(Context context, Dots dots) {
    var frame = context.functionFrame();
    var current = frame == null ? null : formal(context, frame);
    if (frame == null || current == null) {
      throw new RError("callGeneric() must be called from within a method body");
    }
    var function =
        context.runtime().function(Symbol.of(current.generic().name()), frame.environment());
    var arguments =
        context.call().size() == 0
            ? Dispatching.current(frame)
            : new Args(dots.values(), dots.names());
    return context
        .runtime()
        .evaluator()
        .call(
            function,
            arguments,
            Calls.shown(current.generic().name(), arguments),
            frame.environment(),
            null);
  }
}
