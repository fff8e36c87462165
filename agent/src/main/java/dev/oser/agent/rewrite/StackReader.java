package dev.oser.agent.rewrite;

import dev.oser.profile.context.Frames;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Walks the stack of the current thread and tells which instrumented methods are active. A burst is
 * short, so what was found out about a place in the code is remembered: to ask the JVM for a line
 * takes longer than all the rest.
 */
public final class StackReader implements Supplier<Frames> {
  /** The descriptors of methods, which tell overloads apart, come with the classes. */
  private final StackWalker walker =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private final Names names;
  private final Map<Place, Known> known = new ConcurrentHashMap<>();

  public StackReader(Names names) {
    this.names = names;
  }

  /** By name and not by class, so that classes can be unloaded. */
  private record Place(String className, String method, String descriptor, int position) {}

  /** The instrumented method at a place, and the site of a call from there. */
  private record Known(int method, int site) {}

  @Override
  public Frames get() {
    var found = new ArrayList<Known>();
    walker.forEach(
        frame -> {
          var here = known(frame);
          if (here != null) {
            found.add(here);
          }
        });
    return new Active(List.copyOf(found.reversed()));
  }

  private @Nullable Known known(StackFrame frame) {
    var className = frame.getClassName();
    var method = frame.getMethodName();
    var descriptor = frame.getDescriptor();
    var place = new Place(className, method, descriptor, frame.getByteCodeIndex());
    var before = known.get(place);
    if (before != null) {
      return before;
    }
    var found = names.instrumented(MethodName.key(className, method, descriptor));
    if (found == null) {
      return null;
    }
    var now = new Known(found.number(), names.siteNumber(found.source(), frame.getLineNumber()));
    known.put(place, now);
    return now;
  }

  private record Active(List<Known> outermostFirst) implements Frames {
    @Override
    public int depth() {
      return outermostFirst.size();
    }

    @Override
    public int method(int index) {
      return outermostFirst.get(index).method();
    }

    @Override
    public int site(int index) {
      return index == 0 ? Names.UNKNOWN_SITE : outermostFirst.get(index - 1).site();
    }
  }
}
