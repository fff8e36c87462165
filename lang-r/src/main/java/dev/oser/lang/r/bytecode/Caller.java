package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.BuiltinFrame;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Dispatch;
import dev.oser.lang.r.runtime.Family;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Signatures;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls functions: makes promises or values of arguments, matches them, and runs what is called.
 */
final class Caller {
  private static final Symbol FUN = Symbol.of("FUN");
  private static final Symbol RECALL = Symbol.of("Recall");

  private final Machine machine;

  Caller(Machine machine) {
    this.machine = machine;
  }

  static boolean isEager(Value function) {
    return function instanceof Builtin builtin && builtin.treatment() == Treatment.EAGER;
  }

  /**
   * Shows a call among those that run while its arguments are evaluated: R has the builtin as a
   * closure, which forces them.
   */
  void enter(CallSite site, Value function, Environment environment) {
    if (!((Builtin) function).isPrimitive()) {
      enter(site, (Builtin) function, environment);
    }
  }

  /** Arguments that a closure does not take are refused before any is evaluated. */
  private void enter(CallSite site, Builtin builtin, Environment environment) {
    if (!site.hasDots()) {
      site.plan(builtin.signature().formals());
    } else if (builtin.signature().formals().dots() < 0) {
      refuseUnused(builtin, promises(site.call(), 0, environment), site.call());
    }
    enter(builtin, site.call(), environment);
  }

  private static void refuseUnused(Builtin builtin, Args arguments, Call call) {
    var formals = builtin.signature().formals();
    if (formals.dots() < 0 && (arguments.hasNames() || arguments.size() > formals.size())) {
      Matching.plan(formals, arguments.names(), arguments.size(), arguments, call);
    }
  }

  private void enter(Builtin builtin, Call call, Environment environment) {
    var runtime = machine.runtime();
    runtime.setFrame(
        BuiltinFrame.pending(call, builtin, runtime.library(), environment, runtime.frame()));
  }

  Value callEager(CallSite site, Value[] stack, int base, Environment environment) {
    var call = site.call();
    if (call.size() == 1 && stack[base + 1] instanceof DoubleVector number && number.isScalar()) {
      var single = ofNumber((Builtin) stack[base], number.scalar(), call);
      if (single != null) {
        return single;
      }
    }
    var values = new Value[call.size()];
    System.arraycopy(stack, base + 1, values, 0, values.length);
    return invoke((Builtin) stack[base], new Args(values, call.names()), call, environment);
  }

  /** {@return what a builtin makes of a number, or null if that takes more than arithmetic} */
  private @Nullable Value ofNumber(Builtin builtin, double number, Call call) {
    var function = builtin.ofNumber();
    if (function == null || call.names() != null) {
      return null;
    }
    double result = function.apply(number);
    if (result != result && number == number) {
      return null;
    }
    machine.runtime().setVisible(true);
    return new DoubleVector(result);
  }

  /** Calls a builtin with values. */
  Value invoke(Builtin builtin, Args arguments, Call call, Environment environment) {
    var runtime = machine.runtime();
    var signature = builtin.signature();
    checkFirstName(builtin, arguments.names());
    if (arguments.size() > 0
        && (signature.dispatch() != Builtin.Dispatch.NONE
            || isFormal(builtin, arguments.values()))) {
      var waiting = waiting(builtin, call);
      if (waiting != null) {
        runtime.setFrame(waiting.previous());
      }
      var answer = method(builtin, arguments, call, environment);
      if (answer != null) {
        return answer;
      }
    }
    return invokeDirectly(builtin, arguments, call, environment);
  }

  /** Any primitive may have methods of S4. */
  static boolean isFormal(Builtin builtin, Value[] values) {
    return builtin.isPrimitive()
        && values.length > 0
        && (values[0].isFormal() || values.length > 1 && values[1].isFormal());
  }

  static void checkFirstName(Builtin builtin, String @Nullable [] names) {
    if (names != null && names.length > 0 && !names[0].isEmpty() && builtin.isPrimitive()) {
      Signatures.checkFirstName(builtin.name(), names[0]);
    }
  }

  private @Nullable Value method(
      Builtin builtin, Args arguments, Call call, Environment environment) {
    var methods = machine.runtime().methods();
    var dispatch = builtin.signature().dispatch();
    if (dispatch == Builtin.Dispatch.OPS) {
      var second = arguments.size() > 1 ? arguments.get(1) : null;
      return methods.operator(builtin.name(), arguments.get(0), second, call, environment);
    }
    if (dispatch == Builtin.Dispatch.NONE) {
      return machine
          .runtime()
          .formalMethods()
          .dispatch(builtin.name(), arguments, call, environment);
    }
    if (!arguments.get(0).isObject()) {
      return null;
    }
    var group =
        switch (dispatch) {
          case MATH -> "Math";
          case SUMMARY -> "Summary";
          case COMPLEX -> "Complex";
          default -> "";
        };
    if (dispatch == Builtin.Dispatch.SUMMARY && arguments.indexOf("na.rm") < 0) {
      // Methods of this group can count on na.rm, and see it in their call.
      var all = new Args.Builder();
      all.addAll(arguments);
      all.add(LogicalVector.FALSE, "na.rm");
      var complete = all.build();
      return methods.dispatch(
          builtin.name(), group, complete, Calls.shown(builtin.name(), complete), environment);
    }
    return methods.dispatch(builtin.name(), group, arguments, call, environment);
  }

  private Value invokeDirectly(
      Builtin builtin, Args arguments, Call call, Environment environment) {
    var runtime = machine.runtime();
    var signature = builtin.signature();
    Value result;
    if (!signature.primitive()) {
      result = invokeInFrame(builtin, arguments, call, environment);
    } else {
      var context = new Context(runtime, call, environment, builtin);
      if (signature.matched()) {
        var matched = Matching.match(signature.formals(), arguments, call);
        result = run(builtin, context, arguments, matched);
      } else {
        checkCount(builtin, arguments.size());
        result = run(builtin, context, arguments, arguments.values());
      }
    }
    switch (signature.visibility()) {
      case ON -> runtime.setVisible(true);
      case OFF -> runtime.setVisible(false);
      case OWN -> {}
    }
    return result;
  }

  /** The border of our own code: what comes out of it that R does not know is a bug of ours. */
  private Value run(Builtin builtin, Context context, Args arguments, @Nullable Value[] matched) {
    try {
      return ((Family) builtin.family()).call(builtin.number(), context, arguments, matched);
    } catch (RError | Jump | UncheckedIOException left) {
      throw left;
    } catch (RuntimeException problem) {
      throw machine.runtime().internalError(builtin.name(), problem);
    }
  }

  /** What R has as a closure is seen among the running calls. */
  private Value invokeInFrame(Builtin builtin, Args arguments, Call call, Environment environment) {
    var runtime = machine.runtime();
    var frame = waiting(builtin, call);
    if (frame != null) {
      frame.supply(arguments);
    } else {
      frame =
          BuiltinFrame.of(
              call, builtin, runtime.library(), environment, arguments, runtime.frame());
      runtime.setFrame(frame);
    }
    var previous = frame.previous();
    try {
      // What it evaluates may call it again.
      machine.enter();
      var matched = Matching.match(builtin.signature().formals(), arguments, call);
      switch (builtin.treatment()) {
        case EAGER -> requirePresent(builtin, matched);
        case PASSING -> forceOwn(builtin.signature().formals(), matched);
        default -> {}
      }
      return run(
          builtin, new Context(runtime, call, environment, builtin, frame), arguments, matched);
    } catch (RError error) {
      throw runtime.conditions().raise(error, call);
    } finally {
      machine.leave();
      runtime.setFrame(previous);
    }
  }

  /**
   * What {@code ...} holds is not used: it goes on as it is, and methods of R may ask for its code.
   */
  private void forceOwn(Formals formals, @Nullable Value[] matched) {
    // R looks at the function before it looks at what it is for.
    int function = formals.indexOf(FUN);
    if (function >= 0 && matched[function] == null) {
      return;
    }
    if (function >= 0 && matched[function] instanceof Promise promise) {
      matched[function] = machine.force(promise);
    }
    for (int i = 0; i < matched.length; i++) {
      if (i != formals.dots() && matched[i] instanceof Promise promise) {
        matched[i] = machine.force(promise);
      }
    }
  }

  /** What {@code ...} holds has been evaluated, so nothing in it may be empty. */
  private static void requirePresent(Builtin builtin, @Nullable Value[] matched) {
    var formals = builtin.signature().formals();
    if (formals.dots() >= 0
        && builtin.symbol() != RECALL
        && matched[formals.dots()] instanceof Dots dots) {
      for (var value : dots.values()) {
        if (value == Symbol.MISSING) {
          throw new RError("argument is missing, with no default");
        }
      }
    }
  }

  /** {@return the frame of this call if it was entered before its arguments were known} */
  private @Nullable BuiltinFrame waiting(Builtin builtin, Call call) {
    return machine.runtime().frame() instanceof BuiltinFrame frame
            && frame.isPending()
            && frame.call() == call
            && frame.function() == builtin
        ? frame
        : null;
  }

  static void checkCount(Builtin builtin, int count) {
    int least = builtin.signature().least();
    int most = builtin.signature().most();
    if (count >= least && (most < 0 || count <= most)) {
      return;
    }
    var passed = count == 1 ? " argument passed to '" : " arguments passed to '";
    if (least == most) {
      throw new RError(count + passed + builtin.name() + "' which requires " + least);
    }
    throw new RError(
        count
            + passed
            + builtin.name()
            + "' which requires "
            + least
            + (count < least ? " or more" : " to " + most)
            + " arguments");
  }

  /** Calls a builtin that does not simply take values, or whose arguments have to be collected. */
  Value callBuiltin(CallSite site, Value function, Environment environment) {
    var builtin = (Builtin) function;
    var call = site.call();
    switch (builtin.treatment()) {
      case EAGER -> {
        if (!builtin.isPrimitive()) {
          enter(site, builtin, environment);
        }
        if (!builtin.signature().matched() && !builtin.name().startsWith("[")) {
          requireArguments(call, environment);
        }
        var values = values(call, 0, environment);
        var result = invoke(builtin, values, call, environment);
        unpin(values);
        return result;
      }
      case PASSING, LAZY -> {
        return invokeDirectly(builtin, promises(call, 0, environment), call, environment);
      }
      default -> {
        return special(builtin, call, environment);
      }
    }
  }

  /** Primitives other than those that index cannot be called with an empty argument. */
  private void requireArguments(Call call, Environment environment) {
    for (int i = 0; i < call.size(); i++) {
      if (call.argument(i) == Symbol.MISSING) {
        evaluateUntil(call, i, environment);
        throw new RError("argument " + (i + 1) + " is empty");
      }
      if (call.argument(i) == Symbol.DOTS
          && List.of(dots(environment).values()).contains(Symbol.MISSING)) {
        throw RError.ofFrame("argument is missing, with no default");
      }
    }
  }

  /** What comes before an argument that is refused has its effects. */
  private void evaluateUntil(Call call, int end, Environment environment) {
    var before = new Call(call.function(), Arrays.copyOf(call.arguments(), end), null);
    unpin(values(before, 0, environment));
  }

  private Value special(Builtin builtin, Call call, Environment environment) {
    var context = new Context(machine.runtime(), call, environment, builtin);
    checkFirstName(builtin, call.names());
    var result = run(builtin, context, Args.NONE, new Value[0]);
    if (builtin.signature().visibility() != Builtin.Visibility.OWN) {
      context.setVisible(builtin.signature().visibility() == Builtin.Visibility.ON);
    }
    return result;
  }

  /**
   * {@return the values of the arguments of a call, from one of them on, pinned: one must not
   * change while the next is evaluated}
   */
  Args values(Call call, int first, Environment environment) {
    return arguments(call, first, environment, true);
  }

  /** Lets values go. If an error keeps us from it, they are copied once more than needed. */
  static void unpin(Args values) {
    Operands.unpin(values.values(), 0, values.size());
  }

  /** {@return the arguments of a call as promises, from one of them on} */
  Args promises(Call call, int first, Environment environment) {
    return arguments(call, first, environment, false);
  }

  /** {@return arguments with what {@code ...} holds in its place} */
  private Args arguments(Call call, int first, Environment environment, boolean evaluate) {
    var builder = new Args.Builder();
    for (int i = first; i < call.size(); i++) {
      var argument = call.argument(i);
      if (argument == Symbol.DOTS) {
        var dots = dots(environment);
        var rest = new Args(dots.values(), dots.names());
        if (evaluate) {
          rest = forced(rest);
          Operands.pin(rest.values(), 0, rest.size());
        }
        builder.addAll(rest);
      } else if (evaluate && argument != Symbol.MISSING) {
        var value = machine.eval(argument, environment);
        Operands.pin(value);
        builder.add(value, call.name(i));
      } else {
        builder.add(promise(argument, environment), call.name(i));
      }
    }
    return builder.build();
  }

  private Dots dots(Environment environment) {
    var bound = Runtime.find(Symbol.DOTS, environment);
    if (bound instanceof Dots dots) {
      return dots;
    }
    if (bound == Symbol.MISSING) {
      return Dots.NONE;
    }
    throw RError.ofFrame("'...' used in an incorrect context");
  }

  private static Value promise(Value argument, Environment environment) {
    return argument instanceof Call || (argument instanceof Symbol && argument != Symbol.MISSING)
        ? new Promise(argument, environment, false)
        : argument;
  }

  private static Value ownPromise(Value argument, Environment environment) {
    return argument instanceof Call || argument instanceof Symbol
        ? Promise.ofOneCall(argument, environment)
        : argument;
  }

  Value callClosure(CallSite site, Closure closure, Environment environment) {
    var call = site.call();
    if (site.hasDots()) {
      return call(closure, promises(call, 0, environment), call, environment, null);
    }
    var formals = closure.formals();
    int[] plan = site.plan(formals);
    var code = machine.codeOf(closure);
    var callee = new Activation(closure, code.layout(), call, environment);
    if (environment instanceof Activation caller) {
      giveEarly(site, code, plan, caller, callee);
    }
    fill(callee, plan, call, formals, environment);
    return execute(callee, code);
  }

  /** Gives parameters that have nothing yet promises for their arguments, or their defaults. */
  private static void fill(
      Activation callee, int[] plan, Call call, Formals formals, Environment environment) {
    var slots = callee.slots();
    int dots = formals.dots();
    if (dots < 0) {
      for (int i = 0; i < plan.length; i++) {
        if (slots[plan[i]] == null && call.argument(i) != Symbol.MISSING) {
          slots[plan[i]] = ownPromise(call.argument(i), environment);
        }
      }
    } else {
      fillWithDots(slots, plan, call, dots, environment);
    }
    fillDefaults(callee, formals);
  }

  /**
   * Calls a closure with values that have been found for some arguments already.
   *
   * @param asking the code that asks for them; other code may ask for something else first
   * @param parameters that take these values, in the order in which the function asks for them
   * @param values up to the first that is null
   */
  Value callGiven(
      CallSite site,
      Closure closure,
      Environment environment,
      Code asking,
      int[] parameters,
      @Nullable Value[] values) {
    var code = machine.codeOf(closure);
    return site.hasDots() || code != asking
        ? callClosure(site, closure, environment)
        : execute(activation(site, closure, environment, code, parameters, values, false), code);
  }

  /**
   * {@return an activation of a closure that has values for some arguments already}
   *
   * @param evaluated whether the arguments were evaluated; if not, methods of an object may still
   *     ask for something else first
   */
  Activation activation(
      CallSite site,
      Closure closure,
      Environment environment,
      Code code,
      int[] parameters,
      @Nullable Value[] values,
      boolean evaluated) {
    var callee = new Activation(closure, code.layout(), site.call(), environment);
    for (int i = 0; i < parameters.length; i++) {
      var value = values[i];
      if (value == null) {
        break;
      }
      callee.give(parameters[i], value);
      if (value.isObject() && !evaluated) {
        break;
      }
    }
    var formals = closure.formals();
    fill(callee, site.plan(formals), site.call(), formals, environment);
    return callee;
  }

  /** Passes the values of variables that the function asks for before anything else happens. */
  private static void giveEarly(
      CallSite site, Code code, int[] plan, Activation caller, Activation callee) {
    for (int argument : site.early(code, plan)) {
      var bound = caller.slots()[site.slot(argument)];
      var value = bound instanceof Promise promise ? promise.value() : bound;
      if (value == null || bound == value && !Variables.isValue(value)) {
        return;
      }
      callee.give(plan[argument], value);
      if (value.isObject()) {
        return;
      }
    }
  }

  private static void fillWithDots(
      Value[] slots, int[] plan, Call call, int dots, Environment environment) {
    var rest = new Args.Builder();
    for (int i = 0; i < plan.length; i++) {
      if (plan[i] == dots) {
        rest.add(promise(call.argument(i), environment), call.name(i));
      } else if (slots[plan[i]] == null && call.argument(i) != Symbol.MISSING) {
        slots[plan[i]] = ownPromise(call.argument(i), environment);
      }
    }
    var all = rest.build();
    slots[dots] = all.size() == 0 ? Dots.NONE : new Dots(all.values(), all.names());
  }

  private static void fillDefaults(Activation callee, Formals formals) {
    var slots = callee.slots();
    var defaults = formals.defaults();
    for (int i = 0; i < defaults.length; i++) {
      var given = slots[i];
      if (given == null || given == Symbol.MISSING) {
        var standard = defaults[i];
        slots[i] =
            standard instanceof Call || standard instanceof Symbol && standard != Symbol.MISSING
                ? new Promise(standard, callee, true)
                : formals.constantDefault(i);
      }
    }
  }

  /** Calls any function with arguments that are values or promises. */
  Value call(
      Function function,
      Args arguments,
      Call call,
      Environment environment,
      @Nullable Dispatch dispatch) {
    if (function instanceof Builtin builtin) {
      return callBuiltin(builtin, arguments, call, environment, dispatch);
    }
    var closure = (Closure) function;
    var code = machine.codeOf(closure);
    var computed = dispatch == null ? computed(closure, code, arguments) : null;
    return computed != null
        ? computed
        : execute(matched(closure, arguments, call, environment, dispatch), code);
  }

  /** {@return what a closure gives that only computes; null if it has to be called} */
  private @Nullable Value computed(Closure closure, Code code, Args arguments) {
    var pure = code.pure();
    if (pure == null
        || arguments.hasNames()
        || arguments.size() != closure.formals().size()
        || closure.formals().dots() >= 0) {
      return null;
    }
    var values = arguments.values();
    for (var value : values) {
      if (value instanceof Promise || value == Symbol.MISSING || value instanceof Dots) {
        return null;
      }
    }
    return pure.call(closure.environment(), machine.depth(), values);
  }

  /** {@return an activation for a call with these arguments} */
  Activation matched(
      Closure closure,
      Args arguments,
      Call call,
      Environment environment,
      @Nullable Dispatch dispatch) {
    var formals = closure.formals();
    boolean byPlace =
        !arguments.hasNames() && formals.dots() < 0 && arguments.size() <= formals.size();
    var matched = byPlace ? arguments.values() : Matching.match(formals, arguments, call);
    var callee = new Activation(closure, machine.codeOf(closure).layout(), call, environment);
    callee.supply(arguments, dispatch);
    for (int i = 0; i < matched.length; i++) {
      var value = matched[i];
      if (value != null) {
        if (!(value instanceof Promise)) {
          value.own();
        }
        callee.slots()[i] = value;
      }
    }
    fillDefaults(callee, formals);
    return callee;
  }

  private Value callBuiltin(
      Builtin builtin,
      Args arguments,
      Call call,
      Environment environment,
      @Nullable Dispatch dispatch) {
    switch (builtin.treatment()) {
      case EAGER -> {
        if (!builtin.isPrimitive()) {
          refuseUnused(builtin, arguments, call);
        }
        var values = forced(arguments);
        return dispatch == null
            ? invoke(builtin, values, call, environment)
            : invokeDirectly(builtin, values, call, environment);
      }
      case PASSING, LAZY -> {
        return invokeDirectly(builtin, arguments, call, environment);
      }
      default -> {
        // A special sees expressions: values that are not code of their own stand for themselves.
        var expressions = new Value[arguments.size()];
        for (int i = 0; i < expressions.length; i++) {
          expressions[i] = quoted(arguments.get(i));
        }
        return special(
            builtin, new Call(call.function(), expressions, arguments.names()), environment);
      }
    }
  }

  private static Value quoted(Value argument) {
    return argument instanceof Call || argument instanceof Symbol && argument != Symbol.MISSING
        ? Call.of("quote", argument)
        : argument;
  }

  private Args forced(Args arguments) {
    var values = arguments.values();
    Value[] changed = null;
    for (int i = 0; i < values.length; i++) {
      if (values[i] instanceof Promise promise) {
        if (changed == null) {
          changed = values.clone();
        }
        changed[i] = machine.force(promise);
      }
    }
    return changed == null ? arguments : new Args(changed, arguments.names());
  }

  /** Runs a closure in an activation that holds its arguments. */
  Value execute(Activation frame, Code code) {
    return execute(frame, code, null);
  }

  /** Goes on with a closure that was called. */
  Value resume(Activation frame, Resumption inner) {
    return execute(frame, inner.code(), inner);
  }

  private Value execute(Activation frame, Code code, @Nullable Resumption inner) {
    var runtime = machine.runtime();
    var previous = runtime.frame();
    frame.begin(previous);
    runtime.setFrame(frame);
    try {
      machine.enter();
      return left(frame, inner == null ? begin(frame, code) : inner.run());
    } catch (Jump.Return jump) {
      if (jump.target() == frame) {
        return left(frame, jump.value());
      }
      var instead = leave(frame);
      if (instead == null) {
        throw jump;
      }
      return instead;
    } catch (Jump.Quit | Jump.Halt end) {
      // The end of the session leaves things as they are.
      throw end;
    } catch (RuntimeException | OutOfMemoryError problem) {
      var instead = leave(frame);
      if (instead == null) {
        throw problem;
      }
      return instead;
    } catch (Suspension suspension) {
      suspension.add(new Suspended.Called(frame));
      throw suspension;
    } catch (StackOverflowError e) {
      leave(frame);
      throw new RError(
          "evaluation nested too deeply: infinite recursion / options(expressions=)?",
          NullValue.NULL);
    } finally {
      machine.leave();
      runtime.setFrame(previous);
    }
  }

  private Value begin(Activation frame, Code code) {
    return machine.interpreter().run(code, frame);
  }

  private Value left(Activation frame, Value result) {
    if (frame.onExit().isEmpty()) {
      frame.release(result);
      return result;
    }
    // What is left to be done may change variables, but no longer the result.
    result.share();
    var instead = leave(frame);
    return instead == null ? result : instead;
  }

  /** Evaluates what is left to be done. {@return what that returns from the function, or null} */
  @Nullable Value leave(Frame frame) {
    var runtime = machine.runtime();
    boolean visible = runtime.isVisible();
    var environment = frame.environment();
    Value instead = null;
    RuntimeException failed = null;
    while (!frame.onExit().isEmpty()) {
      var next = frame.onExit().getFirst();
      frame.setOnExit(frame.onExit().subList(1, frame.onExit().size()));
      runtime.setFrame(frame);
      try {
        machine.eval(next, environment);
        runtime.setVisible(visible);
      } catch (Jump.Return jump) {
        if (jump.target() == environment) {
          instead = jump.value();
        } else {
          failed = jump;
        }
      } catch (RError | Jump problem) {
        failed = problem;
      }
    }
    if (failed != null) {
      throw failed;
    }
    return instead;
  }
}
