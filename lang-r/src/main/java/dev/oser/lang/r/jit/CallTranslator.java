package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;
import static dev.oser.kit.ir.core.Comparison.Kind.GE;
import static dev.oser.kit.ir.core.Comparison.Kind.NE;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.kit.tier.Backend;
import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.jit.State.Entered;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** Calls: what is called is assumed to be what was called before. */
final class CallTranslator {
  private final Emission out;
  private final Interpreted interpreted;
  private final Inlining inlining;

  CallTranslator(Emission out, Interpreted interpreted, Inlining inlining) {
    this.out = out;
    this.interpreted = interpreted;
    this.inlining = inlining;
  }

  /** {@return the only function that was called, or the definition of all; or null} */
  private @Nullable Object target(int feedbackPlace) {
    var targets = out.feedback().targets(feedbackPlace);
    return out.failures() == 0
            && out.request().speculation().on(Speculation.Kind.TARGETS)
            && targets != null
            && !targets.hasMore()
            && targets.all().size() == 1
        ? targets.all().getFirst()
        : null;
  }

  /** Looks for the function of a name. */
  void function() {
    var site = (VariableSite) out.constantAt(0);
    int slot = out.operand(1);
    if (slot >= 0 || out.table().named(site.symbol()) >= 0 || out.failures() > 1) {
      interpreted.step();
      assumeTarget(out.operand(2));
      return;
    }
    var function = out.emit(At.Action.FUNCTION, site, out.environment());
    if (out.failures() == 0) {
      out.checkPresent(function, Reason.VALUE);
      out.state().push(Held.ref(function));
      assumeTarget(out.operand(2));
    } else {
      interpreted.stepUnless(function);
    }
  }

  void functionValue() {
    var value = (Held) out.state().peek(0);
    if (value.kind() != Kind.REF || out.failures() > 1) {
      interpreted.step();
      return;
    }
    out.check(out.emit(Plain.IS_FUNCTION, value.value()), Reason.TARGET);
    assumeTarget(out.operand(0));
  }

  /**
   * From here on the function on the stack is the only one that was called, or a closure that was
   * made by the same code as all that were.
   */
  private void assumeTarget(int feedbackPlace) {
    switch (target(feedbackPlace)) {
      case Function function -> {
        var constant = out.object(name(function), function);
        out.check(
            out.emit(ReferenceOp.Identity.EQ, out.state().pop().value(), constant), Reason.TARGET);
        out.state().push(Held.ref(constant));
      }
      case Closure.Definition definition -> {
        var value = out.state().pop().value();
        out.check(out.emit(At.Action.IS_DEFINED_BY, definition, value), Reason.TARGET);
        out.state().push(Held.closure(value, definition));
      }
      case null, default -> {}
    }
  }

  /** {@return the definition of a closure that is called, or null} */
  private static Closure.@Nullable Definition definition(Held function) {
    return function.constant() instanceof Closure closure
        ? closure.definition()
        : function.definition();
  }

  private static String name(Function function) {
    return function instanceof Builtin builtin ? builtin.name() : "closure";
  }

  /**
   * {@return whether the function on the stack takes values}
   *
   * @throws Backend.CannotCompile if it is sometimes so and sometimes not
   */
  boolean isEager() {
    var function = (Held) out.state().peek(0);
    if (function.constant() instanceof Value known) {
      return Steps.isEager(known);
    }
    if (function.definition() != null) {
      return false;
    }
    if (out.failures() > 1) {
      throw new Backend.CannotCompile("a call calls builtins and closures");
    }
    out.check(out.emit(BooleanOp.NOT, out.emit(Plain.IS_EAGER, function.value())), Reason.TARGET);
    return false;
  }

  /** Arguments of a builtin that R has as a closure are evaluated while it is among the calls. */
  void enter() {
    if (((Held) out.state().peek(0)).constant() instanceof Builtin builtin
        && !builtin.isPrimitive()) {
      out.state().enter(new Entered((CallSite) out.constantAt(0), builtin, false));
    }
  }

  /** [function arguments… -> result]. */
  void callEager(int next) {
    var site = (CallSite) out.constantAt(0);
    int count = site.call().size();
    var state = out.state();
    var builtin = (Builtin) ((Held) state.peek(count)).constant();
    if (builtin == null) {
      // A loop among its arguments was entered while it ran.
      throw new Backend.CannotCompile("the builtin that is called is not known");
    }
    boolean isEntered = !state.entered().isEmpty() && state.entered().getLast().site() == site;
    var result =
        out.failures() == 0 && site.call().names() == null ? intrinsic(builtin, count) : null;
    if (result != null) {
      for (int i = 0; i <= count; i++) {
        state.pop();
      }
      if (isEntered && state.leave().real()) {
        out.emit(At.Action.LEAVE, null);
        state.push(result);
        out.done(next);
      } else {
        state.push(result);
      }
      return;
    }
    if (isEntered && !state.entered().getLast().real()) {
      // The call itself shows that it runs; those around it have to be there before.
      state.leave();
      isEntered = false;
    }
    interpreted.makeReal();
    if (isEntered) {
      // What runs takes its own call away.
      state.leave();
    }
    interpreted.step(out.seen(out.operand(2)));
  }

  private Held argument(int count, int index) {
    return (Held) out.state().peek(count - 1 - index);
  }

  /** {@return what a builtin does with single numbers, as instructions; null if it is another} */
  private @Nullable Held intrinsic(Builtin builtin, int count) {
    if (count == 1) {
      return ofOne(builtin.name(), argument(1, 0));
    }
    if (count == 2) {
      return ofTwo(builtin.name(), argument(2, 0), argument(2, 1));
    }
    return null;
  }

  private @Nullable Held ofOne(String name, Held x) {
    switch (name) {
      case "length" -> {
        if (x.kind().isRaw()) {
          return Held.raw(Constant.of(1), Kind.INT, true);
        }
        var length = out.emit(Plain.PLAIN_LENGTH, x.value());
        out.check(out.emit(GE.on(CoreType.I32), length, Constant.of(0)), Reason.VALUE);
        return Held.raw(length, Kind.INT, true);
      }
      case "is.null" -> {
        return Held.raw(
            x.kind().isRaw()
                ? Constant.of(false)
                : out.emit(ReferenceOp.Identity.EQ, x.value(), out.object("NULL", NullValue.NULL)),
            Kind.BOOL,
            true);
      }
      case "is.na" -> {
        return switch (x.kind()) {
          case DOUBLE ->
              Held.raw(out.emit(NE.on(CoreType.F64), x.value(), x.value()), Kind.BOOL, true);
          case INT, BOOL -> x.known() ? Held.raw(Constant.of(false), Kind.BOOL, true) : null;
          case REF -> null;
        };
      }
      case "as.integer" -> {
        if (x.kind() == Kind.INT) {
          return x;
        }
        if (x.kind() != Kind.DOUBLE) {
          return null;
        }
        out.check(out.emit(Plain.FITS_INT, x.value()), Reason.OVERFLOW);
        return Held.raw(out.emit(Plain.TRUNCATE, x.value()), Kind.INT, true);
      }
      case "as.numeric", "as.double" -> {
        return x.kind().isNumber() ? out.toDouble(x) : null;
      }
      case "abs" -> {
        if (x.kind() == Kind.INT) {
          out.checkNotNa(x);
          return Held.raw(out.emit(Plain.INT_ABS, x.value()), Kind.INT, true);
        }
        return maths(name, x);
      }
      default -> {
        return maths(name, x);
      }
    }
  }

  private @Nullable Held maths(String name, Held x) {
    var function = ScalarFunction.named(name);
    if (function == null || !x.kind().isNumber()) {
      return null;
    }
    var number = out.toDouble(x).value();
    var result = out.emit(At.Action.MATHS, function, number);
    // A number that becomes NaN is a warning.
    out.check(
        out.emit(
            BooleanOp.OR,
            out.emit(EQ.on(CoreType.F64), result, result),
            out.emit(NE.on(CoreType.F64), number, number)),
        Reason.NA);
    return Held.raw(result, Kind.DOUBLE, false);
  }

  private @Nullable Held ofTwo(String name, Held a, Held b) {
    var op =
        switch (name) {
          case "bitwAnd" -> IntegerBinary.Kind.AND;
          case "bitwOr" -> IntegerBinary.Kind.OR;
          case "bitwXor" -> IntegerBinary.Kind.XOR;
          default -> null;
        };
    if (op == null || a.kind() != Kind.INT || b.kind() != Kind.INT) {
      return null;
    }
    out.checkNotNa(a);
    out.checkNotNa(b);
    return Held.raw(out.emit(op.on(CoreType.I32), a.value(), b.value()), Kind.INT, false);
  }

  /** [function -> result]. */
  void callLazy() {
    var site = (CallSite) out.constantAt(0);
    int seen = out.seen(out.operand(1));
    var function = (Held) out.state().peek(0);
    var definition = definition(function);
    if (definition == null
        || !(definition.executable() instanceof Code callee)
        || site.hasDots()) {
      interpreted.step(seen);
      return;
    }
    var value = inlining.call(site, function.value(), definition.formals(), callee);
    if (value != null) {
      out.state().pop();
      out.state().push(value);
      return;
    }
    var given = inlining.early(site, definition.formals(), callee);
    interpreted.call(
        function.value(),
        callee,
        given.stream().mapToInt(Inlining.Given::parameter).toArray(),
        given.stream().map(Inlining.Given::value).toList());
    out.state().push(out.expected(out.state().pop().value(), seen));
  }
}
