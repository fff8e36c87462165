package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Cell;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * A method of a generic for a class, and where it was the last time: from where the generic was
 * called, in the package where it was defined, among what the program defines, or among what was
 * registered.
 */
final class MethodSite {
  /**
   * Where a method is.
   *
   * @param function the method, or null
   * @param cell that the method is in, if it simply is in one
   * @param isSettled whether that holds until a cell of this name is made, or this one is changed
   */
  record Place(@Nullable Function function, @Nullable Cell cell, boolean isSettled) {
    private static final Place NOWHERE = new Place(null, null, true);

    private Place unless(boolean unsettled) {
      return unsettled && isSettled ? new Place(function, cell, false) : this;
    }
  }

  private final Runtime runtime;
  private final Symbol name;
  private final VariableSite called;
  private final VariableSite defined;
  private final VariableSite global;

  MethodSite(Runtime runtime, Symbol name) {
    this.runtime = runtime;
    this.name = name;
    this.called = new VariableSite(name);
    this.defined = new VariableSite(name);
    this.global = new VariableSite(name);
  }

  Symbol name() {
    return name;
  }

  /** {@return where the method is} */
  Place find(Environment from, Environment definition) {
    var found = find(called, from);
    boolean unsettled = !found.isSettled;
    if (found.function == null && runtime.namespaces().top(definition, null) != runtime.global()) {
      found = find(defined, definition);
      unsettled |= !found.isSettled;
    }
    if (found.function == null) {
      found = find(global, runtime.global());
      unsettled |= !found.isSettled;
    }
    if (found.function == null) {
      found = registered(definition);
    }
    return found.unless(unsettled);
  }

  private Place find(VariableSite site, Environment from) {
    var cell = site.cell(from);
    if (cell != null && cell.value() instanceof Function function) {
      return new Place(function, cell, true);
    }
    return cell == null && site.isNowhere(from)
        ? Place.NOWHERE
        : new Place(runtime.functionOrNull(name, from), null, false);
  }

  private Place registered(Environment definition) {
    var cell = runtime.namespaces().methodsTable(definition).cell(name);
    var bound = cell == null ? null : cell.value();
    if (bound == null) {
      return Place.NOWHERE;
    }
    return bound instanceof Function function
        ? new Place(function, cell, true)
        : new Place(runtime.valueOf(bound) instanceof Function forced ? forced : null, null, false);
  }
}
