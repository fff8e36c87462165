package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Conditions;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Handler;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Messages;
import dev.oser.lang.r.runtime.Restart;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Signalling and handling conditions. */
final class ConditionFunctions {
  private ConditionFunctions() {}

  /** {@return the pieces of a message in one text} */
  private static String text(Context context, Dots dots) {
    var out = new StringBuilder();
    for (var each : dots.values()) {
      var value = context.force(each);
      if (value instanceof Vector vector) {
        for (int i = 0; i < vector.length(); i++) {
          out.append(vector.stringAt(i));
        }
      } else if (value != NullValue.NULL) {
        out.append(Types.code(value));
      }
    }
    return out.toString();
  }

  private static @Nullable Value condition(Context context, Dots dots) {
    return dots.length() >= 1
            && context.force(dots.values()[0]) instanceof ListVector list
            && isCondition(list)
        ? list
        : null;
  }

  private static boolean isCondition(Value value) {
    return value.attribute(Symbol.CLASS) instanceof StringVector classes
        && classes.indexOf("condition") >= 0;
  }

  private static Value callingFunction(Context context, @Nullable Value wanted) {
    if (wanted != null && !Coercion.flag(wanted, "call.")) {
      return NullValue.NULL;
    }
    // The function that runs below this one, wherever its code is written.
    var frame = context.runtime().frame();
    var below = frame == null ? null : Frame.shown(frame.previous());
    return below == null ? NullValue.NULL : below.call();
  }

  @RBuiltin(value = "stop", formals = "..., call., domain")
  static Value stop(Context context, Dots dots, @Nullable Value call, @Nullable Value domain) {
    var given = condition(context, dots);
    if (given != null) {
      throw context.runtime().conditions().raise(given);
    }
    throw context
        .runtime()
        .conditions()
        .raise(
            Conditions.condition(
                text(context, dots),
                callingFunction(context, call),
                "simpleError",
                "error",
                "condition"));
  }

  @RBuiltin(
      value = "warning",
      formals = "..., call., immediate., noBreaks., domain",
      visibility = Visibility.OFF)
  static Value warning(
      Context context,
      Dots dots,
      @Nullable Value call,
      @Nullable Value immediate,
      @Nullable Value noBreaks,
      @Nullable Value domain) {
    var given = condition(context, dots);
    if (given != null) {
      context.runtime().conditions().warning(given);
      return new StringVector(Conditions.message(given));
    }
    var message = text(context, dots);
    context.runtime().conditions().warning(message, callingFunction(context, call));
    return new StringVector(message);
  }

  @RBuiltin(value = "message", formals = "..., domain, appendLF", visibility = Visibility.OFF)
  static Value message(
      Context context, Dots dots, @Nullable Value domain, @Nullable Value newline) {
    var given = condition(context, dots);
    if (given == null) {
      boolean end = newline == null || Coercion.flag(newline, "appendLF");
      given =
          Conditions.condition(
              text(context, dots) + (end ? "\n" : ""),
              context.call(),
              "simpleMessage",
              "message",
              "condition");
    }
    if (!context.runtime().conditions().muffled("muffleMessage", given)) {
      context.runtime().output().flush();
      context.runtime().errors().print(Conditions.message(given));
    }
    return NullValue.NULL;
  }

  @RBuiltin(value = "signalCondition", formals = "cond, message, call")
  static Value signal(
      Context context, Value condition, @Nullable Value message, @Nullable Value call) {
    context.runtime().conditions().signal(condition);
    return NullValue.NULL;
  }

  /** {@return handlers for the named arguments, on top of those that are there} */
  private static @Nullable Handler handlers(
      Context context, Dots dots, boolean calling, Object owner) {
    var handlers = context.runtime().conditions().handlers();
    for (int i = dots.length() - 1; i >= 0; i--) {
      if (dots.name(i).isEmpty()) {
        throw new RError("condition handlers must be specified with a condition class");
      }
      handlers =
          new Handler(dots.name(i), context.force(dots.values()[i]), calling, owner, handlers);
    }
    return handlers;
  }

  @RBuiltin(
      value = "tryCatch",
      formals = "expr, ..., finally",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value tryCatch(
      Context context, @Nullable Value expression, Dots dots, @Nullable Value last) {
    try {
      return caught(context, expression == null ? NullValue.NULL : expression, dots);
    } finally {
      if (last != null) {
        boolean visible = context.runtime().isVisible();
        context.force(last);
        context.setVisible(visible);
      }
    }
  }

  /** The functions that tryCatch is made of in R, which programs see in calls. */
  private static final Call LIST_FRAME =
      Call.of(
          "tryCatchList",
          Symbol.of("expr"),
          Symbol.of("classes"),
          Symbol.of("parentenv"),
          Symbol.of("handlers"));

  private static final Call ONE_FRAME =
      Call.of(
          "tryCatchOne",
          Symbol.of("expr"),
          Symbol.of("names"),
          Symbol.of("parentenv"),
          Call.of("[[", Symbol.of("handlers"), new IntVector(1)));

  private static final Call DO_FRAME =
      Call.of(
          "doTryCatch",
          Call.of("return", Symbol.of("expr")),
          Symbol.of("name"),
          Symbol.of("parentenv"),
          Symbol.of("handler"));

  private static void enter(Context context, Call call) {
    var runtime = context.runtime();
    var previous = runtime.frame();
    if (previous != null) {
      runtime.setFrame(
          new Frame(
              call,
              previous.function(),
              new Environment(runtime.global()),
              previous.environment(),
              Args.NONE,
              null,
              previous));
    }
  }

  private static Value caught(Context context, Value expression, Dots dots) {
    var conditions = context.runtime().conditions();
    var before = conditions.handlers();
    var restarts = conditions.restarts();
    var owner = new Object();
    var chain = handlers(context, dots, false, owner);
    context.setVisible(true);
    Jump.Handle taken;
    var frame = context.runtime().frame();
    try {
      conditions.setHandlers(chain);
      enter(context, LIST_FRAME);
      if (dots.length() > 0) {
        enter(context, ONE_FRAME);
        enter(context, DO_FRAME);
      }
      return context.force(expression);
    } catch (Jump.Handle jump) {
      if (jump.handler().owner() != owner) {
        throw jump;
      }
      taken = jump;
    } finally {
      conditions.setHandlers(before);
      conditions.setRestarts(restarts);
      context.runtime().setFrame(frame);
    }
    context.setVisible(true);
    var function = context.function(taken.handler().function());
    return context.apply(
        function,
        Args.of(taken.condition()),
        new Call(
            Call.of("[[", Symbol.VALUE, new IntVector(3)), new Value[] {Symbol.of("cond")}, null));
  }

  @RBuiltin(
      value = "withCallingHandlers",
      formals = "expr, ...",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value withCallingHandlers(Context context, @Nullable Value expression, Dots dots) {
    var conditions = context.runtime().conditions();
    var before = conditions.handlers();
    var chain = handlers(context, dots, true, new Object());
    context.setVisible(true);
    try {
      conditions.setHandlers(chain);
      return expression == null ? NullValue.NULL : context.force(expression);
    } finally {
      conditions.setHandlers(before);
    }
  }

  @RBuiltin(
      value = "try",
      formals = "expr, silent, outFile",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value attempt(
      Context context, Value expression, @Nullable Value silent, @Nullable Value file) {
    var conditions = context.runtime().conditions();
    var before = conditions.handlers();
    var restarts = conditions.restarts();
    var owner = new Object();
    Value condition;
    context.setVisible(true);
    try {
      conditions.setHandlers(new Handler("error", NullValue.NULL, false, owner, before));
      return context.force(expression);
    } catch (Jump.Handle jump) {
      if (jump.handler().owner() != owner) {
        throw jump;
      }
      condition = jump.condition();
    } finally {
      conditions.setHandlers(before);
      conditions.setRestarts(restarts);
    }
    var call = Conditions.callOf(condition);
    var message = Messages.attempted(Conditions.message(condition), call);
    conditions.setErrorMessage(message);
    boolean quiet = silent != null && Coercion.flag(context.force(silent), "silent");
    if (!quiet) {
      context.runtime().output().flush();
      context.runtime().errors().print(message);
    }
    var result = new StringVector(message);
    result.setAttribute(Symbol.CLASS, new StringVector("try-error"));
    result.setAttribute(Symbol.of("condition"), condition);
    context.setVisible(false);
    return result;
  }

  @RBuiltin(value = "geterrmessage", formals = "")
  static Value errorMessage(Context context) {
    return new StringVector(context.runtime().conditions().errorMessage());
  }

  @RBuiltin(
      value = "withRestarts",
      formals = "expr, ...",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value withRestarts(Context context, Value expression, Dots dots) {
    var conditions = context.runtime().conditions();
    var before = conditions.restarts();
    var handlers = conditions.handlers();
    var mine = new ArrayList<Restart>();
    var chain = before;
    for (int i = dots.length() - 1; i >= 0; i--) {
      chain = new Restart(dots.name(i), context.force(dots.values()[i]), chain);
      mine.add(chain);
    }
    Jump.Restarted taken;
    try {
      conditions.setRestarts(chain);
      return context.force(expression);
    } catch (Jump.Restarted jump) {
      if (!mine.contains(jump.restart())) {
        throw jump;
      }
      taken = jump;
    } finally {
      conditions.setRestarts(before);
      conditions.setHandlers(handlers);
    }
    return context.apply(
        context.function(taken.restart().function()),
        taken.arguments(),
        Calls.shown("docall", Args.NONE));
  }

  private static @Nullable Restart find(Context context, String name) {
    for (var r = context.runtime().conditions().restarts(); r != null; r = r.next()) {
      if (r.name().equals(name)) {
        return r;
      }
    }
    return null;
  }

  private static String restartName(Value restart) {
    if (restart instanceof StringVector text) {
      return text.get(0);
    }
    if (restart instanceof ListVector list && list.get(0) instanceof StringVector name) {
      return name.get(0);
    }
    throw new RError("bad restart argument");
  }

  @RBuiltin(value = "invokeRestart", formals = "r, ...")
  static Value invokeRestart(Context context, Value r, Dots dots) {
    var name = restartName(r);
    var restart = find(context, name);
    if (restart == null) {
      throw new RError("no 'restart' '" + name + "' found");
    }
    throw new Jump.Restarted(restart, Vectors.arguments(dots));
  }

  @RBuiltin(value = "tryInvokeRestart", formals = "r, ...")
  static Value tryInvokeRestart(Context context, Value r, Dots dots) {
    var restart = find(context, restartName(r));
    if (restart != null) {
      throw new Jump.Restarted(restart, Vectors.arguments(dots));
    }
    return NullValue.NULL;
  }

  private static Value restartObject(Restart restart) {
    var object =
        ListVector.named(
            List.of("name", "exit"), List.of(new StringVector(restart.name()), NullValue.NULL));
    object.setAttribute(Symbol.CLASS, new StringVector("restart"));
    return object;
  }

  @RBuiltin(value = "computeRestarts", formals = "cond")
  static Value computeRestarts(Context context, @Nullable Value condition) {
    var all = new ArrayList<Value>();
    for (var r = context.runtime().conditions().restarts(); r != null; r = r.next()) {
      all.add(restartObject(r));
    }
    return ListVector.of(all.toArray(Value[]::new));
  }

  @RBuiltin(value = "findRestart", formals = "name, cond")
  static Value findRestart(Context context, Value name, @Nullable Value condition) {
    var restart = find(context, restartName(name));
    return restart == null ? NullValue.NULL : restartObject(restart);
  }

  @RBuiltin(value = "warnings", formals = "...", visibility = Visibility.OFF)
  static Value warnings(Context context, Dots dots) {
    var latest = context.runtime().conditions().latest();
    if (!latest.isEmpty()) {
      context.runtime().output().print(Messages.listed("Warning messages:\n", latest));
    }
    return NullValue.NULL;
  }

  @RBuiltin(value = "traceback", formals = "...", visibility = Visibility.OFF)
  static Value traceback(Context context, Dots dots) {
    context.runtime().output().print("No traceback available \n");
    return NullValue.NULL;
  }

  @RBuiltin(
      value = "stopifnot",
      formals = "..., exprs, exprObject, local",
      treatment = Treatment.LAZY,
      visibility = Visibility.OFF)
  static Value stopUnless(
      Context context,
      Dots dots,
      @Nullable Value exprs,
      @Nullable Value exprObject,
      @Nullable Value local) {
    for (int i = 0; i < dots.length(); i++) {
      var value = context.force(dots.values()[i]);
      if (isTrue(value)) {
        continue;
      }
      var code = Language.deparse(Printing.written(dots.values()[i]), 60).getFirst();
      var message =
          !dots.name(i).isEmpty()
              ? dots.name(i)
              : code
                  + (value instanceof LogicalVector truths && truths.length() > 1
                      ? " are not all TRUE"
                      : " is not TRUE");
      throw context
          .runtime()
          .conditions()
          .raise(
              Conditions.condition(
                  message, callingFunction(context, null), "simpleError", "error", "condition"));
    }
    return NullValue.NULL;
  }

  private static boolean isTrue(Value value) {
    if (!(value instanceof LogicalVector truths)) {
      return value == NullValue.NULL;
    }
    for (int i = 0; i < truths.length(); i++) {
      if (truths.get(i) != 1) {
        return false;
      }
    }
    return true;
  }
}
