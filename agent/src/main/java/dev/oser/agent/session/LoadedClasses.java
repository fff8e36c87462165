package dev.oser.agent.session;

import dev.oser.agent.rewrite.Selection;
import dev.oser.agent.rewrite.Tally;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Changes the classes that are loaded already. The JVM stops the program for each change and looks
 * at all classes then, so many are changed at once; not all, because that is a long stop.
 */
final class LoadedClasses {
  private static final int BATCH = 100;

  private final Instrumentation instrumentation;
  private final Selection selection;
  private final Tally tally;

  LoadedClasses(Instrumentation instrumentation, Selection selection, Tally tally) {
    this.instrumentation = instrumentation;
    this.selection = selection;
    this.tally = tally;
  }

  /**
   * Changes them, or changes them back.
   *
   * @param isPointless whether the rest can be left as it is, because the program ends
   */
  void change(BooleanSupplier isPointless) {
    var chosen = chosen();
    for (int i = 0; i < chosen.size() && !isPointless.getAsBoolean(); i += BATCH) {
      change(chosen.subList(i, Math.min(chosen.size(), i + BATCH)));
    }
  }

  private List<Class<?>> chosen() {
    var chosen = new ArrayList<Class<?>>();
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      if (!loaded.isArray()
          && instrumentation.isModifiableClass(loaded)
          && selection.has(
              loaded.getName(), Selection.isOfJdk(loaded.getClassLoader(), loaded.getModule()))) {
        chosen.add(loaded);
      }
    }
    return chosen;
  }

  /** If one fails none is changed; so they are divided until it is alone. */
  private void change(List<Class<?>> classes) {
    try {
      instrumentation.retransformClasses(classes.toArray(Class<?>[]::new));
    } catch (Exception | LinkageError | InternalError e) {
      if (classes.size() == 1) {
        tally.cannotBeChanged();
      } else {
        int half = classes.size() / 2;
        change(classes.subList(0, half));
        change(classes.subList(half, classes.size()));
      }
    }
  }
}
