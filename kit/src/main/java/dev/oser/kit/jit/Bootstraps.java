package dev.oser.kit.jit;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Bootstrap methods of generated code. */
public final class Bootstraps {
  private Bootstraps() {}

  /** Binds a call to the call site of the {@link EntryPoint} at an index of the class data. */
  public static CallSite bind(MethodHandles.Lookup caller, String name, MethodType type, int index)
      throws IllegalAccessException {
    return entryPoint(caller, name, type, index).site();
  }

  /** Binds a transition in the same way. */
  public static CallSite bindEntrance(
      MethodHandles.Lookup caller, String name, MethodType type, int index)
      throws IllegalAccessException {
    return entryPoint(caller, name, type, index).entrance();
  }

  /** Binds a look whether to stop to the {@link InterruptPoll} at an index of the class data. */
  public static CallSite bindPoll(
      MethodHandles.Lookup caller, String name, MethodType type, int index)
      throws IllegalAccessException {
    var poll = MethodHandles.classDataAt(caller, "_", InterruptPoll.class, index);
    if (poll == null) {
      throw new IllegalStateException("nothing to ask at " + name + type);
    }
    return poll.site();
  }

  private static EntryPoint entryPoint(
      MethodHandles.Lookup caller, String name, MethodType type, int index)
      throws IllegalAccessException {
    var entryPoint = MethodHandles.classDataAt(caller, "_", EntryPoint.class, index);
    if (entryPoint == null) {
      throw new IllegalStateException("no entry point for a call of " + name + type);
    }
    return entryPoint;
  }
}
