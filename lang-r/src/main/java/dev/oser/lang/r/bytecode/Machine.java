package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Dispatch;
import dev.oser.lang.r.runtime.Evaluator;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Evaluates for one session: compiles what has no code yet and has it interpreted. */
public final class Machine implements Evaluator {
  private final Runtime runtime;
  private final Variables variables;
  private final Operations operations;
  private final Caller caller;
  private final QuietCalls quietCalls;
  private final GenericCalls generics;
  private final ReplacementCalls replacements;
  private final Interpreter interpreter;
  private final Steps steps;
  private final Updates updates;
  private @Nullable CodeListing listing;
  private @Nullable Stops stops;
  private Tier tier = Tier.NONE;
  private Jump.@Nullable Loop jump;
  private Operands operands;
  private int depth;

  public Machine(Runtime runtime, Updates updates) {
    this.runtime = runtime;
    this.updates = updates;
    this.operands = new Operands(updates != Updates.UNPINNED);
    this.variables = new Variables(this);
    this.operations = new Operations(this);
    this.caller = new Caller(this);
    this.quietCalls = new QuietCalls(this);
    this.generics = new GenericCalls(this, caller);
    this.replacements = new ReplacementCalls(this, caller);
    this.interpreter = new Interpreter(this);
    this.steps = new Steps(this);
    runtime.base().assumptions().takeForGranted(Inlined.functions());
  }

  /** Collects all code that is made from now on. */
  public CodeListing list() {
    listing = new CodeListing();
    return listing;
  }

  public Runtime runtime() {
    return runtime;
  }

  /** {@return what does for compiled code what the interpreter would} */
  public Steps steps() {
    return steps;
  }

  /** Has something look at what is hot from now on. */
  public void use(Tier faster) {
    tier = faster;
  }

  Tier tier() {
    return tier;
  }

  /** Keeps a jump to a loop of compiled code until that code has left for the interpreter. */
  void setJump(Jump.Loop postponed) {
    jump = postponed;
  }

  Jump.Loop takeJump() {
    var taken = jump;
    if (taken == null) {
      throw new IllegalStateException("nobody wants to go anywhere");
    }
    jump = null;
    return taken;
  }

  Variables variables() {
    return variables;
  }

  Operations operations() {
    return operations;
  }

  Caller caller() {
    return caller;
  }

  QuietCalls quietCalls() {
    return quietCalls;
  }

  GenericCalls generics() {
    return generics;
  }

  ReplacementCalls replacements() {
    return replacements;
  }

  /** Stops at instructions from now on, to go on from a description. */
  public void stopAt(Stops places) {
    stops = places;
    tier = Tier.NONE;
  }

  @Nullable Stops stops() {
    return stops;
  }

  /** {@return whether variables are never changed in place} */
  public boolean alwaysCopies() {
    return updates == Updates.BY_COPY;
  }

  /** Shows all operands of all activations, which hold values; from any thread, so not exactly. */
  public void eachOperand(Consumer<Value> action) {
    for (var each = operands; each != null; each = each.caller()) {
      var stack = each.stack();
      for (int i = each.base(); i < Math.min(each.height(), stack.length); i++) {
        var value = stack[i];
        if (value != null) {
          action.accept(value);
        }
      }
    }
  }

  /** {@return the operands of the activation that is running} */
  Operands operands() {
    return operands;
  }

  void setOperands(Operands operands) {
    this.operands = operands;
  }

  Interpreter interpreter() {
    return interpreter;
  }

  /** What builtins call is where a {@link Suspension} ends: nobody can write them down. */
  @Override
  public Value eval(Value expression, Environment environment) {
    try {
      return evaluate(expression, environment);
    } catch (Suspension suspension) {
      return resume(suspension);
    }
  }

  @Override
  public @Nullable Value evalForm(Symbol function, Call call, Environment environment) {
    var code =
        Compiler.compileForm(
            function,
            call,
            environment.layout(),
            environment.assumptions(),
            environment.isDetached());
    if (code == null) {
      return null;
    }
    try {
      return interpreter.run(code, environment);
    } catch (Suspension suspension) {
      return resume(suspension);
    }
  }

  @Override
  public Value useMethod(Value generic, @Nullable Value object, Environment environment) {
    return generics.useMethod(generic, object, environment);
  }

  private Value resume(Suspension suspension) {
    var parts = suspension.parts();
    while (true) {
      try {
        return Resumption.run(this, parts);
      } catch (Suspension again) {
        parts = again.parts();
      }
    }
  }

  private Value evaluate(Value expression, Environment environment) {
    // What is frequent comes before the switch, which C1 does not inline.
    if (expression instanceof Call call) {
      return interpreter.run(codeOf(call, environment), environment);
    }
    switch (expression) {
      case Symbol symbol -> {
        runtime.setVisible(true);
        try {
          return variables.load(environment, symbol);
        } catch (RError error) {
          throw runtime.conditions().raise(error, currentCall());
        }
      }
      case Promise promise -> {
        return force(promise);
      }
      case ExpressionVector expressions -> {
        Value result = NullValue.NULL;
        for (int i = 0; i < expressions.length(); i++) {
          // Nobody writes down which one it is.
          result = eval(expressions.get(i), environment);
        }
        return result;
      }
      default -> {
        runtime.setVisible(true);
        return expression;
      }
    }
  }

  private Code codeOf(Call call, Environment environment) {
    if (call.executable() instanceof Code code
        && !environment.isDetached()
        && code.layout() == environment.layout()
        && code.epoch() == environment.assumptions().epoch()) {
      return code;
    }
    if (environment.isDetached()) {
      return Compiler.compilePlainly(call, environment.layout(), environment.assumptions(), false);
    }
    // Code that redefines what is inlined must not have it inlined from the beginning.
    Locals.assigned(call).forEach(environment.assumptions()::redefine);
    var code = Compiler.compile(call, environment.layout(), environment.assumptions(), false);
    if (call.executable() instanceof Code older) {
      code.inherit(older);
    }
    call.setExecutable(code);
    if (listing != null) {
      listing.expression(call, environment, code);
    }
    return code;
  }

  Code codeOf(Closure closure) {
    var definition = closure.definition();
    var assumptions = closure.environment().assumptions();
    boolean detached = closure.environment().isDetached();
    if (definition.executable() instanceof Code code
        && code.epoch() == assumptions.epoch()
        && !detached) {
      return code;
    }
    var layout = Locals.of(definition);
    if (detached) {
      return Compiler.compilePlainly(definition.body(), layout, assumptions, true);
    }
    for (int i = 0; i < layout.size(); i++) {
      assumptions.redefine(layout.name(i));
    }
    var code = Compiler.compile(definition.body(), layout, assumptions, true);
    if (definition.executable() instanceof Code older) {
      code.inherit(older);
    }
    definition.setExecutable(code);
    if (listing != null) {
      listing.function(closure, code);
    }
    return code;
  }

  @Override
  public Value force(Promise promise) {
    try {
      return evaluate(promise);
    } catch (Suspension suspension) {
      return resume(suspension);
    }
  }

  /** {@return the value of a promise, for an instruction that can run again} */
  Value evaluate(Promise promise) {
    var known = promise.value();
    if (known != null) {
      return known;
    }
    if (promise.isUnderEvaluation()) {
      var error =
          new RError(
              "promise already under evaluation: recursive default argument reference or earlier"
                  + " problems?");
      throw runtime.conditions().raise(error, currentCall());
    }
    var environment = promise.environment();
    if (environment == null) {
      throw new IllegalStateException("a promise without environment");
    }
    if (promise.isInterrupted()) {
      promise.setInterrupted(false);
      runtime.conditions().warning("restarting interrupted promise evaluation", currentCall());
    }
    return evaluate(promise, environment, null);
  }

  /** Goes on with the evaluation of a promise. */
  Value resume(Promise promise, Resumption inner) {
    var environment = promise.environment();
    if (environment == null) {
      throw new IllegalStateException("a promise without environment");
    }
    return evaluate(promise, environment, inner);
  }

  private Value evaluate(Promise promise, Environment environment, @Nullable Resumption inner) {
    promise.setUnderEvaluation(true);
    try {
      enter();
      var value = inner == null ? evaluate(promise.expression(), environment) : inner.run();
      promise.keep(value);
      return value;
    } catch (RError | Jump left) {
      promise.setInterrupted(true);
      throw left;
    } catch (Suspension suspension) {
      suspension.add(new Suspended.Forced(promise));
      throw suspension;
    } finally {
      leave();
      promise.setUnderEvaluation(false);
    }
  }

  /** {@return the call of the function that is running} */
  Value currentCall() {
    var frame = runtime.frame();
    return frame == null ? NullValue.NULL : frame.call();
  }

  int depth() {
    return depth;
  }

  void enter() {
    if (++depth > runtime.options().expressions()) {
      throw tooDeep();
    }
    runtime.leaveIfInterrupted();
  }

  void leave() {
    depth--;
  }

  private RError tooDeep() {
    // Handlers need some room to run in.
    int before = depth;
    depth = before - 500;
    try {
      return runtime
          .conditions()
          .raise(
              new RError(
                  "evaluation nested too deeply: infinite recursion / options(expressions=)?",
                  NullValue.NULL),
              NullValue.NULL);
    } finally {
      depth = before;
    }
  }

  /** {@return the error of an instruction that stumbled over its operands} */
  RError internalError(Value call, RuntimeException problem) {
    var name = call instanceof Call known ? known.function() : call;
    return runtime.internalError(
        name instanceof Symbol symbol ? symbol.name() : "the interpreter", problem);
  }

  /** Shows an error to the handlers, unless they have seen it. */
  RError raised(RError error, Code code, int place) {
    if (error.condition() != null) {
      return error;
    }
    return runtime
        .conditions()
        .raise(
            error,
            code.hasCallAt(place) && !error.isOfFrame() ? code.callAt(place) : currentCall());
  }

  @Override
  public @Nullable Value leave(Frame frame) {
    return caller.leave(frame);
  }

  @Override
  public Value call(
      Function function,
      Args arguments,
      Call call,
      Environment environment,
      @Nullable Dispatch dispatch) {
    runtime.leaveIfInterrupted();
    try {
      return caller.call(function, arguments, call, environment, dispatch);
    } catch (RError error) {
      throw runtime.conditions().raise(error, call);
    } catch (Suspension suspension) {
      return resume(suspension);
    }
  }
}
