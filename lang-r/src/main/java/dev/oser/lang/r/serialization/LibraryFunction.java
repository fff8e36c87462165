package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A function that every session has, by its name. GNU R has other bodies for these than we have, so
 * ours would not run there: what is written instead is a function of base that calls the one of
 * this name, {@code function(...) name(...)}.
 */
record LibraryFunction(String name) {
  Formals formals() {
    return Formals.of(new Symbol[] {Symbol.DOTS}, new Value[] {Symbol.MISSING});
  }

  Call body() {
    return new Call(Symbol.of(name), new Value[] {Symbol.DOTS}, null);
  }

  /** {@return what a function of base that was written so stands for; null if this is another} */
  static @Nullable LibraryFunction of(Closure closure) {
    return closure.formals().size() == 1
            && closure.formals().dots() == 0
            && closure.body() instanceof Call call
            && call.size() == 1
            && call.argument(0) == Symbol.DOTS
            && call.names() == null
            && call.function() instanceof Symbol name
        ? new LibraryFunction(name.name())
        : null;
  }
}
