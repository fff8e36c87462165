package dev.oser.kit;

import dev.oser.kit.interp.Interpreter.Departure;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.FunctionLink;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.TransitionChain;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A function of a machine: the call site all its callers share, and what is behind it. Whoever
 * holds it can enter it, also when the machine has forgotten its name.
 */
public abstract sealed class Linked
    permits LinkedVersion, LinkedChoice, LinkedHost, LinkedAssumption {
  private final Machine machine;
  private final GeneratedClasses classes;
  private final FunctionLink link;
  private final long number;
  private volatile @Nullable FunctionValue value;

  Linked(String name, FunctionType type, Machine machine, GeneratedClasses classes) {
    this.machine = machine;
    this.classes = classes;
    this.link = new FunctionLink(name, type, classes, this::resolve, host());
    this.number = machine.nextNumber();
  }

  /** {@return its name, unless the machine has forgotten it} */
  public String name() {
    return link.name();
  }

  /**
   * Watches it from now on, which costs a few instructions per call.
   *
   * @return whether it was called, or a transition led to it, since this was last asked
   */
  public BooleanSupplier watch() {
    return link.watch();
  }

  FunctionLink link() {
    return link;
  }

  /** {@return its place in the order in which functions were defined} */
  long number() {
    return number;
  }

  FunctionValue value() {
    var known = value;
    return known == null ? newValue() : known;
  }

  /** One thread at a time: there is one value, so that identity is equality. */
  private synchronized FunctionValue newValue() {
    var known = value;
    if (known == null) {
      known = classes.functionValue(link);
      value = known;
    }
    return known;
  }

  /** {@return what makes transitions to this with boxed values; null if compiled code does} */
  TransitionChain.@Nullable Destination host() {
    return null;
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
    while (true) {
      switch (result) {
        case Departure(String name, @Nullable Object[] state) ->
            result = machine.linked(name).step(state);
        case HostFunction.Leave(var code, @Nullable Object[] state) -> result = code.step(state);
        case null, default -> {
          return result;
        }
      }
    }
  }

  /**
   * Runs the function until it returns or, unless it is compiled, leaves for another: by a {@link
   * Departure} or a {@link HostFunction.Leave}.
   */
  abstract @Nullable Object step(@Nullable Object[] arguments);

  Machine machine() {
    return machine;
  }
}
