package dev.oser.agent.rewrite;

import dev.oser.profile.context.Frames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Walks the stack of the current thread and tells which instrumented methods are active. */
public final class StackReader implements Supplier<Frames> {
  /** The descriptors of methods, which tell overloads apart, come with the classes. */
  private final StackWalker walker =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private final Names names;

  public StackReader(Names names) {
    this.names = names;
  }

  @Override
  public Frames get() {
    var methods = new ArrayList<Integer>();
    // Where each of them is in its code now: the site its callee was called from.
    var places = new ArrayList<Integer>();
    walker.forEach(
        frame -> {
          var key =
              MethodName.key(frame.getClassName(), frame.getMethodName(), frame.getDescriptor());
          var found = names.instrumented(key);
          if (found != null) {
            methods.add(found.number());
            places.add(names.siteNumber(found.source(), frame.getLineNumber()));
          }
        });
    return new Active(List.copyOf(methods.reversed()), List.copyOf(places.reversed()));
  }

  private record Active(List<Integer> methods, List<Integer> places) implements Frames {
    @Override
    public int depth() {
      return methods.size();
    }

    @Override
    public int method(int index) {
      return methods.get(index);
    }

    @Override
    public int site(int index) {
      return index == 0 ? Names.UNKNOWN_SITE : places.get(index - 1);
    }
  }
}
