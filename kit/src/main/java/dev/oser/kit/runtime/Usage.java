package dev.oser.kit.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.BooleanSupplier;

/**
 * Whether code was entered since somebody last asked. The code notes it without fences, and writes
 * only the first time, so that threads which run it do not fight for its memory. But it must note
 * it each time: a plain write could be moved out of a loop that runs for hours.
 */
public final class Usage implements BooleanSupplier {
  private static final VarHandle WAS_ENTERED;

  static {
    try {
      WAS_ENTERED = MethodHandles.lookup().findVarHandle(Usage.class, "wasEntered", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @SuppressWarnings("UnusedVariable") // through the handle
  private boolean wasEntered;

  /** Notes that the code is entered. */
  public void note() {
    if (!(boolean) WAS_ENTERED.getOpaque(this)) {
      WAS_ENTERED.setOpaque(this, true);
    }
  }

  @Override
  public boolean getAsBoolean() {
    return (boolean) WAS_ENTERED.getAndSet(this, false);
  }
}
