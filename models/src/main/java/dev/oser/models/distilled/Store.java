package dev.oser.models.distilled;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A memory store (Definition 2): integers for defined variables, ⊥ for all others.
 *
 * @param values the defined variables
 */
public record Store(SortedMap<String, Long> values) {
  public Store {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  /** {@return a store in which only these variables are defined} */
  public static Store of(Map<String, Long> values) {
    return new Store(new TreeMap<>(values));
  }

  /** {@return whether σ(x) ≠ ⊥} */
  public boolean defines(String variable) {
    return values.containsKey(variable);
  }

  /** {@return σ[x ← v]} */
  public Store with(String variable, long value) {
    var changed = new TreeMap<>(values);
    changed.put(variable, value);
    return new Store(changed);
  }

  /** {@return σ|A: ⊥ outside the given variables} */
  public Store restrictedTo(Collection<String> variables) {
    var kept = new TreeMap<>(values);
    kept.keySet().retainAll(variables);
    return new Store(kept);
  }

  /** {@return v where (σ, e) ⇓ v, or empty if e has no value: it reads ⊥ or divides by zero} */
  public OptionalLong evaluate(Expression expression) {
    return switch (expression) {
      case Expression.Constant(long value) -> OptionalLong.of(value);
      case Expression.Variable(String name) -> {
        var value = values.get(name);
        yield value == null ? OptionalLong.empty() : OptionalLong.of(value);
      }
      case Expression.Binary(var operator, var left, var right) -> {
        var first = evaluate(left);
        var second = evaluate(right);
        yield first.isEmpty() || second.isEmpty()
            ? OptionalLong.empty()
            : operator.apply(first.getAsLong(), second.getAsLong());
      }
    };
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
