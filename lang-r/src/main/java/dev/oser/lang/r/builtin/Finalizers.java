package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Messages;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Functions that are called with an environment that nobody refers to any more, when {@code gc()}
 * is called, or when the session ends. The latest is called first.
 */
final class Finalizers {
  /** How many milliseconds to wait for the JVM to give back what it has found; it needs few. */
  private static final long PATIENCE = 2_000;

  /**
   * A function that waits for the end of an environment. The environment refers to it, and it to
   * the environment, as the function may do too. When nobody else refers to either, the finalizers
   * of Java give both back; references would not.
   */
  private static final class Waiting {
    private final Environment object;
    private final Function function;
    private final boolean atExit;
    private final int number;
    private final @Nullable Waiting next;
    private final BlockingQueue<Waiting> found;

    Waiting(
        Environment object,
        Function function,
        boolean atExit,
        int number,
        BlockingQueue<Waiting> found) {
      this.object = object;
      this.function = function;
      this.atExit = atExit;
      this.number = number;
      this.next = (Waiting) object.companion();
      this.found = found;
      object.setCompanion(this);
    }

    @Override
    @SuppressWarnings({"deprecation", "removal", "Finalize"})
    protected void finalize() {
      found.add(this);
    }
  }

  private List<Waiting> waiting = new ArrayList<>();
  private final BlockingQueue<Waiting> found = new LinkedBlockingQueue<>();
  private int registered;

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
    boolean last = atExit != null && Coercion.flag(atExit, "onexit");
    var all = of(context.runtime());
    all.waiting.add(new Waiting(environment, finalizer, last, all.registered++, all.found));
    return NullValue.NULL;
  }

  /** Calls the functions of environments that are gone. */
  static void collect(Context context) {
    var finalizers = of(context.runtime());
    if (!finalizers.waiting.isEmpty()) {
      run(context, finalizers.departed());
    }
  }

  /**
   * {@return what nobody refers to} Names are held on to: a name that only lost environments use
   * would be taken for gone, and be another one when they are back. For the same reason nothing is
   * let go at other times.
   */
  private List<Waiting> departed() {
    var names = Symbol.inUse();
    var let = weakly();
    System.gc();
    int missing = 0;
    for (var reference : let) {
      var entry = reference.get();
      if (entry == null) {
        missing++;
      } else {
        waiting.add(entry);
      }
    }
    var result = found(missing);
    Reference.reachabilityFence(names);
    return result;
  }

  /** Lets go of all that waits. */
  private List<WeakReference<Waiting>> weakly() {
    var result = new ArrayList<WeakReference<Waiting>>();
    waiting.forEach(each -> result.add(new WeakReference<>(each)));
    waiting = new ArrayList<>();
    return result;
  }

  /** {@return what the JVM gives back, some time after references to it were cleared} */
  private List<Waiting> found(int count) {
    var result = new ArrayList<Waiting>();
    try {
      while (result.size() < count) {
        var each = found.poll(PATIENCE, TimeUnit.MILLISECONDS);
        if (each == null) {
          break;
        }
        result.add(each);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return result;
  }

  /** Calls functions for which it does not matter what else is going on, nor what becomes of it. */
  private static void run(Context context, List<Waiting> entries) {
    var runtime = context.runtime();
    var handlers = runtime.conditions().handlers();
    var frame = runtime.frame();
    entries.sort(Comparator.comparingInt((Waiting each) -> each.number).reversed());
    for (var entry : entries) {
      runtime.conditions().setHandlers(null);
      runtime.setFrame(null);
      try {
        var arguments = Args.of(entry.object);
        context.apply(entry.function, arguments, Calls.shown(entry.function, arguments));
      } catch (RError e) {
        if (e.condition() == null) {
          var call = e.call();
          runtime.errors().print(Messages.error(e.message(), call == null ? NullValue.NULL : call));
        }
      } finally {
        runtime.conditions().setHandlers(handlers);
        runtime.setFrame(frame);
      }
    }
  }

  /** Calls the functions that are to be called in any case, when the session ends. */
  @RBuiltin(value = ".finalizeAll", formals = "", visibility = Visibility.OFF)
  static Value finish(Context context) {
    var finalizers = of(context.runtime());
    var last = finalizers.waiting;
    finalizers.waiting = new ArrayList<>();
    last.removeIf(each -> !each.atExit);
    run(context, last);
    return NullValue.NULL;
  }
}
