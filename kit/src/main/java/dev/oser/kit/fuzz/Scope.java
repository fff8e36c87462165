package dev.oser.kit.fuzz;

import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The values that can be used at a point of a program being written, most recent last. */
final class Scope {
  private final List<Value> values = new ArrayList<>();

  void add(Value value) {
    values.add(value);
  }

  /** {@return a mark to go back to when leaving a block} */
  int mark() {
    return values.size();
  }

  /** Forgets what was defined since the mark: it does not dominate what follows. */
  void reset(int mark) {
    values.subList(mark, values.size()).clear();
  }

  /** {@return a value of the type, rather a recent one, or null if there is none} */
  @Nullable Value pick(Type type, RandomGenerator random) {
    var fitting = values.stream().filter(value -> value.type().isSubtypeOf(type)).toList();
    if (fitting.isEmpty()) {
      return null;
    }
    int back = (int) Math.abs(random.nextGaussian() * 4);
    return fitting.get(Math.max(0, fitting.size() - 1 - back));
  }
}
