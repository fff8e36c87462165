package dev.oser.kit.callee;

import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.GeneratedClasses;
import org.jspecify.annotations.Nullable;

/** A name without code of its own: at each call, something decides which code runs. */
abstract sealed class IndirectCallee extends AbstractCallee
    permits OpenPointCallee, DispatchCallee {
  IndirectCallee(String name, FunctionType type, Callees callees, GeneratedClasses classes) {
    super(name, type, callees, classes);
  }

  @Override
  public @Nullable Object call(@Nullable Object[] arguments) {
    var stop = stop(arguments);
    return stop.code().call(stop.arguments());
  }

  @Override
  @Nullable Object step(@Nullable Object[] arguments) {
    var stop = stop(arguments);
    return stop.code().step(stop.arguments());
  }

  /** {@return code that asks at each call which code it runs} */
  final CompiledCode asking() {
    return entryPoint()
        .adapt(
            this::call,
            (arguments, chain) -> {
              var stop = stop(arguments);
              return stop.code().entryPoint().enter(stop.arguments(), chain);
            });
  }

  /** {@return which code a call with these arguments runs, and on what} */
  abstract Stop stop(@Nullable Object[] arguments);

  /** Code and what it is to be called with. */
  record Stop(AbstractCallee code, @Nullable Object[] arguments) {}
}
