package dev.oser.kit.tier;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The code that can be entered: how much there is, and what of it is in use. As long as there is
 * room, nobody cares. Then code is {@linkplain #watched watched}, and each {@linkplain #look} notes
 * what was entered since the look before (second chance, as for pages of memory: Corbató, "A paging
 * experiment with the Multics system", 1968). How long is long ago is not a matter of time: whoever
 * wants room looks twice, and what was not entered in between is {@linkplain #idleSince idle}
 * compared to it.
 *
 * @param <K> what can be compiled
 */
final class InstalledCode<K> {
  private final TierPolicy policy;
  private final Map<K, Unit> units = new LinkedHashMap<>();
  private int instructions;
  private long looks;

  /** One piece of code. */
  private static final class Unit {
    private final int size;
    private @Nullable BooleanSupplier wasEntered;
    private long lastInUse;

    Unit(int size) {
      this.size = size;
    }
  }

  InstalledCode(TierPolicy policy) {
    this.policy = policy;
  }

  boolean contains(K what) {
    return units.containsKey(what);
  }

  int instructions() {
    return instructions;
  }

  /** {@return whether nothing can be added without taking something away} */
  boolean isFull() {
    return units.size() >= policy.mostUnits() || instructions >= policy.mostInstructions();
  }

  /** {@return whether there is more than there may be} */
  boolean isTooMuch() {
    return units.size() > policy.mostUnits() || instructions > policy.mostInstructions();
  }

  /** Adds code; it counts as in use until somebody has had the time to enter it. */
  void add(K what, int size) {
    var unit = new Unit(size);
    unit.lastInUse = looks + 1;
    units.put(what, unit);
    instructions += size;
  }

  void remove(K what) {
    var unit = units.remove(what);
    if (unit != null) {
      instructions -= unit.size;
    }
  }

  /** {@return the code that does not tell yet whether it is in use} */
  List<K> unwatched() {
    return units.entrySet().stream()
        .filter(entry -> entry.getValue().wasEntered == null)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Notes how code tells whether it was entered since it was last asked. */
  void watched(K what, BooleanSupplier wasEntered) {
    var unit = units.get(what);
    if (unit != null) {
      unit.wasEntered = wasEntered;
    }
  }

  /** {@return the number of a new look at what is in use; what does not tell counts as such} */
  long look() {
    looks++;
    for (var unit : units.values()) {
      if (unit.wasEntered == null || unit.wasEntered.getAsBoolean()) {
        unit.lastInUse = looks;
      }
    }
    return looks;
  }

  /** {@return what has not been entered for longest, at least not since a look; null if none} */
  @Nullable K idleSince(long look) {
    K idlest = null;
    long last = look + 1;
    for (var entry : units.entrySet()) {
      if (entry.getValue().lastInUse < last) {
        last = entry.getValue().lastInUse;
        idlest = entry.getKey();
      }
    }
    return idlest;
  }
}
