package dev.oser.lang.r.value;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Variables and where to look further. Each variable is a {@link Cell}; those that the code of a
 * function names are in slots of its activations instead, which are environments too.
 */
public non-sealed class Environment extends Value {
  private final Assumptions assumptions;
  private @Nullable Environment parent;
  private @Nullable CellTable cells;

  /** Whether looking for variables from here does not get to base. */
  private boolean detached;

  /** Whether some variable is locked or active, or the environment is locked. */
  private boolean guarded;

  private boolean locked;

  /** Whether compiled code runs here, which may keep the values of variables to itself. */
  private boolean late;

  /** How many loops run here; a loop that an error left behind may still be counted. */
  private int loops;

  private @Nullable Set<Symbol> lockedBindings;

  /** What may be assigned here, if this is a reference object. */
  private @Nullable FieldRules fieldRules;

  /** What few environments have: the frames of calls would be larger for it. */
  private static final class Relations {
    /** Whose variables these are, if this is a twin. */
    private @Nullable Environment original;

    /** What is to live as long as the environment does. */
    private @Nullable Object companion;
  }

  private @Nullable Relations relations;

  private String name = "";

  /** How often a variable here was assigned to, removed or locked. */
  private int changes;

  public Environment(Environment parent) {
    super(true);
    this.assumptions = parent.assumptions;
    this.parent = parent;
    this.detached = parent.detached;
  }

  private Environment(Assumptions assumptions, String name) {
    super(true);
    this.assumptions = assumptions;
    this.name = name;
    this.detached = true;
  }

  /** {@return the environment that has no parent, the first of a runtime} */
  public static Environment empty(Assumptions assumptions) {
    return new Environment(assumptions, "R_EmptyEnv");
  }

  /**
   * {@return an environment with the same variables as another one, which looks further elsewhere}
   * Both see what is assigned in either.
   */
  public static Environment twin(Environment other, Environment parent) {
    var twin = new Environment(parent);
    if (other.cells == null) {
      other.cells = new CellTable();
    }
    if (other.lockedBindings == null) {
      other.lockedBindings = new HashSet<>();
    }
    twin.cells = other.cells;
    twin.lockedBindings = other.lockedBindings;
    twin.guarded = other.guarded;
    twin.relations().original = other.original();
    return twin;
  }

  /** {@return the environment that this has its variables of, itself if it is nobody's twin} */
  public final Environment original() {
    var known = relations == null ? null : relations.original;
    return known == null ? this : known;
  }

  /** {@return what lives as long as this does, if there is anything} */
  public final @Nullable Object companion() {
    return relations == null ? null : relations.companion;
  }

  public final void setCompanion(Object companion) {
    relations().companion = companion;
  }

  private Relations relations() {
    var known = relations;
    if (known == null) {
      known = new Relations();
      relations = known;
    }
    return known;
  }

  public final Assumptions assumptions() {
    return assumptions;
  }

  public final @Nullable Environment parent() {
    return parent;
  }

  public final void setParent(Environment parent) {
    this.parent = parent;
    this.detached = parent.detached;
    assumptions.rearrange();
  }

  /** {@return whether code that runs here may not find what base defines} */
  public final boolean isDetached() {
    return detached;
  }

  /** Somebody may look at this when the call it belongs to is over. */
  public void escape() {
    // Others than those of calls stay.
  }

  /** {@return which variables have slots here} */
  public Layout layout() {
    return Layout.EMPTY;
  }

  /**
   * {@return whether compiled code that runs here may keep the values of variables to itself} It
   * writes them down before other code runs; who reads variables without that has to ask.
   */
  public final boolean isLate() {
    return late;
  }

  public final void setLate(boolean late) {
    this.late = late;
  }

  public final void beginLoop() {
    loops++;
  }

  public final void endLoop() {
    loops--;
  }

  public final boolean isInLoop() {
    return loops > 0;
  }

  public final boolean isGuarded() {
    return guarded;
  }

  /**
   * {@return how often a variable here was assigned to, removed or locked: code that keeps
   * variables elsewhere compares this before and after other code runs}
   */
  public final int changes() {
    return changes;
  }

  /** Says that somebody who knows where a variable is has bound it, or changed it in place. */
  public final void change() {
    changes++;
  }

  /** {@return whether some variable here is in a cell} */
  public final boolean hasCells() {
    return cells != null;
  }

  /** {@return the cell of a variable, or null} */
  public final @Nullable Cell cell(Symbol symbol) {
    return cells == null ? null : cells.get(symbol);
  }

  /** {@return what is bound to a name here (a promise or an active binding too), or null} */
  public @Nullable Value get(Symbol symbol) {
    var cell = cell(symbol);
    return cell == null ? null : cell.value();
  }

  /** Binds a name. Locks must have been looked at ({@link #isBindingLocked}). */
  public void put(Symbol symbol, Value value) {
    changes++;
    if (cells == null) {
      cells = new CellTable();
    }
    var cell = cells.get(symbol);
    if (cell != null) {
      cell.set(value);
    } else {
      cells.add(symbol, new Cell(value));
      assumptions.define(symbol, isBase());
    }
  }

  /** Binds a name to a variable of another environment: what is assigned there is seen here. */
  public final void bind(Symbol symbol, Cell cell) {
    changes++;
    if (cells == null) {
      cells = new CellTable();
    }
    cells.put(symbol, cell);
    assumptions.define(symbol, isBase());
  }

  private boolean isBase() {
    return name.equals("base");
  }

  public boolean remove(Symbol symbol) {
    changes++;
    var removed = cells == null ? null : cells.remove(symbol);
    if (removed != null) {
      removed.set(null);
    }
    return removed != null;
  }

  /** {@return the names that are bound here} */
  public List<Symbol> names() {
    return cells == null ? new ArrayList<>() : new ArrayList<>(cells.names());
  }

  public final String name() {
    return name;
  }

  public final void setName(String name) {
    this.name = name;
    detached &= !isBase();
  }

  public final boolean isLocked() {
    return locked;
  }

  public final void lock() {
    changes++;
    locked = true;
    guarded = true;
  }

  public final void lockBinding(Symbol symbol) {
    changes++;
    if (lockedBindings == null) {
      lockedBindings = new HashSet<>();
    }
    lockedBindings.add(symbol);
    guarded = true;
  }

  /** Locks all that is bound here. */
  public final void lockBindings() {
    changes++;
    if (lockedBindings == null) {
      lockedBindings = new HashSet<>();
    }
    lockedBindings.addAll(names());
    guarded = true;
  }

  public final void unlockBinding(Symbol symbol) {
    if (lockedBindings != null) {
      lockedBindings.remove(symbol);
    }
  }

  public final boolean isBindingLocked(Symbol symbol) {
    return lockedBindings != null && lockedBindings.contains(symbol);
  }

  public final void bindActively(Symbol symbol, Function function) {
    put(symbol, new ActiveBinding(function));
    guarded = true;
  }

  /** From now on, assignments follow these rules. */
  public final void restrict(FieldRules rules) {
    fieldRules = rules;
    guarded = true;
  }

  public final @Nullable FieldRules fieldRules() {
    return fieldRules;
  }

  @Override
  public String type() {
    return isFormal() ? "S4" : "environment";
  }

  @Override
  public int length() {
    return names().size();
  }
}
