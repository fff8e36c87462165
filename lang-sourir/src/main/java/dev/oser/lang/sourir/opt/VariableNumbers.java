package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/** Numbers for the variables of an active version, in the order of their names, for bit sets. */
final class VariableNumbers {
  private final List<String> names;
  private final Map<String, Integer> numbers = new HashMap<>();

  VariableNumbers(Function function) {
    var all = new TreeSet<>(function.parameters());
    for (var line : function.active().lines()) {
      all.addAll(Variables.needed(line.instruction()));
      all.addAll(Variables.changed(line.instruction()));
    }
    names = new ArrayList<>(all);
    for (int i = 0; i < names.size(); i++) {
      numbers.put(names.get(i), i);
    }
  }

  int of(String name) {
    return Objects.requireNonNull(numbers.get(name));
  }

  BitSet of(Collection<String> some) {
    var result = new BitSet();
    some.forEach(name -> result.set(of(name)));
    return result;
  }

  /** {@return the names of some numbers, in order} */
  List<String> names(BitSet some) {
    return some.stream().mapToObj(names::get).toList();
  }
}
