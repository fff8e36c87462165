package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.jit.State.Known;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Calls of generics, in the place of which their methods run. A generic does nothing but to look
 * for the method: for an object whose class attribute came before, that is remembered ({@code
 * MethodCache}). Each call knows which methods it has led to; if they only compute, what comes of
 * looking decides between their code.
 */
final class MethodInlining {
  /** A method, and which of its parameters takes each argument. */
  private record Method(Formals formals, Code code, int[] plan) {}

  private final Emission out;
  private final Inlining inlining;
  private final Inlining.InPlace inPlace;
  private final Predicate<Code> mayCompute;

  /**
   * Prepares for the calls of some code.
   *
   * @param mayCompute whether code does nothing but to compute, as far as is known
   */
  MethodInlining(
      Emission out, Inlining inlining, Inlining.InPlace inPlace, Predicate<Code> mayCompute) {
    this.out = out;
    this.inlining = inlining;
    this.inPlace = inPlace;
    this.mayCompute = mayCompute;
  }

  /** {@return what the method of a generic returns; null if the generic has to be called} */
  @Nullable Held call(CallSite site, Value generic, Formals formals, Code callee) {
    var name = Steps.generic(callee);
    int object = name == null ? -1 : dispatched(site, formals, name);
    if (name == null || object < 0 || !canLookFor(name)) {
      return null;
    }
    var methods = methods(site);
    var arguments = methods == null ? null : inlining.arguments(site);
    if (methods == null || arguments == null) {
      return null;
    }
    out.check(out.emit(At.Action.HAS_CODE, callee, generic), Reason.TARGET);
    var on = out.boxed(arguments.get(object));
    var found = out.emit(At.Action.METHOD, name, generic, on, out.environment());
    out.checkPresent(found, Reason.TARGET);
    return decide(methods, found, site, arguments);
  }

  /** {@return the argument that decides about the method of a generic, or -1} */
  private static int dispatched(CallSite site, Formals formals, String name) {
    int[] plan = Inlining.plan(site, formals);
    // Another name than its own would lead elsewhere.
    boolean isNamed = site.call().function() instanceof Symbol called && called.name().equals(name);
    return plan == null || formals.dots() == 0 || !isNamed ? -1 : Inlining.indexOf(plan, 0);
  }

  /** {@return whether all functions that may be methods are where others find them} */
  private boolean canLookFor(String generic) {
    return out.failures() == 0 && !out.isInPure() && out.hasWrittenMethods(generic);
  }

  /** {@return the methods that were called here; null if one of them has to be called} */
  private @Nullable List<Method> methods(CallSite site) {
    var methods = new ArrayList<Method>();
    for (var definition : site.call().methods()) {
      var method = method(site, definition);
      if (method == null) {
        return null;
      }
      methods.add(method);
    }
    return methods.isEmpty() ? null : methods;
  }

  private @Nullable Method method(CallSite site, Closure.Definition definition) {
    var formals = definition.formals();
    int[] plan = Inlining.plan(site, formals);
    return plan != null
            && !Inlining.fillsDots(plan, formals)
            && definition.executable() instanceof Code code
            && mayCompute.test(code)
        ? new Method(formals, code, plan)
        : null;
  }

  /** {@return the value of the method that was found; null if none can run here after all} */
  private @Nullable Held decide(
      List<Method> methods, Value found, CallSite site, List<Held> arguments) {
    var builder = out.builder();
    var results = new Results();
    out.checkpoint();
    for (var method : methods.subList(0, methods.size() - 1)) {
      var here = builder.newBlock("method");
      var other = builder.newBlock("other");
      builder.terminate(
          new ControlOp.Branch(),
          List.of(out.emit(At.Action.HAS_CODE, method.code, found)),
          Target.of(here),
          Target.of(other));
      builder.moveTo(here);
      addValue(method, found, site, arguments, results);
      builder.moveTo(other);
    }
    var last = methods.getLast();
    out.check(out.emit(At.Action.HAS_CODE, last.code, found), Reason.TARGET);
    addValue(last, found, site, arguments, results);
    return results.isEmpty() ? null : results.join(out);
  }

  private void addValue(
      Method method, Value found, CallSite site, List<Held> arguments, Results results) {
    var state = new State(new VariableTable(method.code).size());
    for (int i = 0; i < arguments.size(); i++) {
      boolean isPromise = !Inlining.isConstant(site, i);
      state.set(method.plan[i], new Known(arguments.get(i), isPromise));
    }
    Inlining.defaults(method.formals, state);
    var environment = out.emit(Plain.CLOSURE_ENVIRONMENT, found);
    var value = inPlace.value(method.code, environment, state, () -> null);
    if (value != null) {
      results.add(out.builder().block(), value);
    } else if (!results.isEmpty()) {
      out.leave(Reason.TARGET);
    }
  }
}
