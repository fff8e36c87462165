package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * A method of a generic for a class, and where it was the last time: from where the generic was
 * called, from where it was defined, or among what the program defines.
 */
final class MethodSite {
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

  /** {@return the method, or null} */
  @Nullable Function find(Environment from, Environment definition) {
    var found = find(called, from);
    if (found == null) {
      found = find(defined, definition);
    }
    return found == null ? find(global, runtime.global()) : found;
  }

  private @Nullable Function find(VariableSite site, Environment from) {
    var cell = site.cell(from);
    if (cell != null && cell.value() instanceof Function function) {
      return function;
    }
    return cell == null && site.isNowhere(from) ? null : runtime.functionOrNull(name, from);
  }
}
