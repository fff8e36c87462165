package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;
import static dev.oser.kit.ir.core.Comparison.Kind.LT;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.Operand.Iteration;
import dev.oser.lang.r.jit.Operand.Source;
import dev.oser.lang.r.jit.ROp.Plain;
import java.util.List;

/** {@code for} loops. Sequences are counted in registers, without making their elements. */
final class LoopTranslator {
  /** With so many failures nothing is assumed of what a loop goes through. */
  private static final int LEAST_ASSUMED = 2;

  private final Emission out;
  private final Interpreted interpreted;

  LoopTranslator(Emission out, Interpreted interpreted) {
    this.out = out;
    this.interpreted = interpreted;
  }

  /** [sequence -> loop]. */
  void begin(int next) {
    var state = out.state();
    var sequence = (Held) state.peek(0);
    if (out.failures() > LEAST_ASSUMED) {
      interpreted.step();
      var loop = state.pop().value();
      out.state().push(new Iteration(loop, Constant.of(0), Source.ANY));
      out.done(next);
      return;
    }
    var loop = out.emit(Plain.FOR_LOOP, out.boxed(sequence));
    out.checkPresent(loop, Reason.VALUE);
    int kind = Emission.commonKind(out.seen(out.operand(0)));
    var source = source(kind == 0 ? sequence.shape() & Shape.KIND : kind);
    check(loop, source);
    state.pop();
    state.push(new Iteration(loop, Constant.of(0), source));
  }

  /** Integers are mostly sequences, also if there is one; vectors are tried next. */
  private Source source(int kind) {
    int failures = out.failures();
    return switch (kind) {
      case Shape.INTEGER ->
          failures == 0 ? Source.SEQUENCE : failures == 1 ? Source.INTS : Source.ANY;
      case Shape.DOUBLE -> failures < LEAST_ASSUMED ? Source.DOUBLES : Source.ANY;
      default -> Source.ANY;
    };
  }

  /** {@return a loop that the interpreter has begun, of which it is known what it goes through} */
  Iteration entered(Value loop, Source source) {
    check(loop, source);
    return new Iteration(loop, out.emit(Plain.LOOP_NEXT, loop), source);
  }

  private void check(Value loop, Source source) {
    switch (source) {
      case SEQUENCE -> out.check(out.emit(Plain.LOOP_IS_SEQUENCE, loop), Reason.TYPE);
      case INTS -> out.check(out.emit(Plain.LOOP_IS_INTS, loop), Reason.TYPE);
      case DOUBLES ->
          out.check(out.emit(Plain.IS_ARRAY, out.emit(Plain.LOOP_DOUBLES, loop)), Reason.TYPE);
      case ANY -> {}
    }
  }

  /** Goes on in the body with the next element in the variable, or behind the loop. */
  interface Ways {
    /** Control goes to an instruction, with the state there is. */
    void go(int place);
  }

  /** [loop -> loop]. */
  void step(int variable, int end, int next, Ways ways) {
    var state = out.state();
    var iteration = (Iteration) state.peek(0);
    var builder = out.builder();
    var length = out.emit(Plain.LOOP_LENGTH, iteration.loop());
    var body = builder.newBlock("body" + out.place());
    var behind = builder.newBlock("behind" + out.place());
    builder.terminate(
        new ControlOp.Branch(List.of(100, 1)),
        List.of(out.emit(LT.on(CoreType.I32), iteration.next(), length)),
        Target.of(body),
        Target.of(behind));
    var atEnd = state.copy();
    builder.moveTo(body);
    state.popAny();
    var advanced =
        out.emit(IntegerBinary.Kind.ADD.on(CoreType.I32), iteration.next(), Constant.of(1));
    state.push(new Iteration(iteration.loop(), advanced, iteration.source()));
    out.assign(variable, element(iteration));
    out.done(next);
    int place = out.place();
    ways.go(next);
    out.begin(behind, place, atEnd);
    leaveIfEmpty(length);
    out.done(end);
    ways.go(end);
  }

  private Held element(Iteration iteration) {
    var loop = iteration.loop();
    var next = iteration.next();
    return switch (iteration.source()) {
      case SEQUENCE -> {
        var start = out.emit(Plain.LOOP_START, loop);
        var steps =
            out.emit(
                IntegerBinary.Kind.MUL.on(CoreType.I32), next, out.emit(Plain.LOOP_STEP, loop));
        yield Held.raw(
            out.emit(IntegerBinary.Kind.ADD.on(CoreType.I32), start, steps), Kind.INT, true);
      }
      case INTS -> Held.raw(out.emit(Plain.LOOP_INT, loop, next), Kind.INT, false);
      case DOUBLES -> {
        var elements = out.emit(Plain.LOOP_DOUBLES, loop);
        yield Held.raw(out.emit(Plain.GET_DOUBLE, elements, next), Kind.DOUBLE, false);
      }
      case ANY -> Held.ref(out.emit(Plain.LOOP_ITEM, loop, next));
    };
  }

  /** The variable of a loop over nothing is NULL afterwards: the interpreter sees to it. */
  private void leaveIfEmpty(Value length) {
    var builder = out.builder();
    var empty = builder.newBlock("empty" + out.place());
    var go = builder.newBlock("ended" + out.place());
    builder.terminate(
        new ControlOp.Branch(List.of(1, 100)),
        List.of(out.emit(EQ.on(CoreType.I32), length, Constant.of(0))),
        Target.of(empty),
        Target.of(go));
    builder.moveTo(empty);
    out.leave(Reason.VALUE);
    builder.moveTo(go);
  }
}
