package dev.oser.kit.callee;

import dev.oser.kit.interp.Interpreter.Departure;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.EntryPoint;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.TransitionChain;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A function of a machine: the call site all its callers share, and what is behind it. Whoever
 * holds it can enter it, also when the machine has forgotten its name.
 */
public abstract sealed class Callee permits IrCallee, IndirectCallee, HostCallee, AssumptionCallee {
  private final Callees callees;
  private final GeneratedClasses classes;
  private final EntryPoint entryPoint;
  private final long number;
  private volatile @Nullable FunctionValue value;

  Callee(String name, FunctionType type, Callees callees, GeneratedClasses classes) {
    this.callees = callees;
    this.classes = classes;
    this.entryPoint = new EntryPoint(name, type, classes, this::resolve, host());
    this.number = callees.nextNumber();
  }

  /** {@return its name, unless the machine has forgotten it} */
  public String name() {
    return entryPoint.name();
  }

  /**
   * Watches it from now on, which costs a few instructions per call.
   *
   * @return whether it was called, or a transition led to it, since this was last asked
   */
  public BooleanSupplier watch() {
    return entryPoint.watch();
  }

  public EntryPoint entryPoint() {
    return entryPoint;
  }

  /** {@return its place in the order in which functions were defined} */
  public long number() {
    return number;
  }

  public FunctionValue value() {
    var known = value;
    return known == null ? newValue() : known;
  }

  /** One thread at a time: there is one value, so that identity is equality. */
  private synchronized FunctionValue newValue() {
    var known = value;
    if (known == null) {
      known = classes.functionValue(entryPoint);
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
  public @Nullable Object call(@Nullable Object[] arguments) {
    return follow(step(arguments));
  }

  /** Functions that leave for each other run one after the other, not one inside the other. */
  final @Nullable Object follow(@Nullable Object first) {
    var result = first;
    while (true) {
      switch (result) {
        case Departure(String name, @Nullable Object[] state) ->
            result = callees.callee(name).step(state);
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

  Callees callees() {
    return callees;
  }
}
