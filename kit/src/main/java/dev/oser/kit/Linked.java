package dev.oser.kit;

import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.FunctionLink;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.runtime.FunctionValue;
import org.jspecify.annotations.Nullable;

/** A name that can be called: the call site all its callers share, and what is behind it. */
abstract sealed class Linked permits LinkedVersion, LinkedGenerator, LinkedDispatch {
  private final GeneratedClasses classes;
  private final FunctionLink link;
  private @Nullable FunctionValue value;

  Linked(String name, FunctionType type, GeneratedClasses classes) {
    this.classes = classes;
    this.link = new FunctionLink(name, type, classes, this::resolve);
  }

  FunctionLink link() {
    return link;
  }

  synchronized FunctionValue value() {
    if (value == null) {
      value = classes.functionValue(link);
    }
    return value;
  }

  /** Makes and installs the code; called when the function is called and nothing is installed. */
  abstract CompiledCode resolve();

  /** Calls the function with boxed arguments. */
  @Nullable Object call(@Nullable Object[] arguments) {
    var stop = stop(arguments);
    return stop.version().call(stop.arguments());
  }

  /** {@return code that asks at each call which code it runs} */
  final CompiledCode asking() {
    return link.adapt(
        this::call,
        (arguments, chain) -> {
          var stop = stop(arguments);
          return stop.version().link().enter(stop.arguments(), chain);
        });
  }

  /** {@return which code a call with these arguments runs, and on what} */
  abstract Stop stop(@Nullable Object[] arguments);

  /** Code and what it is to be called with. */
  record Stop(LinkedVersion version, @Nullable Object[] arguments) {}
}
