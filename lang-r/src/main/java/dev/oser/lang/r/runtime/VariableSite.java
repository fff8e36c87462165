package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Assumptions;
import dev.oser.lang.r.value.Cell;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A variable that is looked for by its name again and again, and where it was the last time: the
 * cell, found by looking from an environment, or nowhere. That still holds unless variables of this
 * name may be elsewhere by now.
 */
public final class VariableSite {
  private final Symbol symbol;
  private final boolean ordinary;
  private @Nullable Environment home;
  private @Nullable Environment holder;
  private @Nullable Cell cell;
  private Assumptions.@Nullable Whereabouts whereabouts;
  private int changes;

  /** The layout that was looked at last, and the slot of this variable in it. */
  private Layout layout = Layout.EMPTY;

  private int slot = -1;

  /** The one before: code in a function looks through its environment and the ones around. */
  private Layout otherLayout = Layout.EMPTY;

  private int otherSlot = -1;

  public VariableSite(Symbol symbol) {
    this.symbol = symbol;
    this.ordinary = symbol != Symbol.MISSING && symbol.dotsIndex() <= 0;
  }

  public Symbol symbol() {
    return symbol;
  }

  /** {@return the slot of the variable, or -1} */
  private int slotIn(Layout where) {
    if (where == layout) {
      return slot;
    }
    if (where == otherLayout) {
      return otherSlot;
    }
    otherLayout = layout;
    otherSlot = slot;
    slot = where.slot(symbol);
    layout = where;
    return slot;
  }

  /**
   * {@return what the variable is bound to, looking from here on; null if to nothing} Variables of
   * functions around, and those in cells, are found without a search.
   */
  public @Nullable Value bound(@Nullable Environment from) {
    if (!ordinary) {
      return null; // whatever a program assigns to such a name
    }
    var e = from;
    while (e instanceof Activation activation && !activation.hasCells()) {
      int place = slotIn(activation.layout());
      var value = place < 0 ? null : activation.slots()[place];
      if (value != null) {
        return value;
      }
      e = activation.parent();
    }
    var found = e == null || e instanceof Activation ? null : cell(e);
    if (found != null && found.value() != null) {
      return found.value();
    }
    for (; e != null; e = e.parent()) {
      var value = e.get(symbol);
      if (value != null) {
        return value;
      }
    }
    return null;
  }

  /**
   * Assigns to the variable where it is found, looking from here on.
   *
   * @return whether that could be done without a longer look
   */
  public boolean assign(@Nullable Environment from, Value value) {
    if (!ordinary) {
      return false;
    }
    var e = from;
    while (e instanceof Activation activation && !activation.hasCells()) {
      int place = slotIn(activation.layout());
      if (place >= 0 && activation.slots()[place] != null) {
        if (activation.isGuarded()) {
          return false;
        }
        activation.assign(place, value);
        return true;
      }
      e = activation.parent();
    }
    var found = e == null || e instanceof Activation ? null : cell(e);
    var where = holder;
    if (found == null || found.value() == null || where == null || where.isGuarded()) {
      return false;
    }
    if (found.value() != value) {
      value.own();
      found.set(value);
    }
    where.change();
    return true;
  }

  /**
   * {@return the cell that the variable is in, looking from here on; null if it is in no cell, or
   * if that takes a longer look}
   */
  public @Nullable Cell cell(Environment from) {
    Environment outside = from;
    while (outside instanceof Activation activation) {
      if (activation.hasCells() || slotIn(activation.layout()) >= 0) {
        return null;
      }
      outside = activation.parent();
    }
    if (outside == home && whereabouts != null && whereabouts.changes() == changes) {
      return cell;
    }
    return outside == null || !ordinary ? null : look(outside);
  }

  /**
   * {@return whether there certainly is no such variable, looking from here on} Ask only after a
   * look for its cell from the same environment has found none.
   */
  boolean isNowhere(Environment from) {
    Environment outside = from;
    while (outside instanceof Activation activation) {
      if (activation.hasCells() || slotIn(activation.layout()) >= 0) {
        return false;
      }
      outside = activation.parent();
    }
    return outside != null
        && outside == home
        && cell == null
        && whereabouts != null
        && whereabouts.changes() == changes;
  }

  private @Nullable Cell look(Environment from) {
    Environment last = from;
    for (Environment e = from; e != null; e = e.parent()) {
      if (e instanceof Activation) {
        return null;
      }
      var found = e.cell(symbol);
      if (found != null && found.value() != null) {
        remember(from, e, found);
        return found;
      }
      last = e;
    }
    remember(from, last, null);
    return null;
  }

  private void remember(Environment from, Environment where, @Nullable Cell found) {
    home = from;
    holder = where;
    cell = found;
    whereabouts = from.assumptions().whereabouts(symbol);
    changes = whereabouts.changes();
  }

  /** {@return the cell of the variable in this very environment, or null} */
  public @Nullable Cell cellIn(Environment environment) {
    var found = cell(environment);
    return found != null && holder == environment ? found : null;
  }

  @Override
  public String toString() {
    return symbol.name();
  }
}
