package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;
import static dev.oser.kit.ir.core.Comparison.Kind.GE;
import static dev.oser.kit.ir.core.Comparison.Kind.NE;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.number.ScalarFunction;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What builtins do with single values, as instructions: a table from names to forms. */
final class Intrinsics {
  /** Makes instructions of a call. */
  private interface Form {
    /**
     * {@return the result; null if these operands are not simple enough, before anything is
     * emitted}
     */
    @Nullable Held of(Emission out, List<Held> operands);
  }

  private static final Map<String, Form> FORMS = forms();

  private static Map<String, Form> forms() {
    var forms = new HashMap<String, Form>();
    one(forms, "length", Intrinsics::length);
    one(forms, "seq_len", Intrinsics::sequence);
    one(forms, "seq_along", (out, x) -> sequence(out, length(out, x)));
    one(forms, "is.na", Intrinsics::isNa);
    one(forms, "is.null", (out, x) -> truth(isNull(out, x)));
    one(forms, "as.integer", Intrinsics::asInteger);
    one(forms, "as.numeric", Intrinsics::asNumeric);
    one(forms, "as.double", Intrinsics::asNumeric);
    one(forms, "abs", Intrinsics::absolute);
    one(forms, "round", Intrinsics::round);
    one(forms, "nchar", Intrinsics::textLength);
    one(forms, "identity", (out, x) -> x);
    one(forms, "invisible", (out, x) -> x);
    one(forms, "any", (out, x) -> x.kind() == Kind.BOOL ? x : null);
    one(forms, "all", (out, x) -> x.kind() == Kind.BOOL ? x : null);
    type(forms, "is.logical", BuiltinOp.IS_LOGICAL, Kind.BOOL);
    type(forms, "is.integer", BuiltinOp.IS_INTEGER, Kind.INT);
    type(forms, "is.double", BuiltinOp.IS_REAL, Kind.DOUBLE);
    type(forms, "is.character", BuiltinOp.IS_CHARACTER, null);
    type(forms, "is.list", BuiltinOp.IS_LIST, null);
    type(forms, "is.environment", BuiltinOp.IS_ENVIRONMENT, null);
    type(forms, "is.function", Plain.IS_FUNCTION, null);
    one(forms, "is.numeric", Intrinsics::isNumeric);
    two(forms, "bitwAnd", (out, a, b) -> bits(out, IntegerBinary.Kind.AND, a, b));
    two(forms, "bitwOr", (out, a, b) -> bits(out, IntegerBinary.Kind.OR, a, b));
    two(forms, "bitwXor", (out, a, b) -> bits(out, IntegerBinary.Kind.XOR, a, b));
    two(forms, "%in%", Intrinsics::isIn);
    forms.put("max", (out, all) -> extreme(out, all, BuiltinOp.LARGER, BuiltinOp.LARGER_INT));
    forms.put("min", (out, all) -> extreme(out, all, BuiltinOp.SMALLER, BuiltinOp.SMALLER_INT));
    forms.put("c", Intrinsics::combine);
    forms.put("substr", (out, all) -> all.size() == 3 ? part(out, all) : null);
    forms.put("substring", (out, all) -> all.size() == 3 ? part(out, all) : null);
    forms.put(
        "new.env",
        (out, all) ->
            all.isEmpty() && out.hasEnvironment()
                ? Held.ref(out.emit(BuiltinOp.NEW_ENVIRONMENT, out.environment()))
                : null);
    return Map.copyOf(forms);
  }

  private Intrinsics() {}

  private interface OfOne {
    @Nullable Held of(Emission out, Held x);
  }

  private interface OfTwo {
    @Nullable Held of(Emission out, Held a, Held b);
  }

  private static void one(Map<String, Form> forms, String name, OfOne form) {
    forms.put(name, (out, all) -> all.size() == 1 ? form.of(out, all.getFirst()) : null);
  }

  private static void two(Map<String, Form> forms, String name, OfTwo form) {
    forms.put(name, (out, all) -> all.size() == 2 ? form.of(out, all.get(0), all.get(1)) : null);
  }

  /** A question about the type of a value, which is known of a number. */
  private static void type(Map<String, Form> forms, String name, Op test, @Nullable Kind kind) {
    one(
        forms,
        name,
        (out, x) ->
            truth(x.kind().isRaw() ? Constant.of(x.kind() == kind) : out.emit(test, x.value())));
  }

  /** {@return what a builtin gives for operands without names, as instructions, or null} */
  static @Nullable Held of(Emission out, String name, List<Held> operands) {
    var form = FORMS.get(name);
    if (form != null) {
      return form.of(out, operands);
    }
    return operands.size() == 1 ? maths(out, name, operands.getFirst()) : null;
  }

  private static Held truth(Value value) {
    return Held.raw(value, Kind.BOOL, true);
  }

  private static Held number(Value value) {
    return Held.raw(value, Kind.INT, true);
  }

  /** {@return an answer that is -1 where the interpreter has to look} */
  private static Value answered(Emission out, Value answer) {
    out.check(out.emit(GE.on(CoreType.I32), answer, Constant.of(0)), Reason.VALUE);
    return answer;
  }

  /** {@return an answer that is 0 or 1, or -1 where the interpreter has to look} */
  private static Held decided(Emission out, Value answer) {
    return truth(out.emit(EQ.on(CoreType.I32), answered(out, answer), Constant.of(1)));
  }

  private static Held length(Emission out, Held x) {
    return x.kind().isRaw()
        ? number(Constant.of(1))
        : number(answered(out, out.emit(Plain.PLAIN_LENGTH, x.value())));
  }

  private static @Nullable Held sequence(Emission out, Held count) {
    if (count.kind() == Kind.DOUBLE) {
      // What is below zero is refused, however near it is.
      out.check(out.emit(GE.on(CoreType.F64), count.value(), Constant.of(0.0)), Reason.VALUE);
    }
    var whole = integer(out, count);
    return whole == null
        ? null
        : Held.ref(out.emit(BuiltinOp.SEQUENCE, answered(out, whole.value())));
  }

  /** {@return a number without its fraction, not NA; null if it is none} */
  private static @Nullable Held integer(Emission out, Held x) {
    return switch (x.kind()) {
      case INT -> {
        out.checkNotNa(x);
        yield x;
      }
      case DOUBLE -> {
        out.check(out.emit(Plain.FITS_INT, x.value()), Reason.OVERFLOW);
        yield number(out.emit(Plain.TRUNCATE, x.value()));
      }
      case BOOL, REF -> null;
    };
  }

  private static Value isNull(Emission out, Held x) {
    return x.kind().isRaw()
        ? Constant.of(false)
        : out.emit(ReferenceOp.Identity.EQ, x.value(), out.object("NULL", NullValue.NULL));
  }

  private static @Nullable Held isNa(Emission out, Held x) {
    return switch (x.kind()) {
      case DOUBLE -> truth(out.emit(NE.on(CoreType.F64), x.value(), x.value()));
      case INT, BOOL -> x.known() ? truth(Constant.of(false)) : null;
      case REF ->
          (x.shape() & Shape.VECTOR) != 0
              ? null
              : decided(out, out.emit(BuiltinOp.IS_MISSING, x.value()));
    };
  }

  private static Held isNumeric(Emission out, Held x) {
    return x.kind().isRaw()
        ? truth(Constant.of(x.kind().isNumber()))
        : decided(out, out.emit(BuiltinOp.IS_NUMERIC, x.value()));
  }

  private static @Nullable Held asInteger(Emission out, Held x) {
    return switch (x.kind()) {
      case INT -> x;
      case DOUBLE -> integer(out, x);
      case BOOL -> out.toInt(x);
      case REF -> null;
    };
  }

  private static @Nullable Held asNumeric(Emission out, Held x) {
    return x.kind().isRaw() ? out.toDouble(x) : null;
  }

  private static @Nullable Held absolute(Emission out, Held x) {
    if (x.kind() == Kind.INT) {
      out.checkNotNa(x);
      return number(out.emit(Plain.INT_ABS, x.value()));
    }
    return maths(out, "abs", x);
  }

  private static @Nullable Held round(Emission out, Held x) {
    return x.kind() == Kind.DOUBLE
        ? Held.raw(out.emit(BuiltinOp.ROUNDED, x.value()), Kind.DOUBLE, x.known())
        : null;
  }

  private static @Nullable Held textLength(Emission out, Held x) {
    return x.kind().isRaw()
        ? null
        : number(answered(out, out.emit(BuiltinOp.TEXT_LENGTH, x.value())));
  }

  private static @Nullable Held maths(Emission out, String name, Held x) {
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

  private static @Nullable Held bits(Emission out, IntegerBinary.Kind op, Held a, Held b) {
    if (!a.kind().isNumber() || !b.kind().isNumber()) {
      return null;
    }
    return Held.raw(out.emit(op.on(CoreType.I32), whole(out, a), whole(out, b)), Kind.INT, false);
  }

  private static Value whole(Emission out, Held x) {
    if (x.kind() == Kind.INT) {
      out.checkNotNa(x);
      return x.value();
    }
    out.check(out.emit(BuiltinOp.IS_WHOLE_INT, x.value()), Reason.OVERFLOW);
    return out.emit(Plain.TRUNCATE, x.value());
  }

  private static @Nullable Held isIn(Emission out, Held x, Held table) {
    if (table.kind() != Kind.REF) {
      return null;
    }
    return switch (x.kind()) {
      case INT, DOUBLE ->
          decided(out, out.emit(BuiltinOp.NUMBER_IS_IN, out.toDouble(x).value(), table.value()));
      case REF ->
          (x.shape() & Shape.VECTOR) != 0
              ? null
              : decided(out, out.emit(BuiltinOp.TEXT_IS_IN, x.value(), table.value()));
      case BOOL -> null;
    };
  }

  /** The largest or smallest of several numbers. */
  private static @Nullable Held extreme(Emission out, List<Held> all, Op doubles, Op ints) {
    if (all.size() < 2 || all.stream().anyMatch(each -> !each.kind().isNumber())) {
      return null;
    }
    boolean whole = all.stream().allMatch(each -> each.kind() == Kind.INT);
    Value best = null;
    for (var each : all) {
      var number = whole ? each : out.toDouble(each);
      out.checkNotNa(number);
      best = best == null ? number.value() : out.emit(whole ? ints : doubles, best, number.value());
    }
    return best == null ? null : Held.raw(best, whole ? Kind.INT : Kind.DOUBLE, true);
  }

  // ---- Vectors of single values. ----

  private static final List<Op> DOUBLES =
      List.of(BuiltinOp.DOUBLES_OF_TWO, BuiltinOp.DOUBLES_OF_THREE, BuiltinOp.DOUBLES_OF_FOUR);

  private static final List<Op> INTS =
      List.of(BuiltinOp.INTS_OF_TWO, BuiltinOp.INTS_OF_THREE, BuiltinOp.INTS_OF_FOUR);

  private static @Nullable Held combine(Emission out, List<Held> all) {
    var constant = combinedConstants(out, all);
    if (constant != null) {
      return constant;
    }
    if (all.size() < 2 || all.size() > 4) {
      return null;
    }
    var kind = all.getFirst().kind();
    if (!kind.isNumber() || all.stream().anyMatch(each -> each.kind() != kind)) {
      return null;
    }
    var ops = kind == Kind.INT ? INTS : DOUBLES;
    return Held.ref(
        out.emit(ops.get(all.size() - 2), all.stream().map(Held::value).toArray(Value[]::new)));
  }

  /** {@return constants as one vector, which whoever changes it copies, or null} */
  private static @Nullable Held combinedConstants(Emission out, List<Held> all) {
    if (all.size() < 2) {
      return null;
    }
    var texts = new String[all.size()];
    var numbers = new double[all.size()];
    boolean areTexts = true;
    boolean areNumbers = true;
    for (int i = 0; i < texts.length; i++) {
      var held = all.get(i);
      if (held.constant() instanceof StringVector text && text.isPlainScalar()) {
        texts[i] = text.get(0);
        areNumbers = false;
      } else if (held.kind() == Kind.DOUBLE
          && held.value() instanceof Constant constant
          && constant.value() instanceof Double number) {
        numbers[i] = number;
        areTexts = false;
      } else {
        return null;
      }
    }
    if (areTexts == areNumbers) {
      return null;
    }
    var vector = areTexts ? StringVector.of(texts) : DoubleVector.of(numbers);
    vector.share();
    return Held.ref(out.object(vector.type(), vector));
  }

  private static @Nullable Held part(Emission out, List<Held> all) {
    var text = all.getFirst();
    if (text.kind() != Kind.REF || !all.get(1).kind().isNumber() || !all.get(2).kind().isNumber()) {
      return null;
    }
    var from = integer(out, all.get(1));
    var to = integer(out, all.get(2));
    if (from == null || to == null) {
      return null;
    }
    var result = out.emit(BuiltinOp.SUBSTRING, text.value(), from.value(), to.value());
    out.checkPresent(result, Reason.VALUE);
    return Held.ref(result);
  }
}
