package dev.oser.lang.r.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Variables and where to look further. Those that a function's code names live in slots; others,
 * and all those of environments that are not of calls, in a map.
 */
public final class Environment extends Value {
  private final Assumptions assumptions;
  private final Layout layout;
  private final @Nullable Value[] slots;
  private @Nullable Environment parent;
  private @Nullable HashMap<Symbol, Value> map;

  /** Whether looking for variables from here does not get to base. */
  private boolean detached;

  /** How many loops run here; a loop that an error left behind may still be counted. */
  private int loops;

  /** Whether some variable is locked or active, or the environment is locked. */
  private boolean guarded;

  private @Nullable Set<Symbol> lockedBindings;
  private boolean locked;
  private String name = "";

  /** An environment of a call. */
  public Environment(Environment parent, Layout layout) {
    this.assumptions = parent.assumptions;
    this.parent = parent;
    this.layout = layout;
    this.slots = new Value[layout.size()];
    this.detached = parent.detached;
    share();
  }

  public Environment(Environment parent) {
    this(parent, Layout.EMPTY);
  }

  private Environment(Assumptions assumptions, String name) {
    this.assumptions = assumptions;
    this.layout = Layout.EMPTY;
    this.slots = new Value[0];
    this.name = name;
    this.detached = true;
    share();
  }

  /** {@return the environment that has no parent, the first of a runtime} */
  public static Environment empty(Assumptions assumptions) {
    return new Environment(assumptions, "R_EmptyEnv");
  }

  public Assumptions assumptions() {
    return assumptions;
  }

  public @Nullable Environment parent() {
    return parent;
  }

  public void setParent(Environment parent) {
    this.parent = parent;
    this.detached = parent.detached;
  }

  /** {@return whether code that runs here may not find what base defines} */
  public boolean isDetached() {
    return detached;
  }

  public Layout layout() {
    return layout;
  }

  public @Nullable Value slot(int index) {
    return slots[index];
  }

  /** Sets a slot without looking at locks; for the interpreter, which has looked. */
  public void setSlot(int index, @Nullable Value value) {
    slots[index] = value;
  }

  public void beginLoop() {
    loops++;
  }

  public void endLoop() {
    loops--;
  }

  public boolean isInLoop() {
    return loops > 0;
  }

  public boolean isGuarded() {
    return guarded;
  }

  public boolean hasOverflow() {
    return map != null;
  }

  /** {@return what is bound to a name here (a promise or an active binding too), or null} */
  public @Nullable Value get(Symbol symbol) {
    int slot = layout.slot(symbol);
    if (slot >= 0) {
      return slots[slot];
    }
    return map == null ? null : map.get(symbol);
  }

  /** Binds a name. Locks must have been looked at ({@link #isBindingLocked}). */
  public void put(Symbol symbol, Value value) {
    int slot = layout.slot(symbol);
    if (slot >= 0) {
      slots[slot] = value;
      return;
    }
    if (map == null) {
      map = new HashMap<>();
    }
    if (map.put(symbol, value) == null && !isBase()) {
      assumptions.define(symbol);
    }
  }

  private boolean isBase() {
    return name.equals("base");
  }

  public boolean remove(Symbol symbol) {
    int slot = layout.slot(symbol);
    if (slot >= 0) {
      boolean found = slots[slot] != null;
      slots[slot] = null;
      return found;
    }
    return map != null && map.remove(symbol) != null;
  }

  /**
   * {@return the names that are bound here: of a call, as GNU R has them, variables before
   * parameters; else in no order}
   */
  public List<Symbol> names() {
    var names = new ArrayList<Symbol>();
    if (map != null) {
      names.addAll(map.keySet());
    }
    addNames(names, layout.parameters(), slots.length);
    addNames(names, 0, layout.parameters());
    return names;
  }

  private void addNames(List<Symbol> names, int from, int to) {
    for (int i = from; i < to; i++) {
      if (slots[i] != null) {
        names.add(layout.name(i));
      }
    }
  }

  public String name() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
    detached &= !isBase();
  }

  public boolean isLocked() {
    return locked;
  }

  public void lock() {
    locked = true;
    guarded = true;
  }

  public void lockBinding(Symbol symbol) {
    if (lockedBindings == null) {
      lockedBindings = new HashSet<>();
    }
    lockedBindings.add(symbol);
    guarded = true;
  }

  /** Locks all that is bound here. */
  public void lockBindings() {
    lockedBindings = new HashSet<>(names());
    guarded = true;
  }

  public void unlockBinding(Symbol symbol) {
    if (lockedBindings != null) {
      lockedBindings.remove(symbol);
    }
  }

  public boolean isBindingLocked(Symbol symbol) {
    return lockedBindings != null && lockedBindings.contains(symbol);
  }

  public void bindActively(Symbol symbol, Function function) {
    put(symbol, new ActiveBinding(function));
    guarded = true;
  }

  @Override
  public String type() {
    return "environment";
  }

  @Override
  public int length() {
    return names().size();
  }
}
