package dev.oser.kit.opt;

import dev.oser.kit.ir.Memory;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** The parts of memory that some code may write. */
final class MemorySet {
  private final Set<Memory> named = new LinkedHashSet<>();
  private boolean isEverything;

  void add(Memory memory) {
    switch (memory) {
      case Memory.None _ -> {}
      case Memory.Any _ -> isEverything = true;
      case Memory.Named _, Memory.Several _ -> named.addAll(memory.parts());
    }
  }

  void addAll(MemorySet others) {
    isEverything |= others.isEverything;
    named.addAll(others.named);
  }

  /** {@return whether it holds all memory there is} */
  boolean isEverything() {
    return isEverything;
  }

  /** {@return the parts that were added by name} */
  Set<Memory> named() {
    return named;
  }

  /** {@return whether some location belongs to a part of memory and to this set} */
  boolean overlaps(Memory memory) {
    return switch (memory) {
      case Memory.None _ -> false;
      case Memory.Any _ -> isEverything || !named.isEmpty();
      case Memory.Named _, Memory.Several _ ->
          isEverything || !Collections.disjoint(named, memory.parts());
    };
  }
}
