package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;
import static dev.oser.kit.ir.core.Comparison.Kind.NE;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import org.jspecify.annotations.Nullable;

/** Elements of vectors, matrices and lists, read and replaced in place. */
final class VectorTranslator {
  private final Emission out;
  private final Interpreted interpreted;

  VectorTranslator(Emission out, Interpreted interpreted) {
    this.out = out;
    this.interpreted = interpreted;
  }

  /** {@return the place that an index means, from 0; null if it is not known to be a number} */
  private @Nullable Value place(Held index) {
    return switch (index.kind()) {
      case DOUBLE -> out.emit(Plain.PLACE, index.value());
      // NA is the least, which becomes the greatest: no vector has that many elements.
      case INT -> out.emit(IntegerBinary.Kind.SUB.on(CoreType.I32), index.value(), Constant.of(1));
      case BOOL, REF -> null;
    };
  }

  private void checkBounds(Value place, Value length) {
    out.check(out.emit(Plain.IN_BOUNDS, place, length), Reason.BOUNDS);
  }

  // ---- Reading. ----

  /** {@code x[i]} and {@code x[[i]]}. */
  void element(Instruction instruction) {
    var state = out.state();
    int seen = out.seen(out.operand(0));
    var x = (Held) state.peek(1);
    var place = out.failures() <= 1 ? place((Held) state.peek(0)) : null;
    if (place == null || x.kind() != Kind.REF) {
      interpreted.step(seen);
      return;
    }
    var result =
        out.failures() == 0
            ? read(x, place, Emission.onlyShape(seen), instruction == Instruction.ELEMENT)
            : null;
    if (result == null) {
      boolean list = isList(x.shape());
      var value = out.emit(list ? Plain.LIST_ELEMENT : Plain.ELEMENT_AT, x.value(), place);
      out.checkPresent(value, Reason.BOUNDS);
      result = out.expected(value, seen);
    }
    state.pop();
    state.pop();
    state.push(result);
  }

  private static boolean isList(int shape) {
    return (shape & Shape.KIND) == Shape.LIST;
  }

  /** {@return an element as a number, if that is what is expected} */
  private @Nullable Held read(Held x, Value place, int shape, boolean mayBeList) {
    if (mayBeList && (x.shape() == 0 || isList(x.shape()))) {
      return null;
    }
    return switch (Kind.ofShape(shape)) {
      case DOUBLE -> {
        var elements = out.emit(Plain.PLAIN_DOUBLES, x.value());
        out.check(out.emit(Plain.IS_ARRAY, elements), Reason.TYPE);
        checkBounds(place, out.emit(Plain.LENGTH, x.value()));
        yield Held.raw(out.emit(Plain.GET_DOUBLE, elements, place), Kind.DOUBLE, false);
      }
      case INT -> {
        out.check(out.emit(Plain.IS_INTS, x.value()), Reason.TYPE);
        checkBounds(place, out.emit(Plain.LENGTH, x.value()));
        yield Held.raw(out.emit(Plain.GET_INT, x.value(), place), Kind.INT, false);
      }
      case BOOL -> {
        out.check(out.emit(Plain.IS_LOGICALS, x.value()), Reason.TYPE);
        checkBounds(place, out.emit(Plain.LENGTH, x.value()));
        var truth = out.emit(Plain.GET_LOGICAL, x.value(), place);
        out.check(out.emit(NE.on(CoreType.I32), truth, Constant.of(Na.INT)), Reason.NA);
        yield Held.raw(out.emit(EQ.on(CoreType.I32), truth, Constant.of(1)), Kind.BOOL, true);
      }
      case REF -> null;
    };
  }

  /** {@code x[i, j]}. */
  void matrixElement() {
    var state = out.state();
    int seen = out.seen(out.operand(0));
    var x = (Held) state.peek(2);
    var kind = Kind.ofShape(Emission.onlyShape(seen));
    var place =
        out.failures() == 0 && x.kind() == Kind.REF && kind.isNumber()
            ? matrixPlace(x.value(), (Held) state.peek(1), (Held) state.peek(0))
            : null;
    if (place == null) {
      interpreted.step(seen);
      return;
    }
    Held result;
    if (kind == Kind.DOUBLE) {
      var elements = out.emit(Plain.ANY_DOUBLES, x.value());
      out.check(out.emit(Plain.IS_ARRAY, elements), Reason.TYPE);
      result = Held.raw(out.emit(Plain.GET_DOUBLE, elements, place), kind, false);
    } else {
      out.check(out.emit(Plain.IS_MATRIX_OF_INTS, x.value()), Reason.TYPE);
      result = Held.raw(out.emit(Plain.GET_INT, x.value(), place), kind, false);
    }
    state.pop();
    state.pop();
    state.pop();
    state.push(result);
  }

  /** {@return where an element of a matrix is} */
  private @Nullable Value matrixPlace(Value matrix, Held i, Held j) {
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
    var state = out.state();
    int seen = out.seen(out.operand(1));
    var x = (Held) state.peek(0);
    var name = memberName((Call) out.constantAt(0));
    if (out.failures() > 0 || x.kind() != Kind.REF || name == null) {
      interpreted.step(seen);
      return;
    }
    var value = out.emit(At.Action.MEMBER, name, x.value(), out.environment());
    out.checkPresent(value, Reason.VALUE);
    state.pop();
    state.push(out.expected(value, seen));
  }

  private static @Nullable String memberName(Call call) {
    return switch (call.argument(1)) {
      case Symbol symbol when symbol != Symbol.MISSING -> symbol.name();
      case StringVector text when text.length() == 1 -> text.get(0);
      default -> null;
    };
  }

  // ---- Replacing. ----

  /** {@code x[i] <- value} of a variable: [value i -> ]. */
  void setVariable(int variable, int seen, Instruction instruction, int next) {
    var state = out.state();
    var index = (Held) state.peek(0);
    var value = (Held) state.peek(1);
    var known = state.variable(variable);
    boolean isRaw = known != null && known.held().kind().isRaw();
    var place = out.failures() <= 2 && !isRaw ? place(index) : null;
    if (place == null) {
      interpreted.replace(variable);
      return;
    }
    var x =
        out.table().isSlot(variable)
            ? out.emit(Plain.OWN_SLOT, out.environment(), Constant.of(variable))
            : out.emit(At.Action.OWN_NAMED, out.table().site(variable), out.environment());
    if (out.failures() > 0) {
      setOrReplace(variable, x, place, value, seen);
      return;
    }
    boolean element =
        instruction == Instruction.SET_ELEMENT_SLOT || instruction == Instruction.SET_ELEMENT_NAMED;
    set(x, place, value, Emission.onlyShape(seen), element);
    state.pop();
    state.pop();
    state.forgetBoxes();
    out.done(next);
  }

  /** Replaces an element in place if that can be done, and else has the interpreter do it. */
  private void setOrReplace(int variable, Value x, Value place, Held value, int seen) {
    if ((Emission.onlyShape(seen) & Shape.KIND) != Shape.DOUBLE
        || !value.kind().isNumber()
        || value.kind() == Kind.INT && !value.known()
        || !out.isAlone()) {
      interpreted.replace(variable);
      return;
    }
    var number = out.toDouble(value).value();
    interpreted.either(
        out.emit(Plain.CAN_SET_DOUBLE, x, place),
        variable,
        () -> {
          out.emit(Plain.SET_DOUBLE, out.emit(Plain.OWN_DOUBLES, x), place, number);
          out.state().pop();
          out.state().pop();
        },
        () -> interpreted.replace(variable));
  }

  /** Replaces an element, or leaves if it cannot be done in place. */
  private void set(Value x, Value place, Held value, int shape, boolean element) {
    switch (shape & Shape.KIND) {
      case Shape.DOUBLE -> {
        if (value.kind().isNumber()) {
          var number = out.toDouble(value);
          var elements = out.emit(Plain.OWN_DOUBLES, x);
          out.check(out.emit(Plain.IS_ARRAY, elements), Reason.BOUNDS);
          checkBounds(place, out.emit(Plain.LENGTH, x));
          out.emit(Plain.SET_DOUBLE, elements, place, number.value());
          return;
        }
      }
      case Shape.INTEGER -> {
        if (value.kind() == Kind.INT) {
          out.check(out.emit(Plain.IS_OWN_INTS, x), Reason.BOUNDS);
          checkBounds(place, out.emit(Plain.LENGTH, x));
          out.emit(Plain.SET_INT, x, place, value.value());
          return;
        }
      }
      case Shape.LOGICAL -> {
        if (value.kind() == Kind.BOOL) {
          out.check(out.emit(Plain.IS_OWN_LOGICALS, x), Reason.BOUNDS);
          checkBounds(place, out.emit(Plain.LENGTH, x));
          out.emit(Plain.SET_LOGICAL, x, place, out.toInt(value).value());
          return;
        }
      }
      default -> {}
    }
    out.leaveUnless(
        out.emit(element ? Plain.TRY_SET_ELEMENT : Plain.TRY_SET, x, place, out.boxed(value)),
        Reason.BOUNDS);
  }

  /** {@code `[<-`(x, i, value)} of what is on the stack: [x value i -> x]. */
  void setOperand(Instruction instruction, int next) {
    var state = out.state();
    var x = (Held) state.peek(2);
    var place = out.failures() == 0 && x.kind() == Kind.REF ? place((Held) state.peek(0)) : null;
    if (place == null) {
      interpreted.step();
      return;
    }
    set(
        x.value(),
        place,
        (Held) state.peek(1),
        Emission.onlyShape(out.seen(out.operand(0))),
        instruction == Instruction.SET_ELEMENT);
    state.pop();
    state.pop();
    state.forgetBoxes();
    out.done(next);
  }

  /** {@code x[i, j] <- value} of what is on the stack: [x value i j -> x]. */
  void setSubset(int next) {
    var state = out.state();
    var call = (Call) out.constantAt(0);
    int count = out.operand(1);
    int shape = Emission.onlyShape(out.seen(out.operand(2)));
    if (out.failures() > 0
        || count != 2
        || !call.name(1).isEmpty()
        || !call.name(2).isEmpty()
        || call.argument(1) == Symbol.MISSING
        || call.argument(2) == Symbol.MISSING
        || (shape & Shape.KIND) != Shape.DOUBLE
        || !(state.peek(3) instanceof Held x && x.kind() == Kind.REF)
        || !((Held) state.peek(2)).kind().isNumber()) {
      interpreted.step();
      return;
    }
    var place = matrixPlace(x.value(), (Held) state.peek(1), (Held) state.peek(0));
    if (place == null) {
      interpreted.step();
      return;
    }
    var number = out.toDouble((Held) state.peek(2));
    var elements = out.emit(Plain.OWN_DOUBLES, x.value());
    out.check(out.emit(Plain.IS_ARRAY, elements), Reason.BOUNDS);
    out.emit(Plain.SET_DOUBLE, elements, place, number.value());
    for (int i = 0; i < 3; i++) {
      state.pop();
    }
    state.forgetBoxes();
    out.done(next);
  }

  /** {@code x$name <- value} of what is on the stack: [x value -> x]. */
  void setMember(int next) {
    var state = out.state();
    var x = (Held) state.peek(1);
    var name = memberName((Call) out.constantAt(0));
    if (out.failures() > 0 || x.kind() != Kind.REF || name == null) {
      interpreted.step();
      return;
    }
    var value = out.boxed((Held) state.peek(0));
    out.leaveUnless(
        out.emit(At.Action.TRY_SET_MEMBER, name, x.value(), value, out.environment()),
        Reason.BOUNDS);
    state.pop();
    state.forgetBoxes();
    out.done(next);
  }

  /** Puts a variable on the stack that is about to be changed in place. */
  void update(int variable, boolean own) {
    var known = own ? out.state().variable(variable) : null;
    if (!own || out.failures() > 1 || known != null && known.held().kind().isRaw()) {
      interpreted.step();
      if (own) {
        // A promise may have been evaluated.
        out.state().set(variable, null);
      }
      return;
    }
    var x =
        out.table().isSlot(variable)
            ? out.emit(Plain.OWN_SLOT, out.environment(), Constant.of(variable))
            : out.emit(At.Action.OWN_NAMED, out.table().site(variable), out.environment());
    if (out.failures() == 0) {
      out.checkPresent(x, Reason.BOUNDS);
      out.state().push(Held.ref(x));
    } else {
      interpreted.stepUnless(x);
    }
  }
}
