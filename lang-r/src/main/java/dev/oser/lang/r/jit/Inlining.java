package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.jit.State.Known;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Closures that run in the place of their calls, and arguments that are evaluated at the call
 * instead of being promises (Flückiger §4.5, 4.6).
 *
 * <p>A closure can run in place if all it does is to compute: then nobody can ask for its frame or
 * its environment, nobody can tell when its arguments are evaluated, and whatever goes wrong, the
 * interpreter makes the call from its beginning. It can also run in place if it changes something,
 * but runs no other code that could look: then its arguments are evaluated when it would ask for
 * them, and code that is left makes the call afterwards ({@link InlinedCall}). An argument of
 * another closure can be evaluated at the call if it only computes, and the closure asks for it
 * before anything else happens.
 */
final class Inlining {
  /** A value for a parameter. */
  record Given(int parameter, Held value) {}

  /** Translates code in the place of an instruction. */
  interface InPlace {
    /**
     * {@return the value of the code; null if it cannot be done}
     *
     * @param call makes the description of the call if the code does more than to compute, or null
     *     if that is not possible; null for an argument
     */
    @Nullable Held value(
        Code code, Value environment, State state, @Nullable Supplier<@Nullable InlinedCall> call);
  }

  /** Finds functions that only compute. */
  interface Pure {
    /** {@return a function; null if it cannot be made} */
    PureFunctions.@Nullable Unit find(PureFunctions.Key key);
  }

  private final Emission out;
  private final InPlace inPlace;
  private final Pure pure;

  Inlining(Emission out, InPlace inPlace, Pure pure) {
    this.out = out;
    this.inPlace = inPlace;
    this.pure = pure;
  }

  // ---- Calls. ----

  /**
   * {@return what a closure returns, whose code runs here or only computes; null if it has to be
   * called}
   *
   * @param seen what it returned before
   */
  @Nullable Held call(CallSite site, Value closure, Formals formals, Code callee, int seen) {
    int[] plan = plan(site, formals);
    var state = passed(site, formals, plan, callee);
    if (plan == null || state == null) {
      return null;
    }
    var given = state.copy();
    defaults(formals, state);
    out.check(out.emit(At.Action.HAS_CODE, callee, closure), Reason.TARGET);
    var environment = out.emit(Plain.CLOSURE_ENVIRONMENT, closure);
    var value =
        inPlace.value(
            callee, environment, state, () -> described(site, closure, plan, state, callee));
    return value == null ? computed(environment, formals, callee, given, seen) : value;
  }

  /** {@return the variables of code that runs here; null if it has to be called} */
  private @Nullable State passed(
      CallSite site, Formals formals, int @Nullable [] plan, Code callee) {
    if (plan == null
        || out.failures() > 0
        || fillsDots(plan, formals)
        || out.request().entry().observedIn(callee) == null) {
      return null;
    }
    var state = new State(new VariableTable(callee).size());
    return pass(site, plan, state) ? state : null;
  }

  /** Gives parameters without arguments their defaults, if these are constants. */
  static void defaults(Formals formals, State state) {
    for (int i = 0; i < formals.size(); i++) {
      if (state.variable(i) == null
          && formals.constantDefault(i) instanceof Promise kept
          && kept.value() != null) {
        state.set(i, new Known(Constants.held(kept.value()), false));
      }
    }
  }

  /** {@return what a closure computes that has a function of its own; else null} */
  private @Nullable Held computed(
      Value environment, Formals formals, Code callee, State given, int seen) {
    if (out.request().isGeneric() || out.isArgument()) {
      return null; // nobody may ever ask for an argument, and it must not take long
    }
    var parameters = new ArrayList<PureFunctions.@Nullable Parameter>();
    var values = new ArrayList<Value>(List.of(environment));
    for (int i = 0; i < formals.size(); i++) {
      var known = given.variable(i);
      parameters.add(
          known == null
              ? null
              : new PureFunctions.Parameter(known.held().kind(), known.held().known()));
    }
    var result = Kind.ofShape(Emission.onlyShape(seen));
    var key = new PureFunctions.Key(callee, formals, parameters, result);
    var function = pure.find(key);
    if (function == null || !out.hasWritten(function.reads())) {
      return null;
    }
    values.add(out.emit(IntegerBinary.Kind.ADD.on(CoreType.I32), out.depth(), Constant.of(1)));
    for (int i = 0; i < formals.size(); i++) {
      var known = given.variable(i);
      if (known != null) {
        values.add(known.held().value());
      }
    }
    var value =
        out.builder()
            .append(
                "computed",
                new PureCall(function.name(), key.type(), out.site()),
                values,
                List.of());
    out.checkSuccess();
    return result == Kind.REF
        ? Held.ref(value, Emission.onlyShape(seen))
        : Held.raw(value, result, result == Kind.INT);
  }

  /** {@return a call whose arguments nobody can tell to be evaluated too early; else null} */
  private @Nullable InlinedCall described(
      CallSite site, Value closure, int[] plan, State state, Code callee) {
    var given = new ArrayList<Given>();
    var reads = new HashSet<Symbol>();
    for (int i = 0; i < plan.length; i++) {
      int parameter = plan[i];
      if (isConstant(site, i)) {
        continue;
      }
      if (parameter >= Activation.mostGiven()
          || !isAskedFirst(callee, parameter)
              && !SafeArguments.add(site.call().argument(i), reads)) {
        return null;
      }
      given.add(new Given(parameter, Objects.requireNonNull(state.variable(parameter)).held()));
    }
    return new InlinedCall(site, closure, out.state().copy(), given, reads);
  }

  static boolean isConstant(CallSite site, int argument) {
    var written = site.call().argument(argument);
    return !(written instanceof Symbol || written instanceof Call);
  }

  private static boolean isAskedFirst(Code callee, int parameter) {
    return Arrays.stream(callee.askedFirst()).anyMatch(each -> each == parameter);
  }

  /** Gives all parameters their arguments. {@return whether all are known} */
  private boolean pass(CallSite site, int[] plan, State state) {
    var arguments = arguments(site);
    for (int i = 0; arguments != null && i < plan.length; i++) {
      state.set(plan[i], new Known(arguments.get(i), !isConstant(site, i)));
    }
    return arguments != null;
  }

  /** {@return the values of all arguments; null if they are promises} */
  @Nullable List<Held> arguments(CallSite site) {
    var values = new ArrayList<Held>();
    for (int i = 0; i < site.call().size(); i++) {
      var value = site.call().argument(i) == Symbol.MISSING ? null : argument(site, i);
      if (value == null) {
        return null;
      }
      if (value.kind() == Kind.REF && site.call().argument(i) instanceof Call) {
        // The parameter has it, so it is no temporary.
        out.emit(Plain.HOLD, value.value());
      }
      values.add(value);
    }
    return values;
  }

  /** {@return whether an argument is one of those that a function takes as its dots} */
  static boolean fillsDots(int[] plan, Formals formals) {
    return formals.dots() >= 0 && indexOf(plan, formals.dots()) >= 0;
  }

  /** {@return an argument that is certainly a value} */
  private @Nullable Held argument(CallSite site, int index) {
    var written = site.call().argument(index);
    if (!(written instanceof Symbol symbol)) {
      return written instanceof Call call ? computed(call) : Constants.held(written);
    }
    if (symbol.dotsIndex() > 0) {
      return null;
    }
    int slot = site.slot(index);
    var known = slot < 0 ? null : out.state().variable(slot);
    if (known != null) {
      return known.held();
    }
    if (slot >= 0 && !out.hasEnvironment()) {
      throw new Impure();
    }
    var value =
        slot >= 0 ? out.emit(Plain.LOAD_SLOT, out.environment(), Constant.of(slot)) : free(symbol);
    if (value == null) {
      return null;
    }
    out.checkPresent(value, Reason.VALUE);
    return Held.ref(value);
  }

  /** {@return the value of a variable that has no slot, if that is known not to be held here} */
  private @Nullable Value free(Symbol symbol) {
    return out.table().named(symbol) >= 0 ? null : out.loadFree(new VariableSite(symbol));
  }

  // ---- Arguments. ----

  /**
   * {@return the values for a call, in the order in which they are asked for}
   *
   * @param callee the code of the closure
   */
  List<Given> early(CallSite site, Formals formals, Code callee) {
    var given = new ArrayList<Given>();
    int[] plan = plan(site, formals);
    if (plan == null) {
      return given; // which the call says when it is made
    }
    for (int parameter : callee.askedFirst()) {
      int argument = indexOf(plan, parameter);
      if (argument < 0 || parameter >= Activation.mostGiven()) {
        break;
      }
      var written = site.call().argument(argument);
      if (written instanceof Symbol || written instanceof Call) {
        var value = written instanceof Call call ? computed(call) : variable(site, argument);
        if (value == null) {
          break;
        }
        given.add(new Given(parameter, value));
      }
    }
    return given;
  }

  static int @Nullable [] plan(CallSite site, Formals formals) {
    var call = site.call();
    try {
      var arguments = new Args(call.arguments(), call.names());
      return Matching.plan(formals, call.names(), call.size(), arguments, call);
    } catch (RError mismatch) {
      return null;
    }
  }

  static int indexOf(int[] plan, int parameter) {
    for (int i = 0; i < plan.length; i++) {
      if (plan[i] == parameter) {
        return i;
      }
    }
    return -1;
  }

  /** {@return the value of a variable, which may turn out to have none} */
  private @Nullable Held variable(CallSite site, int argument) {
    int slot = site.slot(argument);
    if (slot < 0) {
      return null;
    }
    var known = out.state().variable(slot);
    return known != null
        ? known.held()
        : Held.ref(out.emit(Plain.LOAD_SLOT, out.environment(), Constant.of(slot)));
  }

  /** {@return the value of an argument that only computes; null if it does more} */
  private @Nullable Held computed(Call call) {
    return out.failures() == 0
            && call.executable() instanceof Code code
            && code.layout() == out.code().layout()
        ? inPlace.value(code, out.environment(), out.state().withoutOperands(), null)
        : null;
  }
}
