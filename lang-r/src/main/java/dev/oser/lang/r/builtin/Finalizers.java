package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Functions that are called with an environment that nobody refers to any more, when {@code gc()}
 * is called, or when the session ends. What such a function gets is an environment with the same
 * variables: Java does not give back the one that is gone.
 */
final class Finalizers {
  private record Entry(
      WeakReference<Environment> object, Environment twin, Function function, boolean atExit) {}

  private final List<Entry> entries = new ArrayList<>();

  private static Finalizers of(Runtime runtime) {
    return runtime.extension(Finalizers.class, Finalizers::new);
  }

  @RBuiltin(value = "reg.finalizer", formals = "e, f, onexit")
  static Value register(Context context, Value object, Value function, @Nullable Value atExit) {
    if (!(object instanceof Environment environment)) {
      throw new RError("first argument must be environment or external pointer");
    }
    if (!(function instanceof Function finalizer)) {
      throw new RError("second argument must be a function");
    }
    var parent = environment.parent();
    var twin = Environment.twin(environment, parent == null ? context.runtime().empty() : parent);
    twin.setAttributes(environment.attributes());
    boolean last = atExit != null && Coercion.flag(atExit, "onexit");
    of(context.runtime())
        .entries
        .add(new Entry(new WeakReference<>(environment), twin, finalizer, last));
    return NullValue.NULL;
  }

  /** Calls the functions of environments that are gone. */
  static void collect(Context context) {
    var finalizers = of(context.runtime());
    if (finalizers.entries.isEmpty()) {
      return;
    }
    System.gc();
    for (var entry : List.copyOf(finalizers.entries)) {
      if (entry.object().refersTo(null)) {
        finalizers.entries.remove(entry);
        context.apply(entry.function(), entry.twin());
      }
    }
  }

  /** Calls the functions that are to be called in any case, when the session ends. */
  @RBuiltin(value = ".finalizeAll", formals = "", visibility = Visibility.OFF)
  static Value finish(Context context) {
    var finalizers = of(context.runtime());
    for (var entry : List.copyOf(finalizers.entries)) {
      finalizers.entries.remove(entry);
      if (entry.atExit()) {
        var object = entry.object().get();
        context.apply(entry.function(), object == null ? entry.twin() : object);
      }
    }
    return NullValue.NULL;
  }
}
