package dev.oser.lang.r.value;

import java.util.HashSet;
import java.util.Set;

/**
 * What compiled code of a runtime takes for granted: that nobody but base defines the functions
 * that are inlined. Who breaks it increments the epoch, and code made before is made anew.
 */
public final class Assumptions {
  private final Set<Symbol> redefined = new HashSet<>();
  private int epoch;

  public int epoch() {
    return epoch;
  }

  public boolean mayInline(Symbol function) {
    return redefined.isEmpty() || !redefined.contains(function);
  }

  public void redefine(Symbol function) {
    if (redefined.add(function)) {
      epoch++;
    }
  }
}
