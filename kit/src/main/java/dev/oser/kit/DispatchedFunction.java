package dev.oser.kit;

import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.DispatchTable;
import dev.oser.kit.dispatch.DispatchTable.Entry;
import dev.oser.kit.ir.Function;
import java.util.List;
import java.util.function.Predicate;

/**
 * A function of a machine with versions for contexts (Flückiger §3.2). Each version is a function
 * of its own, under a name of its own; calls of the function go to the first whose context holds.
 *
 * @param <C> the language's contexts
 */
public final class DispatchedFunction<C extends Context<C>> {
  private final DispatchTable<C, Function> table;
  private final LinkedDispatch<C> linked;

  DispatchedFunction(DispatchTable<C, Function> table, LinkedDispatch<C> linked) {
    this.table = table;
    this.linked = linked;
  }

  /** {@return the versions, those that know more before those that know less} */
  public List<Entry<C, Function>> versions() {
    return table.entries();
  }

  /** Adds a version; the next call, wherever it is, may go there. */
  public void add(C context, Function version) {
    requireType(version);
    table.add(context, version);
    linked.tableChanged();
  }

  private void requireType(Function version) {
    if (!version.type().equals(linked.link().type())) {
      throw new IllegalArgumentException(
          version + " is " + version.type().text() + ", not " + linked.link().type().text());
    }
  }

  /** Removes versions, except the baseline: they are not entered again. */
  public void removeIf(Predicate<Entry<C, Function>> which) {
    table.removeIf(which);
    linked.tableChanged();
  }
}
