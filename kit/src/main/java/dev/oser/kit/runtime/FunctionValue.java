package dev.oser.kit.runtime;

/**
 * A function as a value. One exists per function and machine, so identity is function equality. For
 * each shape of signature a generated subclass adds an abstract {@code call} method with unboxed
 * parameters, for each function a final class implements it by a call through the function's
 * replaceable call site; HotSpot then inlines indirect calls as it does virtual ones.
 */
public abstract class FunctionValue {
  private final String name;

  protected FunctionValue(String name) {
    this.name = name;
  }

  /** {@return the name of the function this value stands for} */
  public final String name() {
    return name;
  }

  @Override
  public final String toString() {
    return "@" + name;
  }
}
