package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.ElementVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How much memory a program's values take: what can be reached from the global environment, the
 * running calls and their operands, without R's own library. It is measured while the program runs,
 * by another thread, so it is not exact; and it ends as soon as it is too much.
 */
public final class Footprint {
  private static final int OBJECT = 32;

  /** Vectors of less are counted wherever they are seen; others once. */
  private static final int SMALL = 64;

  /** How many values are counted between two looks at the clock, less one. */
  private static final int OFTEN = (1 << 14) - 1;

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final ArrayDeque<Value> waiting = new ArrayDeque<>();
  private final long enough;
  private final BooleanSupplier late;
  private long bytes;
  private int steps;

  private Footprint(long enough, BooleanSupplier late) {
    this.enough = enough;
    this.late = late;
  }

  /**
   * {@return the bytes of a session's values}
   *
   * @param operands shows the operands of what is running
   * @param enough no more is counted than this
   * @param late whether there is no more time to count
   */
  public static long of(
      Runtime runtime, Consumer<Consumer<Value>> operands, long enough, BooleanSupplier late) {
    var footprint = new Footprint(enough, late);
    for (var e = runtime.global().parent(); e != null; e = e.parent()) {
      footprint.seen.add(e);
    }
    footprint.seen.add(runtime.base());
    footprint.seen.add(runtime.library());
    footprint.seen.add(runtime.namespaces().base());
    footprint.bytes = 2 * runtime.output().captured();
    footprint.add(runtime.global());
    for (var frame = runtime.frame(); frame != null; frame = frame.previous()) {
      footprint.addFrame(frame);
    }
    operands.accept(footprint::add);
    footprint.count();
    return footprint.bytes;
  }

  private void addFrame(Frame frame) {
    switch (frame) {
      case Activation activation -> add(activation);
      case BuiltinFrame builtin -> {
        add(builtin.result());
        for (var value : builtin.supplied().values()) {
          add(value);
        }
      }
    }
  }

  private void add(@Nullable Value value) {
    if (value != null) {
      waiting.add(value);
    }
  }

  private void count() {
    for (var next = waiting.poll(); next != null && bytes < enough; next = waiting.poll()) {
      if ((++steps & OFTEN) == 0 && late.getAsBoolean()) {
        return;
      }
      try {
        count(next);
      } catch (RuntimeException _) {
        // The program has changed it meanwhile: the next measurement will see it.
        continue;
      }
    }
  }

  private void count(Value value) {
    long own = OBJECT + elements(value);
    boolean isPart =
        value instanceof Environment || value instanceof Closure || value instanceof Call;
    if ((own > SMALL || isPart) && !seen.add(value)) {
      return;
    }
    bytes += own;
    var attributes = value.attributes();
    for (int i = 0; attributes != null && i < attributes.size(); i++) {
      add(attributes.value(i));
    }
    switch (value) {
      case StringVector texts -> addTexts(texts);
      case ElementVector list -> {
        for (int i = 0; i < list.length(); i++) {
          add(list instanceof ListVector plain ? plain.get(i) : list.element(i));
        }
      }
      case Environment environment -> {
        add(environment.parent());
        for (var name : environment.names()) {
          bytes += OBJECT;
          add(environment.get(name));
        }
      }
      case Closure closure -> add(closure.environment());
      case Promise promise -> {
        add(promise.value());
        add(promise.environment());
      }
      case Dots dots -> {
        for (var each : dots.values()) {
          add(each);
        }
      }
      case Call call -> {
        for (var each : call.arguments()) {
          add(each);
        }
      }
      default -> {}
    }
  }

  private static long elements(Value value) {
    if (!(value instanceof Vector vector)) {
      return 0;
    }
    long length = vector.length();
    return switch (vector.kind()) {
      case RAW -> length;
      case INTEGER -> vector instanceof IntVector whole && whole.isSequence() ? 0 : 4 * length;
      case LOGICAL, STRING, LIST, EXPRESSION -> 4 * length;
      case DOUBLE -> 8 * length;
      case COMPLEX -> 16 * length;
    };
  }

  /** Neighbours are often the same text; long texts are counted once wherever they are. */
  private void addTexts(StringVector texts) {
    String before = null;
    for (int i = 0; i < texts.length(); i++) {
      var text = texts.get(i);
      if (text != before && (text.length() <= SMALL || seen.add(text))) {
        bytes += OBJECT + text.length();
      }
      before = text;
    }
  }
}
