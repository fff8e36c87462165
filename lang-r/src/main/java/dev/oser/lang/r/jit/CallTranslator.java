package dev.oser.lang.r.jit;

import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.kit.tier.Backend;
import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.jit.State.Entered;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls: what is called is assumed to be what was called before. */
final class CallTranslator {
  private final Emission out;
  private final Interpreted interpreted;
  private final Inlining inlining;
  private final MethodInlining methods;

  CallTranslator(Emission out, Interpreted interpreted, Inlining inlining, MethodInlining methods) {
    this.out = out;
    this.interpreted = interpreted;
    this.inlining = inlining;
    this.methods = methods;
  }

  /** {@return the only function that was called, or the definition of all; or null} */
  private @Nullable Object target(int feedbackPlace) {
    var targets = out.feedback().targets(feedbackPlace);
    if (out.failures() > 0
        || !out.request().speculation().on(Speculation.Kind.TARGETS)
        || targets == null
        || targets.hasMore()
        || targets.all().size() > 1) {
      return null;
    }
    var only = targets.all().getFirst();
    // A closure that was made in a call will be made anew in the next one.
    return only instanceof Closure closure && closure.environment() instanceof Activation
        ? closure.definition()
        : only;
  }

  /** Looks for the function of a name. */
  void function() {
    var site = (VariableSite) out.constantAt(0);
    int slot = out.operand(1);
    if (slot >= 0 && out.failures() == 0 && ownFunction(slot)) {
      assumeTarget(out.operand(2));
      return;
    }
    if (slot >= 0 || out.table().named(site.symbol()) >= 0 || out.failures() > 1) {
      interpreted.step();
      assumeTarget(out.operand(2));
      return;
    }
    out.requireWritten(site.symbol());
    var function = out.emit(At.Action.FUNCTION, site, out.environment());
    if (out.failures() == 0) {
      out.checkPresent(function, Reason.VALUE);
      out.state().push(Held.ref(function));
      assumeTarget(out.operand(2));
    } else {
      interpreted.stepUnless(function);
    }
  }

  /** {@return whether the function is that of a variable of this code} */
  private boolean ownFunction(int slot) {
    var known = out.state().variable(slot);
    if (known == null && !out.hasEnvironment() || known != null && known.held().kind().isRaw()) {
      return false;
    }
    var function = known != null ? known.held().value() : out.forceSlot(slot);
    out.check(out.emit(Plain.IS_FUNCTION, function), Reason.TARGET);
    out.state().push(Held.ref(function));
    return true;
  }

  /** Makes a closure: who calls it looks at variables, and gets them written down before. */
  void closure(int next) {
    out.requireFrame();
    var made = out.emit(At.Action.MAKE_CLOSURE, null, out.environment());
    out.state().push(Held.closure(made, Steps.definition(out.code(), out.place())));
    out.done(next);
  }

  void functionValue() {
    var value = (Held) out.state().peek(0);
    if (value.kind() != Kind.REF || out.failures() > 1) {
      interpreted.step();
      return;
    }
    out.check(out.emit(Plain.IS_FUNCTION, value.value()), Reason.TARGET);
    assumeTarget(out.operand(0));
  }

  /**
   * From here on the function on the stack is the only one that was called, or a closure that was
   * made by the same code as all that were.
   */
  private void assumeTarget(int feedbackPlace) {
    switch (target(feedbackPlace)) {
      case Function function -> {
        var constant = out.object(name(function), function);
        out.check(
            out.emit(ReferenceOp.Identity.EQ, out.state().pop().value(), constant), Reason.TARGET);
        out.state().push(Held.ref(constant));
      }
      case Closure.Definition definition -> {
        var value = out.state().pop().value();
        out.check(out.emit(At.Action.IS_DEFINED_BY, definition, value), Reason.TARGET);
        out.state().push(Held.closure(value, definition));
      }
      case null, default -> {}
    }
  }

  /** {@return the definition of a closure that is called, or null} */
  private static Closure.@Nullable Definition definition(Held function) {
    return function.constant() instanceof Closure closure
        ? closure.definition()
        : function.definition();
  }

  private static String name(Function function) {
    return function instanceof Builtin builtin ? builtin.name() : "closure";
  }

  /**
   * {@return whether the function on the stack takes values}
   *
   * @throws Backend.CannotCompile if it is sometimes so and sometimes not
   */
  boolean isEager() {
    var function = (Held) out.state().peek(0);
    if (function.constant() instanceof Value known) {
      return Steps.isEager(known);
    }
    if (function.definition() != null) {
      return false;
    }
    if (out.failures() > 1) {
      throw new Backend.CannotCompile("a call calls builtins and closures");
    }
    out.check(out.emit(BooleanOp.NOT, out.emit(Plain.IS_EAGER, function.value())), Reason.TARGET);
    return false;
  }

  /** Arguments of a builtin that R has as a closure are evaluated while it is among the calls. */
  void enter() {
    if (((Held) out.state().peek(0)).constant() instanceof Builtin builtin
        && !builtin.isPrimitive()) {
      out.state().enter(new Entered((CallSite) out.constantAt(0), builtin, false));
    }
  }

  /** [function arguments… -> result]. */
  void callEager(int next) {
    var site = (CallSite) out.constantAt(0);
    int count = site.call().size();
    var state = out.state();
    var builtin = (Builtin) ((Held) state.peek(count)).constant();
    if (builtin == null) {
      // A loop among its arguments was entered while it ran.
      throw new Backend.CannotCompile("the builtin that is called is not known");
    }
    boolean isEntered = !state.entered().isEmpty() && state.entered().getLast().site() == site;
    var result = computed(builtin, site, count);
    if (result != null) {
      setVisible(builtin, next);
      for (int i = 0; i <= count; i++) {
        state.pop();
      }
      if (isEntered && state.leave().real()) {
        out.emit(At.Action.LEAVE, null);
        state.push(result);
        out.done(next);
      } else {
        state.push(result);
      }
      return;
    }
    if (isEntered && !state.entered().getLast().real()) {
      // The call itself shows that it runs; those around it have to be there before.
      state.leave();
      isEntered = false;
    }
    if (!isEntered && builtin.signature().quiet() && out.failures() == 1) {
      // Some values are not simple; others may still be.
      setVisible(builtin, next);
      interpreted.stepUnless(quiet(builtin, site, count));
      return;
    }
    interpreted.makeReal();
    if (isEntered) {
      // What runs takes its own call away.
      state.leave();
    }
    interpreted.step(out.seen(out.operand(2)));
  }

  /** {@return the operands of a call, if all its arguments come by place} */
  private List<Held> operands(int count) {
    var stack = out.state().stack();
    return stack.subList(stack.size() - count, stack.size()).stream()
        .map(each -> (Held) each)
        .toList();
  }

  /** {@return the value of a quiet builtin, or null where the interpreter has to call it} */
  private dev.oser.kit.ir.Value quiet(Builtin builtin, CallSite site, int count) {
    var values = operands(count).stream().map(out::boxed).toList();
    return out.builder()
        .append(
            "value",
            new QuietOp(out.site(new Site.Quiet(site, builtin)), count, false),
            values,
            List.of());
  }

  /**
   * {@return the result of a builtin that computes a value and does nothing else; null if it is
   * another}
   */
  private @Nullable Held computed(Builtin builtin, CallSite site, int count) {
    if (out.failures() > 0) {
      return null;
    }
    if (site.call().names() == null) {
      var result = Intrinsics.of(out, builtin.name(), operands(count));
      if (result != null) {
        return result;
      }
    }
    if (!builtin.signature().quiet()) {
      return null;
    }
    var value = quiet(builtin, site, count);
    out.checkPresent(value, Reason.VALUE);
    return out.expected(value, out.seen(out.operand(2)));
  }

  /** Whoever sees what this code gives asks whether it is shown: if the call is the last thing. */
  private void setVisible(Builtin builtin, int next) {
    var visibility = builtin.signature().visibility();
    if (visibility != Builtin.Visibility.OWN && isResult(next)) {
      out.emit(At.Action.VISIBLE, visibility == Builtin.Visibility.ON);
    }
  }

  private boolean isResult(int next) {
    var words = out.code().instructions();
    for (int place = next; ; ) {
      var instruction = Instruction.of(words[place]);
      switch (instruction) {
        case JUMP -> place = words[place + 1];
        case END_LOOP, UNPIN, DROP -> place += instruction.size();
        case RETURN, RETURN_OUTER -> {
          return true;
        }
        default -> {
          return false;
        }
      }
    }
  }

  /** [function -> result]. */
  void callLazy() {
    var site = (CallSite) out.constantAt(0);
    int seen = out.seen(out.operand(1));
    var function = (Held) out.state().peek(0);
    var definition = definition(function);
    if (definition == null || !(definition.executable() instanceof Code callee) || site.hasDots()) {
      interpreted.step(seen);
      return;
    }
    var formals = definition.formals();
    var value = inlining.call(site, function.value(), formals, callee, seen);
    if (value == null) {
      value = methods.call(site, function.value(), formals, callee);
    }
    if (value != null) {
      out.state().pop();
      out.state().push(value);
      out.doneIfTouched(out.place() + Instruction.CALL_LAZY.size());
      return;
    }
    var given = inlining.early(site, formals, callee);
    interpreted.call(
        function.value(),
        callee,
        given.stream().mapToInt(Inlining.Given::parameter).toArray(),
        given.stream().map(Inlining.Given::value).toList());
    out.state().push(out.expected(out.state().pop().value(), seen));
  }
}
