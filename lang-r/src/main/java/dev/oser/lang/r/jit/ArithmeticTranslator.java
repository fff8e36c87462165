package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;
import static dev.oser.kit.ir.core.Comparison.Kind.GE;
import static dev.oser.kit.ir.core.Comparison.Kind.GT;
import static dev.oser.kit.ir.core.Comparison.Kind.LE;
import static dev.oser.kit.ir.core.Comparison.Kind.LT;
import static dev.oser.kit.ir.core.Comparison.Kind.NE;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.Conversion;
import dev.oser.kit.ir.core.FloatBinary;
import dev.oser.kit.ir.core.FloatUnary;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.core.IntegerOverflow;
import dev.oser.kit.ir.core.IntegerUnary;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.value.Na;
import org.jspecify.annotations.Nullable;

/**
 * Operators. On single numbers they are instructions of the machine; on other single values the
 * interpreter's own shortcut is called; everything else is for the interpreter.
 */
final class ArithmeticTranslator {
  private static final int NUMBERS = Feedback.INTEGERS | Feedback.DOUBLES | Feedback.MIXED_NUMBERS;

  private final Emission out;
  private final Interpreted interpreted;

  ArithmeticTranslator(Emission out, Interpreted interpreted) {
    this.out = out;
    this.interpreted = interpreted;
  }

  void binary(Instruction instruction) {
    int seen = out.seen(out.operand(0));
    var state = out.state();
    var b = (Held) state.peek(0);
    var a = (Held) state.peek(1);
    var result = out.failures() == 0 ? fast(instruction, a, b, seen) : null;
    if (result == null) {
      quiet(instruction, a, b, seen);
      return;
    }
    state.pop();
    state.pop();
    state.push(result);
  }

  /** {@return the result of numbers or truth values; null if these are not} */
  @Nullable Held fast(Instruction instruction, Held left, Held right, int seen) {
    if (instruction == Instruction.AND || instruction == Instruction.OR) {
      return left.kind() == Kind.BOOL && right.kind() == Kind.BOOL
          ? bool(
              out.emit(
                  instruction == Instruction.AND ? BooleanOp.AND : BooleanOp.OR,
                  left.value(),
                  right.value()))
          : null;
    }
    var comparison = comparison(instruction);
    if (seen == Feedback.STRINGS && (comparison == EQ || comparison == NE)) {
      return texts(left, right, comparison == EQ);
    }
    boolean inDoubles =
        comparison != null || instruction == Instruction.DIVIDE || instruction == Instruction.POWER;
    var a = number(left, right, seen, inDoubles);
    var b = a == null ? null : number(right, a, seen, inDoubles);
    if (a == null || b == null) {
      return null;
    }
    if (a.kind() == Kind.INT && b.kind() == Kind.INT) {
      return ints(instruction, a, b);
    }
    if (a.kind() == Kind.INT && whole(b) != 0) {
      var result = wholeDivision(instruction, a, whole(b));
      if (result != null) {
        return result;
      }
    }
    return doubles(instruction, out.toDouble(a), out.toDouble(b));
  }

  /** {@return whether two single strings are equal, or not} */
  private Held texts(Held a, Held b, boolean equal) {
    var outcome = out.emit(Plain.TEXTS_EQUAL, out.boxed(a), out.boxed(b));
    out.check(out.emit(GE.on(CoreType.I32), outcome, Constant.of(0)), Reason.TYPE);
    return bool(out.emit(EQ.on(CoreType.I32), outcome, Constant.of(equal ? 1 : 0)));
  }

  /**
   * {@return an operand as a number, guessed from what was observed if it is not known}
   *
   * @param inDoubles whether integers may as well be doubles
   */
  private @Nullable Held number(Held held, Held other, int seen, boolean inDoubles) {
    if (held.kind() != Kind.REF) {
      return out.toInt(held);
    }
    if ((seen & ~NUMBERS) != 0) {
      return null;
    }
    return switch (seen) {
      case Feedback.DOUBLES -> out.to(Kind.DOUBLE, held);
      case Feedback.INTEGERS -> out.to(Kind.INT, held);
      case Feedback.MIXED_NUMBERS ->
          switch (other.kind()) {
            case INT -> out.to(Kind.DOUBLE, held);
            case DOUBLE -> out.to(Kind.INT, held);
            case BOOL, REF -> inDoubles ? anyNumber(held) : null;
          };
      default -> inDoubles || other.kind() == Kind.DOUBLE ? anyNumber(held) : null;
    };
  }

  /** {@return a double or an integer as a double} */
  private Held anyNumber(Held held) {
    out.check(out.emit(Plain.IS_NUMBER, held.value()), Reason.TYPE);
    return Held.raw(out.emit(Plain.UNBOX_NUMBER, held.value()), Kind.DOUBLE, false);
  }

  /** {@return a constant that is a whole number of 32 bits, or 0} */
  private static int whole(Held held) {
    return held.kind() == Kind.DOUBLE
            && held.value() instanceof Constant constant
            && constant.value() instanceof Double number
            && number == Math.rint(number)
            && Math.abs(number) < 1 << 30
        ? (int) (double) number
        : 0;
  }

  /** An integer divided by a whole double is done in integers, which is exact and faster. */
  private @Nullable Held wholeDivision(Instruction instruction, Held a, int divisor) {
    var op =
        instruction == Instruction.MODULO
            ? Plain.INT_MODULO
            : instruction == Instruction.INTEGER_DIVIDE ? Plain.INT_INTEGER_DIVIDE : null;
    if (op == null) {
      return null;
    }
    out.checkNotNa(a);
    var result = out.emit(op, a.value(), Constant.of(divisor));
    return Held.raw(out.emit(Conversion.F64_FROM_I32, result), Kind.DOUBLE, true);
  }

  private static Held bool(Value value) {
    return Held.raw(value, Kind.BOOL, true);
  }

  private static Comparison.@Nullable Kind comparison(Instruction instruction) {
    return switch (instruction) {
      case EQUAL -> EQ;
      case NOT_EQUAL -> NE;
      case LESS -> LT;
      case GREATER -> GT;
      case LESS_EQUAL -> LE;
      case GREATER_EQUAL -> GE;
      default -> null;
    };
  }

  private @Nullable Held ints(Instruction instruction, Held a, Held b) {
    if (instruction == Instruction.DIVIDE || instruction == Instruction.POWER) {
      return doubles(instruction, out.toDouble(a), out.toDouble(b));
    }
    out.checkNotNa(a);
    out.checkNotNa(b);
    var comparison = comparison(instruction);
    if (comparison != null) {
      return bool(out.emit(comparison.on(CoreType.I32), a.value(), b.value()));
    }
    return switch (instruction) {
      case ADD -> checked(IntegerBinary.Kind.ADD, IntegerOverflow.Kind.ADD, a, b);
      case SUBTRACT -> checked(IntegerBinary.Kind.SUB, IntegerOverflow.Kind.SUB, a, b);
      case MULTIPLY -> checked(IntegerBinary.Kind.MUL, IntegerOverflow.Kind.MUL, a, b);
      case MODULO -> divided(Plain.INT_MODULO, a, b);
      case INTEGER_DIVIDE -> divided(Plain.INT_INTEGER_DIVIDE, a, b);
      default -> null;
    };
  }

  /** The result must have 32 bits and not be the least, which is NA. */
  private Held checked(IntegerBinary.Kind kind, IntegerOverflow.Kind overflow, Held a, Held b) {
    var overflows = out.emit(new IntegerOverflow(overflow, CoreType.I32), a.value(), b.value());
    out.check(out.emit(BooleanOp.NOT, overflows), Reason.OVERFLOW);
    var result = out.emit(kind.on(CoreType.I32), a.value(), b.value());
    out.check(out.emit(NE.on(CoreType.I32), result, Constant.of(Na.INT)), Reason.OVERFLOW);
    return Held.raw(result, Kind.INT, true);
  }

  private Held divided(Plain op, Held a, Held b) {
    out.check(out.emit(NE.on(CoreType.I32), b.value(), Constant.of(0)), Reason.NA);
    return Held.raw(out.emit(op, a.value(), b.value()), Kind.INT, true);
  }

  private @Nullable Held doubles(Instruction instruction, Held a, Held b) {
    var comparison = comparison(instruction);
    if (comparison != null) {
      out.checkNotNa(a);
      out.checkNotNa(b);
      return bool(out.emit(comparison.on(CoreType.F64), a.value(), b.value()));
    }
    var value =
        switch (instruction) {
          case ADD -> out.emit(FloatBinary.ADD, a.value(), b.value());
          case SUBTRACT -> out.emit(FloatBinary.SUB, a.value(), b.value());
          case MULTIPLY -> out.emit(FloatBinary.MUL, a.value(), b.value());
          case DIVIDE -> out.emit(FloatBinary.DIV, a.value(), b.value());
          case POWER -> out.emit(Plain.POWER, a.value(), b.value());
          case INTEGER_DIVIDE -> out.emit(Plain.INTEGER_DIVIDE, a.value(), b.value());
          case MODULO -> {
            var loses = out.emit(Plain.LOSES_ACCURACY, a.value(), b.value());
            out.check(out.emit(BooleanOp.NOT, loses), Reason.OVERFLOW);
            yield out.emit(Plain.MODULO, a.value(), b.value());
          }
          default -> null;
        };
    return value == null ? null : Held.raw(value, Kind.DOUBLE, false);
  }

  /** Does what the interpreter would do, unless other code has to run or something to be said. */
  private void quiet(Instruction instruction, Held a, Held b, int seen) {
    var state = out.state();
    var where = new Site.Operator(out.code().feedback().words(), out.operand(0));
    var result = out.emit(PartOp.Action.BINARY, where, out.boxed(a), out.boxed(b));
    if (out.failures() > 0 || (seen & (Feedback.OBJECTS | Feedback.OTHERS)) != 0) {
      interpreted.stepUnless(result);
      return;
    }
    out.checkPresent(result, Reason.VALUE);
    state.pop();
    state.pop();
    boolean single = (seen & (Feedback.VECTORS | Feedback.NA_OR_OVERFLOW)) == 0 && seen != 0;
    state.push(
        comparison(instruction) != null && single
            ? out.to(Kind.BOOL, Held.ref(result))
            : Held.ref(result));
  }

  void unary(Instruction instruction) {
    var state = out.state();
    var result =
        out.failures() == 0
            ? fast(instruction, (Held) state.peek(0), out.seen(out.operand(0)))
            : null;
    if (result == null) {
      quiet((Held) state.peek(0));
      return;
    }
    state.pop();
    state.push(result);
  }

  private void quiet(Held operand) {
    var result = out.emit(PartOp.Action.UNARY, null, out.boxed(operand));
    if (out.failures() > 0) {
      interpreted.stepUnless(result);
      return;
    }
    out.checkPresent(result, Reason.VALUE);
    out.state().pop();
    out.state().push(Held.ref(result));
  }

  /** {@return the result of one number or truth value; null if it is none} */
  @Nullable Held fast(Instruction instruction, Held operand, int seen) {
    var a =
        operand.kind() != Kind.REF
            ? operand
            : switch (seen) {
              case Feedback.DOUBLES -> out.to(Kind.DOUBLE, operand);
              case Feedback.INTEGERS -> out.to(Kind.INT, operand);
              case Feedback.LOGICALS -> out.to(Kind.BOOL, operand);
              default -> operand;
            };
    if (instruction == Instruction.NOT) {
      return a.kind() == Kind.BOOL ? bool(out.emit(BooleanOp.NOT, a.value())) : null;
    }
    if (!a.kind().isNumber()) {
      return null;
    }
    if (instruction == Instruction.PLUS) {
      return a;
    }
    if (a.kind() == Kind.DOUBLE) {
      return Held.raw(out.emit(FloatUnary.NEG, a.value()), Kind.DOUBLE, a.known());
    }
    out.checkNotNa(a);
    return Held.raw(out.emit(IntegerUnary.Kind.NEG.on(CoreType.I32), a.value()), Kind.INT, true);
  }

  /** {@code from:to}. */
  void range() {
    var state = out.state();
    var to = (Held) state.peek(0);
    var from = (Held) state.peek(1);
    if (out.failures() > 0 || !from.kind().isNumber() || !to.kind().isNumber()) {
      interpreted.stepUnless(
          out.emit(PartOp.Action.RANGE_OF, null, out.boxed(from), out.boxed(to)));
      return;
    }
    var range = out.emit(Plain.RANGE, out.toDouble(from).value(), out.toDouble(to).value());
    out.checkPresent(range, Reason.VALUE);
    state.pop();
    state.pop();
    state.push(Held.ref(range));
  }
}
