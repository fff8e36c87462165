package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Function;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The functions a call has called, up to three. Closures made by the same code count as one, of
 * which only the definition is known.
 */
public final class Targets {
  private static final int MOST = 3;

  /** A {@link Function}, or the definition of several closures. */
  private final List<Object> all = new ArrayList<>(MOST);

  private boolean more;

  private Targets() {}

  /**
   * {@return what is known after one more call}
   *
   * @param known null, the only function so far, or targets
   */
  static Object with(@Nullable Object known, Function function) {
    if (known == null) {
      return function;
    }
    var targets = of(known);
    if (targets == null) {
      return function;
    }
    targets.add(function);
    return targets;
  }

  static @Nullable Targets of(@Nullable Object known) {
    if (known instanceof Function function) {
      var targets = new Targets();
      targets.all.add(function);
      return targets;
    }
    return (Targets) known;
  }

  private void add(Function function) {
    for (int i = 0; i < all.size(); i++) {
      var known = all.get(i);
      if (known == function) {
        return;
      }
      if (function instanceof Closure closure && definition(known) == closure.definition()) {
        all.set(i, closure.definition());
        return;
      }
    }
    if (all.size() < MOST) {
      all.add(function);
    } else {
      more = true;
    }
  }

  private static @Nullable Object definition(Object target) {
    return target instanceof Closure closure
        ? closure.definition()
        : target instanceof Closure.Definition definition ? definition : null;
  }

  Targets copy() {
    var copy = new Targets();
    copy.all.addAll(all);
    copy.more = more;
    return copy;
  }

  /** {@return functions, and definitions of closures of which there were several} */
  public List<Object> all() {
    return List.copyOf(all);
  }

  /** {@return whether there were more than there is room for} */
  public boolean hasMore() {
    return more;
  }

  @Override
  public String toString() {
    var names = new ArrayList<String>();
    for (var target : all) {
      names.add(
          switch (target) {
            case Builtin builtin -> builtin.name();
            case Closure closure -> "function(" + parameters(closure.definition()) + ")";
            case Closure.Definition definition -> "functions(" + parameters(definition) + ")";
            default -> target.toString();
          });
    }
    if (more) {
      names.add("…");
    }
    return String.join(" | ", names);
  }

  private static String parameters(Closure.Definition definition) {
    var names = new ArrayList<String>();
    for (var name : definition.formals().names()) {
      names.add(name.name());
    }
    return String.join(", ", names);
  }
}
