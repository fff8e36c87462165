package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.CallStack;
import dev.oser.agent.runtime.Place;
import java.lang.StackWalker.StackFrame;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Walks the stack of the current thread and tells which instrumented methods are active. A burst is
 * short, so what was found out about a place in the code is remembered: to ask the JVM for a line
 * takes longer than all the rest.
 */
public final class StackReader implements CallStack {
  /**
   * The JDK makes room for more and more frames, by reflection, and after 127 of them makes a class
   * to be faster at that.
   */
  private static final int DEEP = 500;

  /** The descriptors of methods, which tell overloads apart, come with the classes. */
  private final StackWalker walker =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private final Names names;
  private final Map<Position, Place> known = new ConcurrentHashMap<>();

  public StackReader(Names names) {
    this.names = names;
  }

  /**
   * By name and not by class, so that classes can be unloaded. The methods that a record has by
   * itself make the JVM make classes when they are first used, and later: the stack that is walked
   * may be nearly full.
   */
  private record Position(String className, String method, String descriptor, int index) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Position that
          && index == that.index
          && method.equals(that.method)
          && className.equals(that.className)
          && descriptor.equals(that.descriptor);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * className.hashCode() + method.hashCode()) + index;
    }
  }

  /**
   * Does once all that a walk does, so that the JVM has loaded and linked it: the stack that is
   * walked may be nearly full.
   */
  public void rehearse() {
    rehearse(DEEP);
  }

  private void rehearse(int deeper) {
    if (deeper > 0) {
      rehearse(deeper - 1);
      return;
    }
    walker.forEach(
        frame -> {
          known.put(position(frame), new Place(0, frame.getLineNumber()));
          known.get(position(frame));
        });
    known.clear();
    walk(place -> {});
  }

  @Override
  public void walk(Consumer<Place> visitor) {
    walker.forEach(
        frame -> {
          var place = place(frame);
          if (place != null) {
            visitor.accept(place);
          }
        });
  }

  private @Nullable Place place(StackFrame frame) {
    if (!names.hasClass(frame.getClassName())) {
      return null;
    }
    var position = position(frame);
    var before = known.get(position);
    if (before != null) {
      return before;
    }
    var found =
        names.instrumented(
            MethodName.key(position.className, position.method, position.descriptor));
    if (found == null) {
      return null;
    }
    int site =
        found.hasSites()
            ? names.siteNumber(found.source(), frame.getLineNumber())
            : Names.UNKNOWN_SITE;
    var place = new Place(found.number(), site);
    known.put(position, place);
    return place;
  }

  private static Position position(StackFrame frame) {
    return new Position(
        frame.getClassName(),
        frame.getMethodName(),
        frame.getDescriptor(),
        frame.getByteCodeIndex());
  }
}
