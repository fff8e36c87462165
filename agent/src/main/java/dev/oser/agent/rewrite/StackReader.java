package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.CallStack;
import dev.oser.agent.runtime.Place;
import java.lang.StackWalker.StackFrame;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Walks the stack of the current thread and tells which instrumented methods are active. A burst is
 * short, so what was found out about a place in the code is remembered: to ask the JVM for a line
 * takes longer than all the rest.
 */
public final class StackReader implements CallStack {
  /** The descriptors of methods, which tell overloads apart, come with the classes. */
  private final StackWalker walker =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private final Names names;
  private final Map<Position, Place> known = new ConcurrentHashMap<>();

  public StackReader(Names names) {
    this.names = names;
  }

  /** By name and not by class, so that classes can be unloaded. */
  private record Position(String className, String method, String descriptor, int index) {}

  @Override
  public void walk(Predicate<Place> visitor) {
    walker.walk(
        frames ->
            frames.allMatch(
                frame -> {
                  var place = place(frame);
                  return place == null || visitor.test(place);
                }));
  }

  private @Nullable Place place(StackFrame frame) {
    var className = frame.getClassName();
    if (!names.hasClass(className)) {
      return null;
    }
    var method = frame.getMethodName();
    var descriptor = frame.getDescriptor();
    var position = new Position(className, method, descriptor, frame.getByteCodeIndex());
    var before = known.get(position);
    if (before != null) {
      return before;
    }
    var found = names.instrumented(MethodName.key(className, method, descriptor));
    if (found == null) {
      return null;
    }
    int site =
        found.hasSites()
            ? names.siteNumber(found.source(), frame.getLineNumber())
            : Names.UNKNOWN_SITE;
    known.putIfAbsent(position, new Place(found.number(), site));
    return known.get(position);
  }
}
