package dev.oser.lang.r.value;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What code of a runtime takes for granted: that nobody but base defines the functions that are
 * inlined, and that variables are found where they were found before.
 */
public final class Assumptions {
  /** Where variables of one name are found; counts how often that may have changed. */
  public static final class Whereabouts {
    private int changes;

    public int changes() {
      return changes;
    }
  }

  private Set<Symbol> inlined = Set.of();
  private final Set<Symbol> redefined = new HashSet<>();
  private final Map<Symbol, Whereabouts> whereabouts = new IdentityHashMap<>();
  private int epoch;
  private int methodChanges;

  /** {@return how often inlined functions were redefined; code made before is made anew} */
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

  /** {@return what tells whether variables of this name may be elsewhere by now} */
  public Whereabouts whereabouts(Symbol name) {
    return whereabouts.computeIfAbsent(name, _ -> new Whereabouts());
  }

  /** {@return how often variables that somebody looked for as methods may have come to be} */
  public int methodChanges() {
    return methodChanges;
  }

  /** Somebody defines a variable of this name where there was none. */
  void define(Symbol name, boolean inBase) {
    var known = whereabouts.get(name);
    if (known != null) {
      known.changes++;
      if (name.mayBeMethod()) {
        methodChanges++;
      }
    }
    if (!inBase) {
      redefine(name);
    }
  }

  /** Somebody has a variable of this name, which may be the name of an inlined function. */
  public void redefine(Symbol name) {
    if (inlined.contains(name) && redefined.add(name)) {
      epoch++;
    }
  }

  /** An environment has got another parent. */
  void rearrange() {
    whereabouts.values().forEach(known -> known.changes++);
    methodChanges++;
  }
}
