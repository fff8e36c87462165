package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Dispatch;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** {@code NextMethod} and the registration of methods. */
final class Dispatching {
  private static final String[] GROUPS = {"Ops", "Math", "Summary", "Complex"};

  private Dispatching() {}

  @RBuiltin(
      value = "NextMethod",
      formals = "generic, object, ...",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value nextMethod(
      Context context, @Nullable Value generic, @Nullable Value object, Dots dots) {
    var frame = context.functionFrame();
    if (frame == null) {
      throw new RError("'NextMethod' called from outside a function");
    }
    var current = frame.dispatch();
    if (current == null) {
      var name =
          generic != null && context.force(generic) instanceof StringVector text
              ? text.get(0)
              : null;
      current = inferred(context, frame, name);
    }
    var arguments = arguments(frame, dots);
    var methods = context.runtime().methods();
    var found =
        methods.findNext(
            current.generic(),
            current.group(),
            current.classes(),
            current.object(),
            current.callEnvironment(),
            current.definition(),
            current.dotClass());
    if (found == null) {
      found =
          methods.findDefault(
              current.generic(),
              current.object(),
              current.callEnvironment(),
              current.definition(),
              current.dotClass());
    }
    Function function;
    Dispatch dispatch;
    if (found != null) {
      function = found.function();
      dispatch = found.dispatch();
    } else {
      function = internal(context, current.generic());
      dispatch =
          new Dispatch(
              current.generic(),
              current.group(),
              current.generic(),
              new String[0],
              current.object(),
              current.callEnvironment(),
              current.definition(),
              Methods.exhausted(current.dotClass()));
    }
    // What R does itself counts as the default method.
    var shown = found == null ? current.generic() + ".default" : dispatch.method();
    var call = extended(frame.call(), dots, shown);
    context.setVisible(true);
    return context.runtime().evaluator().call(function, arguments, call, frame.caller(), dispatch);
  }

  private static Function internal(Context context, String generic) {
    var function =
        context.runtime().functionOrNull(Symbol.of(generic), context.runtime().library());
    if (function != null) {
      return function;
    }
    throw new RError("no more methods for '" + generic + "'");
  }

  /** {@return the call of the method with the arguments that are given here and new} */
  private static Call extended(Call written, Dots dots, String method) {
    var builder = new Args.Builder();
    builder.addAll(new Args(written.arguments(), written.names()));
    for (int i = 0; i < dots.length(); i++) {
      if (dots.name(i).isEmpty() || builder.indexOf(dots.name(i)) < 0) {
        builder.add(Printing.written(dots.values()[i]), dots.name(i));
      }
    }
    var all = builder.build();
    return new Call(Symbol.of(method), all.values(), all.names());
  }

  /** The method's own arguments, with those that are given by name here. */
  private static Args arguments(Frame frame, Dots dots) {
    var builder = new Args.Builder();
    builder.addAll(current(frame));
    for (int i = 0; i < dots.length(); i++) {
      int at = dots.name(i).isEmpty() ? -1 : builder.indexOf(dots.name(i));
      if (at >= 0) {
        builder.set(at, dots.values()[i]);
      } else {
        builder.add(dots.values()[i], dots.name(i));
      }
    }
    return builder.build();
  }

  /** {@return the arguments a method was called with, as its parameters have them by now} */
  static Args current(Frame frame) {
    var supplied = frame.supplied();
    if (!(frame.function() instanceof Closure closure)) {
      return supplied;
    }
    var formals = closure.formals();
    int[] plan = Matching.plan(formals, supplied.names(), supplied.size(), supplied, frame.call());
    var values = supplied.values().clone();
    for (int i = 0; i < values.length; i++) {
      var name = plan[i] == formals.dots() ? null : formals.names()[plan[i]];
      if (name != null
          && !(values[i] == Symbol.MISSING && isGivenElsewhere(plan, i))
          && frame.environment().get(name) != Symbol.MISSING) {
        values[i] = new Promise(name, frame.environment(), false);
      }
    }
    return new Args(values, supplied.names());
  }

  /** {@return whether another argument went to the same parameter} */
  private static boolean isGivenElsewhere(int[] plan, int index) {
    for (int i = 0; i < plan.length; i++) {
      if (i != index && plan[i] == plan[index]) {
        return true;
      }
    }
    return false;
  }

  /** {@return how a method would have been dispatched to that was called by its name} */
  private static Dispatch inferred(Context context, Frame frame, @Nullable String generic) {
    if (!(frame.call().function() instanceof Symbol called)) {
      throw new RError("'NextMethod' called from an anonymous function");
    }
    var object = firstArgument(context, frame);
    if (!object.isObject()) {
      throw new RError("object not specified");
    }
    if (generic == null) {
      throw new RError("generic function not specified");
    }
    var classes = context.runtime().methods().classesOf(object);
    var name = called.name();
    for (int i = 0; i < classes.length; i++) {
      if (name.endsWith("." + classes[i])) {
        var base = name.substring(0, name.length() - classes[i].length() - 1);
        return new Dispatch(
            generic,
            group(base),
            name,
            Arrays.copyOfRange(classes, i + 1, classes.length),
            object,
            frame.caller(),
            definition(context),
            object.attribute(Symbol.CLASS) instanceof Value known ? known : NullValue.NULL);
      }
    }
    return new Dispatch(
        generic,
        "",
        name,
        classes,
        object,
        frame.caller(),
        definition(context),
        StringVector.of(classes.clone()));
  }

  private static String group(String name) {
    return Arrays.asList(GROUPS).contains(name) ? name : "";
  }

  private static Environment definition(Context context) {
    return context.runtime().library();
  }

  /** {@return where a generic is defined that is found from here} */
  private static Environment definition(Context context, Value generic, Environment where) {
    var name = Symbol.of(Coercion.string(generic, "f"));
    return context.runtime().functionOrNull(name, where) instanceof Closure closure
        ? closure.environment()
        : definition(context);
  }

  private static Value firstArgument(Context context, Frame frame) {
    if (frame.supplied().size() == 0) {
      return NullValue.NULL;
    }
    var first = frame.supplied().get(0);
    return first instanceof Promise ? context.force(first) : first;
  }

  private static String name(Value value, String parameter) {
    if (!(value instanceof StringVector names)) {
      throw new RError("is.character(" + parameter + ") is not TRUE");
    }
    if (names.length() != 1) {
      throw new RError("length(" + parameter + ") == 1L is not TRUE");
    }
    return names.get(0);
  }

  @RBuiltin(value = "getS3method", formals = "f, class, optional, envir")
  static Value get(
      Context context,
      Value generic,
      Value forClass,
      @Nullable Value optional,
      @Nullable Value envir) {
    var symbol = Symbol.of(name(generic, "f") + "." + name(forClass, "class"));
    var where = envir instanceof Environment given ? given : context.environment();
    var function = context.runtime().functionOrNull(symbol, where);
    if (function == null) {
      function = context.runtime().functionOrNull(symbol, context.runtime().library());
    }
    if (function == null) {
      function =
          context.runtime().methods().registered(symbol, definition(context, generic, where));
    }
    if (function == null && (optional == null || !Coercion.flag(optional, "optional"))) {
      throw new RError("S3 method '" + symbol.name() + "' not found");
    }
    return function == null ? NullValue.NULL : function;
  }
}
