package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Signatures;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.Arrays;
import java.util.Set;
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

  /** What hands its arguments over to code that is not written in R. */
  private static final Set<String> BORDERS =
      Set.of(".Internal", ".Call", ".External", ".External2", ".C", ".Fortran");

  /**
   * {@return what a function of R's own packages is called that GNU R wrote with its body, if that
   * leads where only GNU R can follow; null if we can run it, or do not know it}
   *
   * <p>Packages keep such functions in closures that were made when they were built, as {@code
   * Negate(is.unsorted)}. The code behind the border has the name of the function.
   */
  static @Nullable LibraryFunction beyondBorder(Value body) {
    if (!(body instanceof Call call)) {
      return null;
    }
    if (call.function() instanceof Symbol function
        && BORDERS.contains(function.name())
        && call.size() > 0) {
      return switch (call.argument(0)) {
        case Call internal when internal.function() instanceof Symbol name ->
            new LibraryFunction(name.name());
        case Symbol routine when routine.name().startsWith("C_") ->
            new LibraryFunction(routine.name().substring(2));
        default -> null;
      };
    }
    for (var part : call.arguments()) {
      var found = beyondBorder(part);
      if (found != null) {
        return found;
      }
    }
    return beyondBorder(call.function());
  }

  /** {@return whether a function has the same parameters as this one, by their names} */
  static boolean hasFormals(Function function, Formals formals) {
    var own =
        switch (function) {
          case Closure closure -> closure.formals();
          case Builtin builtin -> Signatures.of(builtin);
        };
    return own != null && Arrays.equals(own.names(), formals.names());
  }
}
