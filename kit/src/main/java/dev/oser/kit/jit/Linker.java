package dev.oser.kit.jit;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Bootstrap methods of generated code. */
public final class Linker {
  private Linker() {}

  /** Binds a call to the call site of the {@link FunctionLink} at an index of the class data. */
  public static CallSite bind(MethodHandles.Lookup caller, String name, MethodType type, int index)
      throws IllegalAccessException {
    return link(caller, name, type, index).site();
  }

  /** Binds a transition in the same way. */
  public static CallSite bindEntrance(
      MethodHandles.Lookup caller, String name, MethodType type, int index)
      throws IllegalAccessException {
    return link(caller, name, type, index).entrance();
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

  private static FunctionLink link(
      MethodHandles.Lookup caller, String name, MethodType type, int index)
      throws IllegalAccessException {
    var link = MethodHandles.classDataAt(caller, "_", FunctionLink.class, index);
    if (link == null) {
      throw new IllegalStateException("no link for a call of " + name + type);
    }
    return link;
  }
}
