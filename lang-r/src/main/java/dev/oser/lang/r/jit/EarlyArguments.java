package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Constant;
import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Arguments that are evaluated at the call instead of being promises (Flückiger §4.6): the function
 * asks for them before anything else happens, and they are variables with values, or arithmetic on
 * numbers, so nobody can tell.
 */
final class EarlyArguments {
  /** A value for a parameter. */
  record Given(int parameter, Held value) {}

  private final Emission out;
  private final ArithmeticTranslator arithmetic;

  EarlyArguments(Emission out, ArithmeticTranslator arithmetic) {
    this.out = out;
    this.arithmetic = arithmetic;
  }

  /**
   * {@return the values for a call, in the order in which they are asked for}
   *
   * @param callee the code of the closure
   */
  List<Given> of(CallSite site, Closure closure, Code callee) {
    var given = new ArrayList<Given>();
    var call = site.call();
    int[] plan;
    try {
      var arguments = new Args(call.arguments(), call.names());
      plan = Matching.plan(closure.formals(), call.names(), call.size(), arguments, call);
    } catch (RError mismatch) {
      return given; // which the call says when it is made
    }
    for (int parameter : callee.askedFirst()) {
      int argument = argument(plan, parameter);
      if (argument < 0 || parameter >= Activation.mostGiven()) {
        break;
      }
      var written = call.argument(argument);
      if (written instanceof Symbol || written instanceof Call) {
        var value = value(site, argument, written);
        if (value == null) {
          break;
        }
        given.add(new Given(parameter, value));
      }
    }
    return given;
  }

  private static int argument(int[] plan, int parameter) {
    for (int i = 0; i < plan.length; i++) {
      if (plan[i] == parameter) {
        return i;
      }
    }
    return -1;
  }

  private @Nullable Held value(CallSite site, int argument, Value written) {
    if (written instanceof Symbol) {
      int slot = site.slot(argument);
      if (slot < 0) {
        return null;
      }
      var known = out.state().variable(slot);
      return known != null
          ? known.held()
          : Held.ref(out.emit(Plain.LOAD_SLOT, out.environment(), Constant.of(slot)));
    }
    return out.failures() == 0
            && written instanceof Call call
            && call.executable() instanceof Code code
            && code.layout() == out.code().layout()
        ? evaluated(code)
        : null;
  }

  /** {@return the value of code that is nothing but arithmetic; null if it is more} */
  private @Nullable Held evaluated(Code code) {
    var words = code.instructions();
    var stack = new ArrayList<Held>();
    for (int at = 0; at < words.length; at += Instruction.of(words[at]).size()) {
      var instruction = Instruction.of(words[at]);
      Held result;
      switch (instruction) {
        case VISIBLE -> {
          continue;
        }
        case RETURN -> {
          return stack.getLast();
        }
        case CONST -> result = Constants.held((Value) code.constants()[words[at + 1]]);
        case LOAD_SLOT -> {
          var known = out.state().variable(words[at + 1]);
          result = known != null && known.held().kind().isRaw() ? known.held() : null;
        }
        case ADD,
            SUBTRACT,
            MULTIPLY,
            DIVIDE,
            POWER,
            MODULO,
            INTEGER_DIVIDE,
            EQUAL,
            NOT_EQUAL,
            LESS,
            GREATER,
            LESS_EQUAL,
            GREATER_EQUAL -> {
          var b = stack.removeLast();
          var a = stack.removeLast();
          result = arithmetic.fast(instruction, a, b, 0);
        }
        case MINUS, NOT, PLUS -> result = arithmetic.fast(instruction, stack.removeLast(), 0);
        default -> result = null;
      }
      if (result == null) {
        return null;
      }
      stack.add(result);
    }
    return null;
  }
}
