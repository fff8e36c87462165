package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;
import static dev.oser.kit.ir.core.Comparison.Kind.NE;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.PartOp.Action;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import org.jspecify.annotations.Nullable;

/** Elements of vectors, matrices, lists and environments. */
final class VectorTranslator {
  private final Emission out;
  private final Interpreted interpreted;

  VectorTranslator(Emission out, Interpreted interpreted) {
    this.out = out;
    this.interpreted = interpreted;
  }

  /** {@return the place that an index means, from 0; null if it is not known to be a number} */
  @Nullable Value place(Held index) {
    return switch (index.kind()) {
      case DOUBLE -> out.emit(Plain.PLACE, index.value());
      // NA is the least, which becomes the greatest: no vector has that many elements.
      case INT -> out.emit(IntegerBinary.Kind.SUB.on(CoreType.I32), index.value(), Constant.of(1));
      case BOOL, REF -> null;
    };
  }

  void checkBounds(Value place, Value length) {
    out.check(out.emit(Plain.IN_BOUNDS, place, length), Reason.BOUNDS);
  }

  // ---- Reading. ----

  /** {@code x[i]} and {@code x[[i]]}. */
  void element(Instruction instruction) {
    var state = out.state();
    int seen = out.seen(out.operand(0));
    var x = (Held) state.peek(1);
    var index = (Held) state.peek(0);
    var place = place(index);
    if (out.failures() == 0 && place != null && x.kind() == Kind.REF) {
      boolean element = instruction == Instruction.ELEMENT;
      var result =
          element && (seen & Feedback.FROM_LIST) != 0
              ? item(x, place, seen)
              : read(x, place, elementShape(x, seen));
      if (result != null) {
        replaceOperands(2, result);
        return;
      }
    }
    quietly(
        place != null && out.failures() == 0
            ? out.emit(Action.PART_AT, null, out.boxed(x), place, out.environment())
            : out.emit(Action.PART, null, out.boxed(x), out.boxed(index), out.environment()),
        2,
        seen);
  }

  /** {@return the shape that elements had; if they had several, that of elements of the vector} */
  private static int elementShape(Held x, int seen) {
    int shape = Emission.onlyShape(seen);
    boolean isBare = (x.shape() & (Shape.ATTRIBUTES | Shape.OBJECT)) == 0;
    return shape != 0 || !isBare ? shape : x.shape() & Shape.KIND;
  }

  /** {@return an element of a list; null if that may be an object} */
  private @Nullable Held item(Held x, Value place, int seen) {
    if ((x.shape() & Shape.OBJECT) != 0) {
      return null;
    }
    var value = out.emit(Plain.LIST_ELEMENT, x.value(), place);
    out.checkPresent(value, Reason.BOUNDS);
    return out.expected(value, seen);
  }

  /** {@return an element as a number, if that is what is expected} */
  private @Nullable Held read(Held x, Value place, int shape) {
    return switch (Kind.ofShape(shape)) {
      case DOUBLE -> {
        var elements = out.emit(Plain.BARE_DOUBLES, x.value());
        out.check(out.emit(Plain.IS_ARRAY, elements), Reason.TYPE);
        checkBounds(place, out.emit(Plain.LENGTH, x.value()));
        yield Held.raw(out.emit(Plain.GET_DOUBLE, elements, place), Kind.DOUBLE, false);
      }
      case INT -> {
        out.check(out.emit(Plain.IS_BARE_INTS, x.value()), Reason.TYPE);
        checkBounds(place, out.emit(Plain.LENGTH, x.value()));
        yield Held.raw(out.emit(Plain.GET_INT, x.value(), place), Kind.INT, false);
      }
      case BOOL -> {
        out.check(out.emit(Plain.IS_BARE_LOGICALS, x.value()), Reason.TYPE);
        checkBounds(place, out.emit(Plain.LENGTH, x.value()));
        yield truth(x.value(), place);
      }
      case REF -> null;
    };
  }

  private Held truth(Value x, Value place) {
    var truth = out.emit(Plain.GET_LOGICAL, x, place);
    out.check(out.emit(NE.on(CoreType.I32), truth, Constant.of(Na.INT)), Reason.NA);
    return Held.raw(out.emit(EQ.on(CoreType.I32), truth, Constant.of(1)), Kind.BOOL, true);
  }

  private void replaceOperands(int count, Held result) {
    for (int i = 0; i < count; i++) {
      out.state().pop();
    }
    out.state().push(result);
  }

  /**
   * Uses what an op without effects has found. If it found nothing, that is a surprise at first;
   * then the interpreter does the instruction in its place.
   */
  private void quietly(Value found, int operands, int seen) {
    if (out.failures() == 0) {
      out.checkPresent(found, Reason.BOUNDS);
      replaceOperands(operands, out.expected(found, seen));
    } else {
      interpreted.stepUnless(found);
      replaceOperands(1, Held.ref(out.state().peekValue(), Emission.onlyShape(seen)));
    }
  }

  /** {@code x[i, j]}. */
  void matrixElement() {
    var state = out.state();
    int seen = out.seen(out.operand(0));
    var x = (Held) state.peek(2);
    var kind = Kind.ofShape(Emission.onlyShape(seen));
    var place =
        out.failures() == 0 && x.kind() == Kind.REF && kind.isRaw()
            ? matrixPlace(x.value(), (Held) state.peek(1), (Held) state.peek(0))
            : null;
    if (place != null) {
      replaceOperands(3, matrixElement(x.value(), place, kind));
    } else {
      matrixPart(seen);
    }
  }

  private Held matrixElement(Value x, Value place, Kind kind) {
    switch (kind) {
      case DOUBLE -> {
        var elements = out.emit(Plain.ANY_DOUBLES, x);
        out.check(out.emit(Plain.IS_ARRAY, elements), Reason.TYPE);
        return Held.raw(out.emit(Plain.GET_DOUBLE, elements, place), kind, false);
      }
      case INT -> {
        out.check(out.emit(Plain.IS_MATRIX_OF_INTS, x), Reason.TYPE);
        return Held.raw(out.emit(Plain.GET_INT, x, place), kind, false);
      }
      default -> {
        out.check(out.emit(Plain.IS_MATRIX_OF_LOGICALS, x), Reason.TYPE);
        return truth(x, place);
      }
    }
  }

  private void matrixPart(int seen) {
    var state = out.state();
    quietly(
        out.emit(
            Action.MATRIX_PART,
            null,
            out.boxed((Held) state.peek(2)),
            out.boxed((Held) state.peek(1)),
            out.boxed((Held) state.peek(0)),
            out.environment()),
        3,
        seen);
  }

  /** {@code x[i, ]}, {@code x[i, j, k]}, {@code x[i, j, drop = FALSE]} and others. */
  void subset() {
    var state = out.state();
    int seen = out.seen(out.operand(2));
    var call = (Call) out.constantAt(0);
    int count = out.operand(1);
    if (count == 2 && call.names() == null) {
      matrixPart(seen);
    } else if (count == 3) {
      quietly(
          out.emit(
              Action.ARRAY_PART,
              null,
              out.boxed((Held) state.peek(3)),
              out.boxed((Held) state.peek(2)),
              out.boxed((Held) state.peek(1)),
              out.boxed((Held) state.peek(0)),
              out.environment()),
          4,
          seen);
    } else {
      interpreted.step(seen);
    }
  }

  /** {@return where an element of a matrix is} */
  @Nullable Value matrixPlace(Value matrix, Held i, Held j) {
    var row = place(i);
    var column = row == null ? null : place(j);
    if (row == null || column == null) {
      return null;
    }
    var rows = out.emit(Plain.ROWS, matrix);
    checkBounds(row, rows);
    checkBounds(column, out.emit(Plain.COLUMNS, matrix));
    return out.emit(
        IntegerBinary.Kind.ADD.on(CoreType.I32),
        row,
        out.emit(IntegerBinary.Kind.MUL.on(CoreType.I32), column, rows));
  }

  /** {@code x$name}. */
  void member() {
    var x = (Held) out.state().peek(0);
    int seen = out.seen(out.operand(1));
    var name = memberName((Call) out.constantAt(0));
    if (x.kind() != Kind.REF || name == null) {
      interpreted.step(seen);
    } else {
      quietly(out.emit(Action.MEMBER_PART, name, x.value(), out.environment()), 1, seen);
    }
  }

  /** {@return the name of a member, as a symbol: environments are asked by these} */
  static @Nullable Symbol memberName(Call call) {
    return switch (call.argument(1)) {
      case Symbol symbol when symbol != Symbol.MISSING -> symbol;
      case StringVector text when text.length() == 1 && !text.get(0).isEmpty() ->
          Symbol.of(text.get(0));
      default -> null;
    };
  }
}
