package dev.oser.kit.callee;

import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.DispatchTable;
import dev.oser.kit.ir.Function;
import java.util.List;

/**
 * A function of a machine with versions for contexts (Flückiger §3.2). Each version is a function
 * of its own, under a name of its own; calls of the function go to the first whose context holds.
 *
 * @param <C> the language's contexts
 */
public final class DispatchedFunction<C extends Context<C>> {
  private final DispatchTable<C, AbstractCallee> table;
  private final DispatchTable.Entry<C, AbstractCallee> baseline;
  private final DispatchCallee<C> callee;

  DispatchedFunction(DispatchTable<C, AbstractCallee> table, DispatchCallee<C> callee) {
    this.table = table;
    this.baseline = table.entries().getLast();
    this.callee = callee;
  }

  /** {@return what there are versions for, those that know more before those that know less} */
  public List<C> contexts() {
    return table.entries().stream().map(DispatchTable.Entry::context).toList();
  }

  /** {@return whether some calls go to a version that was added} */
  public boolean hasVersions() {
    var entries = table.entries();
    return entries.size() > 1 || entries.getLast().version() != baseline.version();
  }

  /** Adds a version, and defines it unless it is; the next call, wherever it is, may go there. */
  public void add(C context, Function version) {
    if (!version.type().equals(callee.entryPoint().type())) {
      throw new IllegalArgumentException(
          version + " is " + version.type().text() + ", not " + callee.entryPoint().type().text());
    }
    table.add(context, callee.callees().defined(version));
    callee.tableChanged();
  }

  /**
   * Takes the version for a context away, if there is one: it is not entered again. In the place of
   * one for all contexts comes the baseline.
   */
  public void remove(C context) {
    if (context.equals(baseline.context())) {
      table.add(context, baseline.version());
    } else {
      table.removeIf(entry -> entry.context().equals(context));
    }
    callee.tableChanged();
  }
}
