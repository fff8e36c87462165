package dev.oser.lang.r.value;

import java.util.Arrays;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** Which variable of a function lives in which slot of its environments. */
public final class Layout {
  public static final Layout EMPTY = new Layout(new Symbol[0], 0);
  private static final int SCANNED = 8;

  private final Symbol[] names;
  private final int parameters;
  private final boolean mayHaveMethods;
  private final @Nullable IdentityHashMap<Symbol, Integer> index;

  /**
   * @param names of parameters, then of other variables
   * @param parameters how many of the first are parameters
   */
  public Layout(Symbol[] names, int parameters) {
    this.names = names;
    this.parameters = parameters;
    this.mayHaveMethods = Arrays.stream(names).anyMatch(Symbol::mayBeMethod);
    if (names.length <= SCANNED) {
      index = null;
    } else {
      index = new IdentityHashMap<>();
      for (int i = 0; i < names.length; i++) {
        index.put(names[i], i);
      }
    }
  }

  public int size() {
    return names.length;
  }

  /** {@return whether a variable may be a method of a generic, by its name} */
  public boolean mayHaveMethods() {
    return mayHaveMethods;
  }

  /** {@return how many of the first slots are parameters} */
  public int parameters() {
    return parameters;
  }

  public Symbol name(int slot) {
    return names[slot];
  }

  /** {@return the slot of a variable, or -1} */
  public int slot(Symbol name) {
    if (index != null) {
      var found = index.get(name);
      return found == null ? -1 : found;
    }
    for (int i = 0; i < names.length; i++) {
      if (names[i] == name) {
        return i;
      }
    }
    return -1;
  }
}
