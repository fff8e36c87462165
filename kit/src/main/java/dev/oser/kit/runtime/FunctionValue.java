package dev.oser.kit.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A function as a value. One exists per function and machine, so identity is function equality. For
 * each shape of signature a generated subclass adds an abstract {@code call} method with unboxed
 * parameters, for each function a final class implements it by a call through the function's
 * replaceable call site; HotSpot then inlines indirect calls as it does virtual ones.
 */
public abstract class FunctionValue {
  private final String name;
  private final String type;

  protected FunctionValue(String name, String type) {
    this.name = name;
    this.type = type;
  }

  /** {@return the name of the function this value stands for} */
  public final String name() {
    return name;
  }

  /** {@return the type of the function, as the text form writes it} */
  public final String type() {
    return type;
  }

  /**
   * {@return whether an object is a function of this type; classes cannot tell, since one stands
   * for all types with the same JVM representation}
   */
  public static boolean isOf(@Nullable Object object, String type) {
    return object instanceof FunctionValue function && function.type.equals(type);
  }

  /** {@return the object, if it is null or a function of this type} */
  public static @Nullable Object cast(@Nullable Object object, String type) {
    if (object != null && !isOf(object, type)) {
      throw new Trap(TrapKind.WRONG_TYPE, "");
    }
    return object;
  }

  /**
   * A null pointer exception of the function that was called, on its way to the caller, who must
   * not take it for one of its own: that there is no function.
   */
  public static final class CalleeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CalleeException(NullPointerException original) {
      super(null, original, false, false);
    }

    @Override
    public synchronized NullPointerException getCause() {
      return (NullPointerException) Objects.requireNonNull(super.getCause());
    }
  }

  @Override
  public final String toString() {
    return "@" + name;
  }
}
