package dev.oser.models.distilled.ctl;

import dev.oser.models.distilled.Expression;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A substitution θ: what each meta-variable stands for (Section 2.3). */
public record Substitution(SortedMap<String, Binding> bindings) {
  /** Binds nothing. */
  public static final Substitution EMPTY = new Substitution(new TreeMap<>());

  public Substitution {
    bindings = Collections.unmodifiableSortedMap(new TreeMap<>(bindings));
  }

  /** {@return θ with one more meta-variable bound} */
  public Substitution with(String meta, Binding binding) {
    var more = new TreeMap<>(bindings);
    more.put(meta, binding);
    return new Substitution(more);
  }

  /** {@return θ with a meta-variable bound to a variable} */
  public Substitution with(String meta, String name) {
    return with(meta, new Binding.Name(name));
  }

  /** {@return θ with a meta-variable bound to a point} */
  public Substitution with(String meta, int point) {
    return with(meta, new Binding.Point(point));
  }

  /**
   * {@return θ extended so that the meta-variable means this, or null if it means something else
   * already}
   */
  public @Nullable Substitution matching(String meta, Binding binding) {
    var known = bindings.get(meta);
    if (known == null) {
      return with(meta, binding);
    }
    return known.equals(binding) ? this : null;
  }

  /** {@return the point a meta-variable stands for} */
  public int point(String meta) {
    return get(meta) instanceof Binding.Point(int point) ? point : fail(meta, "a point");
  }

  /** {@return the variable a meta-variable stands for} */
  public String name(String meta) {
    return get(meta) instanceof Binding.Name(String name) ? name : fail(meta, "a variable");
  }

  /** {@return the expression a meta-variable stands for; a variable is one too} */
  public Expression expression(String meta) {
    return switch (get(meta)) {
      case null -> fail(meta, "an expression");
      case Binding.Code(var expression) -> expression;
      case Binding.Name(String name) -> new Expression.Variable(name);
      case Binding.Point _ -> fail(meta, "an expression");
    };
  }

  private @Nullable Binding get(String meta) {
    return bindings.get(meta);
  }

  private <T> T fail(String meta, String wanted) {
    throw new IllegalArgumentException(meta + " is not bound to " + wanted + " in " + this);
  }

  @Override
  public String toString() {
    return bindings.toString();
  }
}
