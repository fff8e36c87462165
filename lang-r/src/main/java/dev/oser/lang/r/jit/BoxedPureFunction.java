package dev.oser.lang.r.jit;

import dev.oser.kit.Machine;
import dev.oser.kit.callee.Callee;
import dev.oser.kit.callee.HostFunction;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.PureBody;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** A function that only computes, as builtins call it: {@code lapply} and the like. */
final class BoxedPureFunction implements PureBody {
  /** After so many failures it is not tried any more. */
  private static final int PATIENCE = 8;

  private final Code code;
  private final Machine machine;
  private final Callee function;
  private final PureFunctions all;
  private int failures;

  BoxedPureFunction(Code code, Machine machine, Callee function, PureFunctions all) {
    this.code = code;
    this.machine = machine;
    this.function = function;
    this.all = all;
  }

  @Override
  public @Nullable Value call(Environment environment, int depth, Value[] arguments) {
    var values = new @Nullable Object[PureFunctions.FIRST_PARAMETER + arguments.length];
    values[0] = environment;
    values[1] = depth + 1;
    System.arraycopy(arguments, 0, values, PureFunctions.FIRST_PARAMETER, arguments.length);
    var result = machine.call(new HostFunction.Leave(function, values));
    if (!all.flag().isRaised()) {
      return (Value) result;
    }
    all.flag().lower();
    if (++failures == PATIENCE) {
      code.setPure(null);
    }
    return null;
  }
}
