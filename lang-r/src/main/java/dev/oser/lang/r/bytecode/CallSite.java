package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** A call in the code: what is written, and how its arguments matched the last time. */
final class CallSite {
  private final Call call;
  private final boolean hasDots;
  private @Nullable Formals matched;
  private int[] plan = {};

  CallSite(Call call) {
    this.call = call;
    boolean dots = false;
    for (var argument : call.arguments()) {
      dots |= argument == Symbol.DOTS;
    }
    this.hasDots = dots;
  }

  Call call() {
    return call;
  }

  boolean hasDots() {
    return hasDots;
  }

  /** {@return for each argument the parameter that takes it} */
  int[] plan(Formals formals, Value[] values) {
    if (matched != formals) {
      plan =
          Matching.plan(formals, call.names(), values.length, new Args(values, call.names()), call);
      matched = formals;
    }
    return plan;
  }
}
