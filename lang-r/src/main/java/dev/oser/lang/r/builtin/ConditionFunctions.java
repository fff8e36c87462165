package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Conditions;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Handler;
import dev.oser.lang.r.runtime.InnerCalls;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Messages;
import dev.oser.lang.r.runtime.Restart;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Signalling and handling conditions. */
final class ConditionFunctions {
  private ConditionFunctions() {}

  /** {@return the pieces of a message in one text} */
  private static String text(Context context, Dots dots) {
    var out = new StringBuilder();
    for (var each : dots.values()) {
      var value = context.force(each);
      if (value instanceof Function) {
        throw new RError(
            "cannot coerce type '" + value.type() + "' to vector of type 'character'",
            context.runtime().innerCalls().of("FUN(X[[i]], ...)"));
      }
      if (value != NullValue.NULL) {
        var texts = Texts.of(context, value);
        for (int i = 0; i < texts.length(); i++) {
          out.append(texts.stringAt(i));
        }
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
    // Only what says no means no.
    if (wanted instanceof Vector flag
        && flag.isAtomic()
        && flag.length() > 0
        && flag.logicalAt(0) == 0) {
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
    throw context.runtime().conditions().raise(text(context, dots), callingFunction(context, call));
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
    if (!context.runtime().conditions().messageMuffled(given)) {
      context.runtime().errors().print(Conditions.message(given));
    }
    return NullValue.NULL;
  }

  @RBuiltin(value = "signalCondition", formals = "cond")
  static Value signal(Context context, Value condition) {
    var signalled =
        condition instanceof StringVector text && text.length() > 0
            ? Conditions.condition(text.get(0), NullValue.NULL, "simpleCondition", "condition")
            : condition;
    context.runtime().conditions().signal(signalled);
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
    Value value;
    try {
      value = caught(context, expression, dots);
    } catch (Jump.Quit | Jump.Halt end) {
      // The end of the session leaves things as they are.
      throw end;
    } catch (RuntimeException | Error problem) {
      finish(context, last);
      throw problem;
    }
    if (last != null) {
      value.share();
    }
    finish(context, last);
    return value;
  }

  private static void finish(Context context, @Nullable Value last) {
    if (last != null) {
      boolean visible = context.runtime().isVisible();
      context.force(last);
      context.setVisible(visible);
    }
  }

  private static Value caught(Context context, @Nullable Value expression, Dots dots) {
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
      enter(context, inner(context).catching(dots.length()));
      return guarded(context, expression);
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
    if (!(taken.handler().function() instanceof Function function)) {
      throw new RError("attempt to apply non-function");
    }
    enter(context, inner(context).handling(dots.length(), place(chain, taken.handler())));
    try {
      var shown = inner(context).of("value[[3L]](cond)");
      var condition = Promise.kept(Symbol.of("cond"), taken.condition());
      return context.apply(function, Args.of(condition), shown);
    } finally {
      context.runtime().setFrame(frame);
    }
  }

  private static InnerCalls inner(Context context) {
    return context.runtime().innerCalls();
  }

  private static void enter(Context context, List<Call> calls) {
    if (context.builtin() != null) {
      context.runtime().enter(calls, context.builtin());
    }
  }

  private static int place(@Nullable Handler chain, Handler handler) {
    int place = 0;
    for (var h = chain; h != null && h != handler; h = h.next()) {
      place++;
    }
    return place;
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
      return guarded(context, expression);
    } finally {
      conditions.setHandlers(before);
    }
  }

  /** {@return the value of what handlers are there for; they also hear that it is missing} */
  private static Value guarded(Context context, @Nullable Value expression) {
    if (expression == null) {
      throw context
          .runtime()
          .conditions()
          .raise("argument \"expr\" is missing, with no default", context.call());
    }
    return context.force(expression);
  }

  @RBuiltin(
      value = "try",
      formals = "expr, silent, outFile",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value attempt(
      Context context, @Nullable Value expression, @Nullable Value silent, @Nullable Value file) {
    var conditions = context.runtime().conditions();
    var before = conditions.handlers();
    var restarts = conditions.restarts();
    var owner = new Object();
    Value condition;
    context.setVisible(true);
    var frame = context.runtime().frame();
    try {
      conditions.setHandlers(new Handler("error", NullValue.NULL, false, owner, before));
      enter(context, List.of(inner(context).of("tryCatch(expr, error = function(e) {})")));
      enter(context, inner(context).catching(1));
      return guarded(context, expression);
    } catch (Jump.Handle jump) {
      if (jump.handler().owner() != owner) {
        throw jump;
      }
      condition = jump.condition();
    } finally {
      conditions.setHandlers(before);
      conditions.setRestarts(restarts);
      context.runtime().setFrame(frame);
    }
    var call = Conditions.callOf(condition);
    if (Printing.calls(call, "doTryCatch")) {
      // It comes from the code that is tried itself.
      call = context.call();
    }
    var message = Messages.attempted(Conditions.message(condition), call);
    conditions.setErrorMessage(message);
    boolean quiet = silent != null && Coercion.flag(context.force(silent), "silent");
    if (!quiet) {
      var towards =
          file != null ? context.force(file) : context.runtime().options().get("try.outFile");
      if (towards == null || towards == NullValue.NULL) {
        context.runtime().errors().print(message);
      } else {
        Connections.write(context, towards, message, false);
      }
      conditions.showDeferredInAddition();
    }
    var result = new StringVector(message);
    result.setAttribute(Symbol.CLASS, new StringVector("try-error"));
    result.setAttribute(Symbol.of("condition"), condition);
    context.setVisible(false);
    return result;
  }

  @RBuiltin(value = "geterrmessage", formals = " ")
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
    var frame = context.runtime().frame();
    try {
      conditions.setRestarts(chain);
      enter(context, inner(context).restarting(dots.length()));
      return context.force(expression);
    } catch (Jump.Restarted jump) {
      if (!mine.contains(jump.restart())) {
        throw jump;
      }
      taken = jump;
    } finally {
      conditions.setRestarts(before);
      conditions.setHandlers(handlers);
      context.runtime().setFrame(frame);
    }
    int index = dots.length() - 1 - mine.indexOf(taken.restart());
    enter(context, inner(context).restarted(dots.length(), index));
    try {
      return context.apply(
          context.function(taken.restart().function()),
          taken.arguments(),
          Calls.shown("fun", taken.arguments()));
    } finally {
      context.runtime().setFrame(frame);
    }
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
    var name = restart instanceof ListVector list && list.length() > 0 ? list.get(0) : restart;
    return switch (name) {
      case Symbol symbol -> symbol.name();
      case Vector vector when vector.isAtomic() && vector.length() > 0 -> vector.stringAt(0);
      default -> throw new RError("bad restart argument");
    };
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
    var abort = ListVector.of(new StringVector("abort"), NullValue.NULL);
    abort.setAttribute(Symbol.CLASS, new StringVector("restart"));
    all.add(abort);
    return ListVector.of(all.toArray(Value[]::new));
  }

  @RBuiltin(value = "findRestart", formals = "name, cond")
  static Value findRestart(Context context, Value name, @Nullable Value condition) {
    var restart = find(context, restartName(name));
    return restart == null ? NullValue.NULL : restartObject(restart);
  }

  @RBuiltin(value = "warnings", formals = "...", visibility = Visibility.OWN)
  static Value warnings(Context context, Dots dots) {
    var latest = context.runtime().conditions().latest();
    if (latest.isEmpty()) {
      context.setVisible(false);
      return NullValue.NULL;
    }
    context.setVisible(true);
    var result =
        ListVector.named(
            latest.stream().map(Conditions.Warning::message).toList(),
            latest.stream().map(Conditions.Warning::call).toList());
    result.setAttribute(Symbol.CLASS, new StringVector("warnings"));
    return result;
  }

  /** {@return warnings as {@code print} shows them} */
  @RBuiltin(".warningText")
  static Value warningText(Value warnings) {
    var list = (ListVector) warnings;
    var all = new ArrayList<Conditions.Warning>();
    for (int i = 0; i < list.length(); i++) {
      all.add(new Conditions.Warning(list.nameAt(i), list.get(i)));
    }
    return new StringVector(Messages.all(all));
  }

  @RBuiltin(
      value = "traceback",
      formals = "x, max.lines, n.lines.ignored",
      visibility = Visibility.OFF)
  static Value traceback(
      Context context, @Nullable Value x, @Nullable Value most, @Nullable Value ignored) {
    var calls = context.runtime().conditions().traceback();
    var out = new StringBuilder(calls.isEmpty() ? "No traceback available \n" : "");
    var texts = new ArrayList<Value>();
    for (int i = 0; i < calls.size(); i++) {
      var lines = Language.deparse(calls.get(i));
      var number = (calls.size() - i) + ": ";
      out.append(number)
          .append(String.join("\n" + " ".repeat(number.length()), lines))
          .append('\n');
      texts.add(StringVector.of(lines));
    }
    context.runtime().output().print(out.toString());
    return ListVector.of(texts.toArray(Value[]::new));
  }

  private static final int MOST_DIFFERENCES = 3;

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
      require(context, value, dots.name(i), Printing.written(dots.values()[i]));
    }
    if (exprs != null) {
      var code = Printing.written(exprs);
      requireAll(
          context,
          code instanceof Call block && block.calls(Symbol.of("{"))
              ? List.of(block.arguments())
              : List.of(code));
    }
    if (exprObject != null) {
      var code = context.force(exprObject);
      requireAll(
          context,
          code instanceof ExpressionVector several
              ? IntStream.range(0, several.length()).mapToObj(several::get).toList()
              : List.of(code));
    }
    return NullValue.NULL;
  }

  private static void requireAll(Context context, List<Value> statements) {
    for (var statement : statements) {
      require(context, context.eval(statement, context.environment()), "", statement);
    }
  }

  private static void require(Context context, Value value, String name, Value code) {
    if (!isTrue(value)) {
      throw context
          .runtime()
          .conditions()
          .raise(name.isEmpty() ? untrue(value, code) : name, demandingFunction(context));
    }
  }

  /** The function in whose code the demand is written, not the one that forced it ({@code try}). */
  private static Value demandingFunction(Context context) {
    var frame = context.runtime().frame();
    var demanding = frame == null ? null : context.runtime().functionFrameOf(frame.caller());
    return demanding == null ? NullValue.NULL : demanding.call();
  }

  private static String untrue(Value value, Value code) {
    if (Printing.calls(code, "all.equal") && value instanceof StringVector differences) {
      var call = (Call) code;
      return written(call.argument(0))
          + " and "
          + written(call.argument(1))
          + " are not equal:\n  "
          + String.join("\n  ", shown(differences));
    }
    return written(code) + (value.length() == 1 ? " is not TRUE" : " are not all TRUE");
  }

  /** {@return the first differences, as many as a message has room for} */
  private static List<String> shown(StringVector differences) {
    var all = List.of(differences.toArray());
    var result = new ArrayList<>(all.subList(0, Math.min(all.size(), MOST_DIFFERENCES)));
    if (all.size() > MOST_DIFFERENCES) {
      result.add("....");
    }
    return result;
  }

  private static String written(Value code) {
    var lines = Language.deparse(code, 60);
    return lines.getFirst() + (lines.size() > 1 ? " ...." : "");
  }

  private static boolean isTrue(Value value) {
    if (!(value instanceof LogicalVector truths)) {
      return false;
    }
    for (int i = 0; i < truths.length(); i++) {
      if (truths.get(i) != 1) {
        return false;
      }
    }
    return true;
  }
}
