package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.PartOp.Action;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * Assignments to parts. Where the type of a vector is known, an element is replaced in place; if
 * that was too much to assume, an op does what the interpreter would do with any values, and the
 * interpreter itself only what takes other code.
 */
final class ReplacementTranslator {
  private final Emission out;
  private final Interpreted interpreted;
  private final VectorTranslator vectors;

  ReplacementTranslator(Emission out, Interpreted interpreted, VectorTranslator vectors) {
    this.out = out;
    this.interpreted = interpreted;
    this.vectors = vectors;
  }

  private Value isPresent(Value value) {
    return out.emit(ReferenceOp.Identity.NE, value, Emission.NULL);
  }

  // ---- Elements. ----

  /** {@code x[i] <- value} of a variable: [value i -> ]. */
  void setVariable(int variable, int seen, Instruction instruction, int next) {
    var state = out.state();
    var known = state.variable(variable);
    boolean isRaw = known != null && known.held().kind().isRaw();
    if (isRaw) {
      interpreted.replace(variable);
      return;
    }
    var place = vectors.place((Held) state.peek(0));
    if (place == null || out.failures() > 0) {
      if (!out.isAlone()) {
        interpreted.replace(variable);
      } else if (place == null || !replaceIfPossible(variable, place, Emission.commonKind(seen))) {
        replaceQuietly(variable);
      }
      return;
    }
    boolean element =
        instruction == Instruction.SET_ELEMENT_SLOT || instruction == Instruction.SET_ELEMENT_NAMED;
    set(own(variable), place, (Held) state.peek(1), Emission.commonKind(seen), element);
    state.pop();
    state.pop();
    state.forgetBoxes();
    out.done(next);
  }

  private Value own(int variable) {
    var known = out.state().variable(variable);
    if (!out.hasEnvironment()) {
      if (known == null) {
        throw new Impure();
      }
      // Owners of what code that only computes has are not counted, so it cannot change anything.
      return out.isNoticed()
          ? out.emit(Action.UPDATED_VALUE, null, known.held().value())
          : out.emit(Plain.OWN_ENVIRONMENT, known.held().value());
    }
    return out.table().isSlot(variable)
        ? out.emit(Plain.OWN_SLOT, out.environment(), Constant.of(variable))
        : out.emit(At.Action.OWN_NAMED, out.table().site(variable), out.environment());
  }

  private Value updated(int variable) {
    out.requireFrame();
    return out.table().isSlot(variable)
        ? out.emit(Action.UPDATED_SLOT, null, out.environment(), Constant.of(variable))
        : out.emit(Action.UPDATED_NAMED, out.table().site(variable), out.environment());
  }

  /** {@return whether an element is replaced in place where possible, its type being known} */
  private boolean replaceIfPossible(int variable, Value place, int kind) {
    var value = (Held) out.state().peek(1);
    var x = own(variable);
    switch (kind) {
      case Shape.DOUBLE -> {
        if (!value.kind().isNumber() || value.kind() == Kind.INT && !value.known()) {
          return false;
        }
        var number = out.toDouble(value).value();
        replaceIf(
            out.emit(Plain.CAN_SET_DOUBLE, x, place),
            variable,
            () -> out.emit(Plain.SET_DOUBLE, out.emit(Plain.OWN_DOUBLES, x), place, number));
      }
      case Shape.INTEGER -> {
        if (value.kind() != Kind.INT) {
          return false;
        }
        replaceIf(
            out.emit(Plain.CAN_SET_INT, x, place),
            variable,
            () -> out.emit(Plain.SET_INT, x, place, value.value()));
      }
      case Shape.LOGICAL -> {
        if (value.kind() != Kind.BOOL) {
          return false;
        }
        var truth = out.toInt(value).value();
        replaceIf(
            out.emit(Plain.CAN_SET_LOGICAL, x, place),
            variable,
            () -> out.emit(Plain.SET_LOGICAL, x, place, truth));
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void replaceIf(Value condition, int variable, Runnable inPlace) {
    interpreted.either(
        condition,
        variable,
        () -> {
          inPlace.run();
          out.state().pop();
          out.state().pop();
        },
        () -> replaceQuietly(variable));
  }

  /** Replaces an element in a copy if need be, and has the interpreter do it if that is no use. */
  private void replaceQuietly(int variable) {
    var replaced =
        replaced(updated(variable), (Held) out.state().peek(1), (Held) out.state().peek(0));
    interpreted.either(
        isPresent(replaced),
        variable,
        () -> {
          out.store(variable, replaced);
          out.state().pop();
          out.state().pop();
        },
        () -> interpreted.replace(variable));
  }

  private Value replaced(Value x, Held value, Held index) {
    var place = vectors.place(index);
    return place != null
        ? out.emit(Action.REPLACED_AT, null, x, out.boxed(value), place, out.environment())
        : out.emit(Action.REPLACED, null, x, out.boxed(value), out.boxed(index), out.environment());
  }

  /** Replaces an element, or leaves if it cannot be done in place. */
  private void set(Value x, Value place, Held value, int kind, boolean element) {
    switch (kind) {
      case Shape.DOUBLE -> {
        if (value.kind().isNumber()) {
          var number = out.toDouble(value);
          var elements = out.emit(Plain.OWN_DOUBLES, x);
          out.check(out.emit(Plain.IS_ARRAY, elements), Reason.BOUNDS);
          vectors.checkBounds(place, out.emit(Plain.LENGTH, x));
          out.emit(Plain.SET_DOUBLE, elements, place, number.value());
          return;
        }
      }
      case Shape.INTEGER -> {
        if (value.kind() == Kind.INT) {
          out.check(out.emit(Plain.IS_OWN_INTS, x), Reason.BOUNDS);
          vectors.checkBounds(place, out.emit(Plain.LENGTH, x));
          out.emit(Plain.SET_INT, x, place, value.value());
          return;
        }
      }
      case Shape.LOGICAL -> {
        if (value.kind() == Kind.BOOL) {
          out.check(out.emit(Plain.IS_OWN_LOGICALS, x), Reason.BOUNDS);
          vectors.checkBounds(place, out.emit(Plain.LENGTH, x));
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
    var value = (Held) state.peek(1);
    var place =
        out.failures() == 0 && x.kind() == Kind.REF ? vectors.place((Held) state.peek(0)) : null;
    if (place == null) {
      if (out.isAlone()) {
        interpreted.stepUnless(replaced(out.boxed(x), value, (Held) state.peek(0)));
      } else {
        interpreted.step();
      }
      return;
    }
    int kind = Emission.commonKind(out.seen(out.operand(0)));
    set(x.value(), place, value, kind, instruction == Instruction.SET_ELEMENT);
    state.pop();
    state.pop();
    state.forgetBoxes();
    out.done(next);
  }

  // ---- Matrices. ----

  /** {@code x[i, j] <- value} of what is on the stack: [x value i j -> x]. */
  void setSubset(int next) {
    var state = out.state();
    var call = (Call) out.constantAt(0);
    int count = out.operand(1);
    if (count != 2 || !call.name(1).isEmpty() || !call.name(2).isEmpty()) {
      interpreted.step();
      return;
    }
    var x = (Held) state.peek(3);
    if (out.failures() == 0
        && x.kind() == Kind.REF
        && call.argument(1) != Symbol.MISSING
        && call.argument(2) != Symbol.MISSING
        && setMatrixElement(x.value(), (Held) state.peek(2))) {
      for (int i = 0; i < 3; i++) {
        state.pop();
      }
      state.forgetBoxes();
      out.done(next);
      return;
    }
    if (!out.isAlone()) {
      interpreted.step();
      return;
    }
    interpreted.stepUnless(
        out.emit(
            Action.REPLACED_IN_MATRIX,
            null,
            out.boxed(x),
            out.boxed((Held) state.peek(2)),
            out.boxed((Held) state.peek(1)),
            out.boxed((Held) state.peek(0)),
            out.environment()));
  }

  /** {@return whether an element is replaced, if its type is known} */
  private boolean setMatrixElement(Value x, Held value) {
    int kind = Emission.commonKind(out.seen(out.operand(2)));
    boolean isKnown =
        switch (kind) {
          case Shape.DOUBLE -> value.kind().isNumber();
          case Shape.INTEGER -> value.kind() == Kind.INT;
          case Shape.LOGICAL -> value.kind() == Kind.BOOL;
          default -> false;
        };
    var place = isKnown ? matrixPlace(x) : null;
    if (place == null) {
      return false;
    }
    switch (kind) {
      case Shape.DOUBLE -> {
        var number = out.toDouble(value);
        var elements = out.emit(Plain.OWN_DOUBLES, x);
        out.check(out.emit(Plain.IS_ARRAY, elements), Reason.BOUNDS);
        out.emit(Plain.SET_DOUBLE, elements, place, number.value());
      }
      case Shape.INTEGER -> {
        out.check(out.emit(Plain.IS_OWN_INTS, x), Reason.BOUNDS);
        out.emit(Plain.SET_INT, x, place, value.value());
      }
      default -> {
        out.check(out.emit(Plain.IS_OWN_LOGICALS, x), Reason.BOUNDS);
        out.emit(Plain.SET_LOGICAL, x, place, out.toInt(value).value());
      }
    }
    return true;
  }

  private @Nullable Value matrixPlace(Value x) {
    var state = out.state();
    return vectors.matrixPlace(x, (Held) state.peek(1), (Held) state.peek(0));
  }

  // ---- Members. ----

  /** {@code x$name <- value} of what is on the stack: [x value -> x]. */
  void setMember(int next) {
    var state = out.state();
    var x = (Held) state.peek(1);
    var name = VectorTranslator.memberName((Call) out.constantAt(0));
    if (x.kind() != Kind.REF || name == null || out.failures() > 0 && !out.isAlone()) {
      interpreted.step();
      return;
    }
    var replaced =
        out.emit(
            Action.REPLACED_MEMBER,
            name,
            x.value(),
            out.boxed((Held) state.peek(0)),
            out.environment());
    if (out.failures() > 0) {
      interpreted.stepUnless(replaced);
      return;
    }
    out.leaveUnless(isPresent(replaced), Reason.BOUNDS);
    state.pop();
    state.pop();
    state.push(Held.ref(replaced, x.shape()));
    state.forgetBoxes();
    out.done(next);
  }

  // ---- Variables that are about to be changed. ----

  /** Puts a variable on the stack that is about to be changed in place. */
  void update(int variable, boolean own) {
    var known = own ? out.state().variable(variable) : null;
    if (!own || known != null && known.held().kind().isRaw()) {
      interpreted.step();
      if (own) {
        // A promise may have been evaluated.
        out.state().set(variable, null);
      }
      return;
    }
    // A copy is no failure where it is made at once.
    if (out.failures() == 0 || out.isNoticed() && out.failures() == 1) {
      var x = own(variable);
      out.checkPresent(x, Reason.BOUNDS);
      out.state().push(Held.ref(x));
    } else {
      interpreted.stepUnless(updated(variable));
    }
  }

  /** Puts a variable on the stack that is found outside and about to be changed in place. */
  void updateOuter() {
    var variable = (VariableSite) out.constantAt(0);
    out.willAssign(variable.symbol());
    var x = out.emit(Action.UPDATED_OUTER, variable, out.enclosing());
    if (out.failures() == 0) {
      out.checkPresent(x, Reason.BOUNDS);
      out.state().push(Held.ref(x));
    } else {
      interpreted.stepUnless(x);
    }
  }
}
