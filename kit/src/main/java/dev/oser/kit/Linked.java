package dev.oser.kit;

import dev.oser.kit.interp.Interpreter.Departure;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.FunctionLink;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.runtime.FunctionValue;
import org.jspecify.annotations.Nullable;

/** A name that can be called: the call site all its callers share, and what is behind it. */
abstract sealed class Linked permits LinkedVersion, LinkedChoice, LinkedHost {
  private final Machine machine;
  private final GeneratedClasses classes;
  private final FunctionLink link;
  private @Nullable FunctionValue value;

  Linked(String name, FunctionType type, Machine machine, GeneratedClasses classes) {
    this.machine = machine;
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
    return follow(step(arguments));
  }

  /** Functions that leave for each other run one after the other, not one inside the other. */
  final @Nullable Object follow(@Nullable Object first) {
    var result = first;
    while (result instanceof Departure(String name, @Nullable Object[] state)) {
      result = machine.linked(name).step(state);
    }
    return result;
  }

  /** Runs the function until it returns or, unless it is compiled, leaves for another. */
  abstract @Nullable Object step(@Nullable Object[] arguments);

  Machine machine() {
    return machine;
  }
}
