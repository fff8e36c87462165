package dev.oser.kit.jit;

import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;

/**
 * Where compiled loops look whether they are to stop: a call site that does nothing. HotSpot
 * removes such a call, and throws the code away when the call site gets another target, also under
 * a loop that is running. So asking costs nothing.
 */
public final class InterruptPoll {
  private static final MethodType TYPE = MethodType.methodType(void.class);
  private static final MethodHandle NOTHING = MethodHandles.empty(TYPE);
  private static final MethodHandle STOP = stop();

  private final MutableCallSite site = new MutableCallSite(NOTHING);

  private static MethodHandle stop() {
    try {
      return MethodHandles.lookup().findStatic(InterruptPoll.class, "raise", TYPE);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void raise() {
    throw new Trap(TrapKind.INTERRUPTED, "");
  }

  /** Stops the loops that run, and those that start, until {@link #clear}. */
  public void request() {
    point(STOP);
  }

  /** Lets loops run again. */
  public void clear() {
    point(NOTHING);
  }

  private void point(MethodHandle target) {
    if (site.getTarget() != target) {
      site.setTarget(target);
      MutableCallSite.syncAll(new MutableCallSite[] {site});
    }
  }

  MutableCallSite site() {
    return site;
  }
}
