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

/** The entry point that all callers of a function share, and what is behind it. */
public abstract sealed class AbstractCallee implements Callee
    permits IrCallee, IndirectCallee, HostCallee, AssumptionCallee {
  private final Callees callees;
  private final GeneratedClasses classes;
  private final EntryPoint entryPoint;
  private final long number;
  private volatile @Nullable FunctionValue value;

  AbstractCallee(String name, FunctionType type, Callees callees, GeneratedClasses classes) {
    this.callees = callees;
    this.classes = classes;
    this.entryPoint = new EntryPoint(name, type, classes, this::resolve, host());
    this.number = callees.nextNumber();
  }

  /** {@return the one class of what is behind a callee} */
  public static AbstractCallee of(Callee callee) {
    return switch (callee) {
      case AbstractCallee known -> known;
    };
  }

  @Override
  public String name() {
    return entryPoint.name();
  }

  @Override
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
        case HostFunction.Leave(var code, @Nullable Object[] state) ->
            result = of(code).step(state);
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
