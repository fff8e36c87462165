package dev.oser.models.coreir;

import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Store;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What the registers of a base version are, as expressions over those of the optimised one: {@code
 * [x, y, z = 7, d = 1]}.
 */
public record Varmap(SortedMap<String, Expression> values) {
  public Varmap {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  /** {@return the map under which each register is itself} */
  public static Varmap identity(Collection<String> registers) {
    var values = new TreeMap<String, Expression>();
    registers.forEach(register -> values.put(register, new Expression.Variable(register)));
    return new Varmap(values);
  }

  /** {@return the registers it reads} */
  public Set<String> reads() {
    var result = new TreeSet<String>();
    values.values().forEach(value -> result.addAll(value.variables()));
    return result;
  }

  /** {@return this map with its expressions changed} */
  public Varmap mapping(UnaryOperator<Expression> change) {
    var changed = new TreeMap<String, Expression>();
    values.forEach((register, value) -> changed.put(register, change.apply(value)));
    return new Varmap(changed);
  }

  /** {@return the registers of the base version; one without a value is undefined there too} */
  public Store evaluate(Store registers) {
    var result = new TreeMap<String, Long>();
    values.forEach(
        (register, value) ->
            registers.evaluate(value).ifPresent(number -> result.put(register, number)));
    return new Store(result);
  }

  @Override
  public String toString() {
    return values.entrySet().stream().map(Varmap::text).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String text(Map.Entry<String, Expression> entry) {
    var value = entry.getValue().toString();
    return value.equals(entry.getKey()) ? value : entry.getKey() + " = " + value;
  }
}
