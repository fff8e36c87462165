package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.value.Assumptions;
import dev.oser.lang.r.value.Cell;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * A variable that an instruction looks for by its name, and where it was the last time: the cell,
 * found by looking from an environment. It still is there unless variables of this name may be
 * elsewhere by now.
 */
final class VariableSite {
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

  VariableSite(Symbol symbol) {
    this.symbol = symbol;
    this.ordinary = symbol != Symbol.MISSING && symbol.dotsIndex() <= 0;
  }

  Symbol symbol() {
    return symbol;
  }

  /** {@return the slot of the variable, or -1} */
  int slotIn(Layout where) {
    if (where != layout) {
      slot = where.slot(symbol);
      layout = where;
    }
    return slot;
  }

  /**
   * {@return the cell that the variable is in, looking from here on; null if it is in no cell, or
   * if that takes a longer look}
   */
  @Nullable Cell cell(Environment from) {
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

  private @Nullable Cell look(Environment from) {
    for (Environment e = from; e != null; e = e.parent()) {
      if (e instanceof Activation) {
        return null;
      }
      var found = e.cell(symbol);
      if (found != null && found.value() != null) {
        home = from;
        holder = e;
        cell = found;
        whereabouts = from.assumptions().whereabouts(symbol);
        changes = whereabouts.changes();
        return found;
      }
    }
    return null;
  }

  /** {@return the cell of the variable in this very environment, or null} */
  @Nullable Cell cellIn(Environment environment) {
    var found = cell(environment);
    return found != null && holder == environment ? found : null;
  }

  @Override
  public String toString() {
    return symbol.name();
  }
}
