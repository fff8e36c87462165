package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.MissingArguments;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.ActiveBinding;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ForLoop;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.S4Object;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Loads and stores variables. */
final class Variables {
  private final Machine machine;

  Variables(Machine machine) {
    this.machine = machine;
  }

  /** A value that a variable holds is no longer a temporary. */
  static Value held(Value value) {
    value.hold();
    return value;
  }

  /** {@return whether what a variable is bound to is its value, with nothing to be done} */
  static boolean isValue(@Nullable Value bound) {
    return bound instanceof Vector
        || bound instanceof Function
        || bound instanceof Environment
        || bound instanceof S4Object
        || bound == NullValue.NULL;
  }

  /** Loads a variable that is looked for by its name. */
  Value load(Environment environment, VariableSite site, int[] seen, int place) {
    var bound = site.bound(environment);
    if (bound != null && isValue(bound)) {
      return held(bound);
    }
    if (!(bound instanceof Promise promise && promise.value() != null)) {
      Feedback.flag(seen, place, Feedback.FORCED_HERE);
    }
    return bound == null ? load(environment, site.symbol()) : value(site.symbol(), bound);
  }

  /** Loads a variable in a slot that does not simply hold a vector. */
  Value load(Environment environment, int slot, @Nullable Value bound, int[] seen, int place) {
    if (bound instanceof Promise promise) {
      var value = promise.value();
      Feedback.flag(seen, place, value != null ? Feedback.FORCED_BEFORE : Feedback.FORCED_HERE);
      return value != null ? value : machine.evaluate(promise);
    }
    if (bound == null) {
      return load(environment, environment.layout().name(slot));
    }
    return value(environment.layout().name(slot), bound);
  }

  /**
   * {@return the value of an argument that is nothing but a variable of a function that waits for
   * this one, if that variable has a value; else null}
   */
  static @Nullable Value evaluatedQuietly(Promise promise) {
    if (!(promise.environment() instanceof Activation where
        && promise.expression() instanceof Symbol symbol)) {
      return null;
    }
    int slot = where.layout().slot(symbol);
    var bound = slot < 0 ? null : where.slots()[slot];
    var value = bound instanceof Promise kept ? kept.value() : bound;
    if (value == null
        || !isValue(value)
        || promise.isUnderEvaluation()
        || promise.isInterrupted()) {
      return null;
    }
    promise.keep(held(value));
    return value;
  }

  /** {@return whether a variable that is used as an index is a missing argument} */
  static boolean isEmpty(@Nullable Value bound) {
    return bound != null && MissingArguments.isNothing(bound);
  }

  /** {@return whether {@code ..n} is a missing argument} */
  static boolean isEmpty(Environment environment, Symbol symbol) {
    int number = symbol.dotsIndex();
    return number > 0 && MissingArguments.isNothing(environment, number);
  }

  Value load(Environment environment, Symbol symbol) {
    var found = find(environment, symbol);
    if (found == null) {
      throw new RError(RError.notFound(symbol), machine.currentCall());
    }
    return found;
  }

  private @Nullable Value find(Environment environment, Symbol symbol) {
    if (symbol == Symbol.MISSING) {
      throw new RError("argument is missing, with no default");
    }
    int number = symbol.dotsIndex();
    if (number > 0) {
      // Whatever a program assigns to such a name.
      return dotsElement(environment, number);
    }
    for (var e = environment; e != null; e = e.parent()) {
      var bound = e.get(symbol);
      if (bound != null) {
        return value(symbol, bound);
      }
    }
    return symbol.name().startsWith(".") ? dispatchVariable(environment, symbol) : null;
  }

  /**
   * {@return {@code .Generic}, {@code .Class} or {@code .Method} of the method that is running, or
   * null}
   */
  private @Nullable Value dispatchVariable(Environment environment, Symbol symbol) {
    for (var e = environment; e != null; e = e.parent()) {
      var frame = machine.runtime().functionFrameOf(e);
      var dispatch = frame == null ? null : frame.dispatch();
      if (frame != null && dispatch != null) {
        return switch (symbol.name()) {
          case ".Generic" -> new StringVector(dispatch.generic());
          case ".Class" -> dispatch.dotClass();
          case ".Method" -> dispatch.dotMethod(frame.supplied());
          default -> null;
        };
      }
    }
    return null;
  }

  private Value value(Symbol symbol, Value bound) {
    if (bound instanceof Promise promise) {
      return machine.evaluate(promise);
    }
    switch (bound) {
      case ActiveBinding active -> {
        return machine.runtime().valueOf(active);
      }
      case Symbol missing when missing == Symbol.MISSING -> {
        var given = MissingArguments.given(symbol, machine.runtime().frame());
        throw new RError(isMissing(symbol), given != null ? given : machine.currentCall());
      }
      case Dots dots -> throw new RError("'...' used in an incorrect context");
      default -> {
        return held(bound);
      }
    }
  }

  private static String isMissing(Symbol parameter) {
    return "argument \"" + parameter.name() + "\" is missing, with no default";
  }

  /** {@return the value of {@code ..n}} */
  Value dotsElement(Environment environment, int number) {
    if (!(Runtime.find(Symbol.DOTS, environment) instanceof Dots dots)) {
      throw new RError("..%d used in an incorrect context, no ... to look in".formatted(number));
    }
    if (number > dots.length()) {
      throw new RError(
          "the ... list contains fewer than " + number + (number == 1 ? " element" : " elements"));
    }
    return value(Symbol.of(".." + number), dots.values()[number - 1]);
  }

  void store(Activation activation, int slot, Value value) {
    if (activation.isGuarded()) {
      machine.runtime().assign(activation.layout().name(slot), value, activation);
      return;
    }
    activation.assign(slot, value);
  }

  void store(Environment environment, VariableSite site, Value value) {
    var cell = site.cellIn(environment);
    if (cell == null || cell.value() == null || environment.isGuarded()) {
      store(environment, site.symbol(), value);
    } else {
      if (cell.value() != value) {
        value.own();
        cell.set(value);
      }
      environment.change();
    }
  }

  /** The variable of a loop over nothing is NULL afterwards. */
  void endLoop(Environment environment, Symbol variable, ForLoop loop) {
    if (loop.isEmpty()) {
      store(environment, variable, NullValue.NULL);
    }
  }

  void store(Environment environment, Symbol symbol, Value value) {
    machine.runtime().assign(symbol, value, environment);
  }

  void storeOuter(Environment environment, Symbol symbol, Value value) {
    var parent = environment.parent();
    machine
        .runtime()
        .assignOuter(symbol, value, parent == null ? machine.runtime().global() : parent);
  }

  /** {@return the value of the variable in a slot, which may be changed in place} */
  Value update(Activation activation, int slot, int[] seen, int place) {
    var bound = activation.slots()[slot];
    if (bound instanceof Vector && !bound.isShared() && !machine.alwaysCopies()) {
      Feedback.quick(seen, place, true);
      Feedback.value(seen, place, bound);
      return held(bound);
    }
    return update(activation, activation.layout().name(slot), seen, place);
  }

  /** {@return the value of a variable here, which may be changed in place} */
  Value update(Environment environment, Symbol symbol, int[] seen, int place) {
    var bound = environment.get(symbol);
    var value = update(environment, symbol);
    Feedback.quick(seen, place, value == bound);
    Feedback.value(seen, place, value);
    return value;
  }

  /** The same of a variable that is found outside. */
  Value updateOuter(Environment environment, Symbol symbol, int[] seen, int place) {
    for (var e = environment.parent(); e != null; e = e.parent()) {
      if (e.get(symbol) != null) {
        return update(e, symbol, seen, place);
      }
    }
    throw notThere(symbol);
  }

  Value update(Environment environment, Symbol symbol) {
    var bound = environment.get(symbol);
    if (bound == null) {
      var found = find(environment, symbol);
      if (found == null) {
        throw notThere(symbol);
      }
      found.share();
      return changeable(found);
    }
    if (bound == Symbol.MISSING) {
      // Said of the assignment, not of the function that it is in.
      throw new RError(isMissing(symbol));
    }
    if (bound instanceof Promise) {
      var value = value(symbol, bound);
      if (!value.isShared()) {
        // The promise keeps what it has; the variable gets a value of its own.
        value.share();
      }
      return changeable(value);
    }
    return changeable(value(symbol, bound));
  }

  /** {@return the error of an assignment into a variable that does not exist} */
  private static RError notThere(Symbol symbol) {
    return new RError(RError.notFound(symbol));
  }

  private Value changeable(Value value) {
    return (machine.alwaysCopies() || value.isShared()) && value instanceof Vector vector
        ? vector.copy()
        : value;
  }

  /**
   * {@return the function of a name; variables that are not functions are skipped}
   *
   * @param slot of a variable of this name, or -1
   */
  Function function(Environment environment, VariableSite site, int slot) {
    if (slot >= 0 && ((Activation) environment).slots()[slot] instanceof Function function) {
      return function;
    }
    var known = slot < 0 ? functionOf(site.bound(environment)) : null;
    return known != null ? known : function(environment, site.symbol());
  }

  /**
   * {@return the function that a variable is bound to, also by a promise that was kept; or null}
   */
  static @Nullable Function functionOf(@Nullable Value bound) {
    var value = bound instanceof Promise promise ? promise.value() : bound;
    return value instanceof Function function ? function : null;
  }

  Function function(Environment environment, Symbol symbol) {
    var found = machine.runtime().functionOrNull(symbol, environment);
    if (found == null) {
      throw new RError("could not find function \"" + symbol.name() + "\"");
    }
    return found;
  }
}
