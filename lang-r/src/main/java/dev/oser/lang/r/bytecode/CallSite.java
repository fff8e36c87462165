package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.Symbol;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** A call in the code: what is written, and how its arguments matched the last time. */
public final class CallSite {
  private static final int[] NONE = {};

  private final Call call;
  private final boolean hasDots;

  /** For each argument that is a variable with a slot where this is called, the slot; else -1. */
  private final int[] slots;

  private @Nullable Formals matched;
  private int[] plan = NONE;
  private @Nullable Code called;
  private int[] early = NONE;

  /**
   * Makes a call site.
   *
   * @param layout of the environments it is in
   */
  CallSite(Call call, Layout layout) {
    this.call = call;
    this.slots = new int[call.size()];
    boolean dots = false;
    for (int i = 0; i < slots.length; i++) {
      dots |= call.argument(i) == Symbol.DOTS;
      slots[i] =
          call.argument(i) instanceof Symbol symbol && symbol.dotsIndex() <= 0
              ? layout.slot(symbol)
              : -1;
    }
    this.hasDots = dots;
  }

  public Call call() {
    return call;
  }

  public boolean hasDots() {
    return hasDots;
  }

  /** {@return the slot of the variable that an argument is, or -1} */
  public int slot(int argument) {
    return slots[argument];
  }

  /** {@return for each argument the parameter that takes it} */
  int[] plan(Formals formals) {
    if (matched != formals) {
      plan =
          Matching.plan(
              formals, call.names(), call.size(), new Args(call.arguments(), call.names()), call);
      matched = formals;
    }
    return plan;
  }

  /**
   * {@return the arguments that are variables and that the function asks for before anything else
   * can happen, in that order} If the variables have values, the function can have these: it cannot
   * tell them from promises.
   *
   * @param code of the function
   * @param parameters that take the arguments
   */
  int[] early(Code code, int[] parameters) {
    if (called != code) {
      early = findEarly(code.askedFirst(), parameters);
      called = code;
    }
    return early;
  }

  private int[] findEarly(int[] askedFirst, int[] parameters) {
    var found = new ArrayList<Integer>();
    for (int parameter : askedFirst) {
      int argument = argument(parameters, parameter);
      if (argument < 0 || parameter >= Activation.mostGiven()) {
        break;
      }
      var written = call.argument(argument);
      if (written instanceof Call || slots[argument] < 0 && written instanceof Symbol) {
        // It is a promise, and other code runs when it is forced.
        break;
      }
      if (written instanceof Symbol) {
        found.add(argument);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int argument(int[] parameters, int parameter) {
    for (int i = 0; i < parameters.length; i++) {
      if (parameters[i] == parameter) {
        return i;
      }
    }
    return -1;
  }
}
