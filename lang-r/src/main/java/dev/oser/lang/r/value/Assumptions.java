package dev.oser.lang.r.value;

import java.util.HashSet;
import java.util.Set;

/**
 * What compiled code of a runtime takes for granted: that nobody but base defines the functions
 * that are inlined. Who breaks it increments the epoch, and code made before is made anew.
 */
public final class Assumptions {
  private Set<Symbol> inlined = Set.of();
  private final Set<Symbol> redefined = new HashSet<>();
  private int epoch;

  public int epoch() {
    return epoch;
  }

  /** Says which functions code takes for granted. */
  public void takeForGranted(Set<Symbol> functions) {
    inlined = functions;
  }

  public boolean mayInline(Symbol function) {
    return redefined.isEmpty() || !redefined.contains(function);
  }

  /** Somebody defines a variable of this name. */
  public void define(Symbol name) {
    if (inlined.contains(name) && redefined.add(name)) {
      epoch++;
    }
  }
}
