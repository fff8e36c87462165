package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;
import static dev.oser.kit.ir.core.Comparison.Kind.GE;
import static dev.oser.kit.ir.core.Comparison.Kind.NE;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.SwitchTable;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where control divides: conditions, {@code &&} and {@code ||}, {@code switch}. */
final class ConditionTranslator {
  /** How often a branch has gone one way until it is assumed to do so. */
  private static final int ENOUGH = 1024;

  /** Where control goes. */
  interface Control {
    /** Goes to an instruction, with the state there is. */
    void go(int place);

    /** {@return whether control comes to an instruction in several ways} */
    boolean isTarget(int place);
  }

  private final Emission out;
  private final Interpreted interpreted;
  private final Control control;

  ConditionTranslator(Emission out, Interpreted interpreted, Control control) {
    this.out = out;
    this.interpreted = interpreted;
    this.control = control;
  }

  /** {@code if} and the like: [condition -> ]. */
  void branch(int next) {
    int target = out.operand(0);
    var condition = condition((Held) out.state().peek(0));
    if (condition == null) {
      fork(interpreted.decide(At.Action.CONDITION), next, target);
      return;
    }
    out.state().pop();
    int word = out.seen(out.operand(1));
    int held = Feedback.held(word);
    int failed = Feedback.failed(word);
    if (out.request().speculation().on(Speculation.Kind.BRANCHES)
        && !out.request().isGeneric()
        && out.feedback().failures(out.place()) == 0
        && (held == 0) != (failed == 0)
        && held + failed >= (out.request().isExperienced() ? ENOUGH : 2)) {
      boolean way = held > 0;
      out.check(way ? condition : out.emit(BooleanOp.NOT, condition), Reason.BRANCH);
      if (!way) {
        control.go(target);
      } else if (control.isTarget(next)) {
        control.go(next);
      }
      return;
    }
    fork(condition, next, target);
  }

  /** Ends the block with a branch to two instructions. */
  private void fork(Value condition, int ifTrue, int ifFalse) {
    var yes = out.builder().newBlock("yes" + out.place());
    var no = out.builder().newBlock("no" + out.place());
    out.builder()
        .terminate(new ControlOp.Branch(), List.of(condition), Target.of(yes), Target.of(no));
    var saved = out.state().copy();
    int place = out.place();
    out.builder().moveTo(yes);
    out.done(ifTrue);
    control.go(ifTrue);
    out.begin(no, place, saved);
    out.done(ifFalse);
    control.go(ifFalse);
  }

  /** {@return whether a value is true, as {@code if} sees it; null if that takes a longer look} */
  private @Nullable Value condition(Held held) {
    int failures = out.failures();
    if (held.kind() == Kind.BOOL) {
      return held.value();
    }
    if (failures > 1) {
      return null;
    }
    if (failures == 1) {
      var truth = truth(held);
      out.check(isTrueOrFalse(truth), Reason.NA);
      return out.emit(EQ.on(CoreType.I32), truth, Constant.of(1));
    }
    return switch (held.kind()) {
      case INT -> {
        out.checkNotNa(held);
        yield out.emit(NE.on(CoreType.I32), held.value(), Constant.of(0));
      }
      case DOUBLE -> {
        out.checkNotNa(held);
        yield out.emit(NE.on(CoreType.F64), held.value(), Constant.of(0.0));
      }
      case BOOL, REF -> out.to(Kind.BOOL, held).value();
    };
  }

  /** {@return 0, 1, NA, or -1 if it takes a longer look} */
  private Value truth(Held held) {
    return held.kind() == Kind.BOOL
        ? out.toInt(held).value()
        : out.emit(Plain.TRUTH_OF, out.boxed(held));
  }

  private Value isTrueOrFalse(Value truth) {
    // NA and -1 are negative.
    return out.emit(GE.on(CoreType.I32), truth, Constant.of(0));
  }

  /** {@return 0, 1 or NA; null if it takes a longer look} Other values leave, to be looked at. */
  private @Nullable Value threeValued(Held held) {
    if (out.failures() > 1) {
      return null;
    }
    var truth = truth(held);
    out.check(out.emit(NE.on(CoreType.I32), truth, Constant.of(-1)), Reason.TYPE);
    return truth;
  }

  /** The left side of {@code &&} or {@code ||}: [a -> a]. */
  void shortCircuit(boolean deciding, int next) {
    var state = out.state();
    var operand = (Held) state.peek(0);
    var left = out.failures() == 0 || operand.kind() == Kind.BOOL ? condition(operand) : null;
    int target = out.operand(0);
    if (left != null) {
      state.pop();
      state.push(Held.raw(left, Kind.BOOL, true));
      fork(left, deciding ? target : next, deciding ? next : target);
      return;
    }
    var truth = threeValued(operand);
    if (truth == null) {
      truth = interpreted.decide(At.Action.TRUTH);
    } else {
      state.pop();
    }
    out.state().push(Held.ref(out.emit(Plain.BOX_LOGICAL, truth)));
    var decides = out.emit(EQ.on(CoreType.I32), truth, Constant.of(deciding ? 1 : 0));
    fork(decides, target, next);
  }

  /** Both sides of {@code &&} or {@code ||}, of which the left one has not decided. */
  void both(Instruction instruction) {
    var state = out.state();
    var a = (Held) state.peek(1);
    var b = (Held) state.peek(0);
    boolean and = instruction == Instruction.AND_RIGHT;
    var right = a.kind() == Kind.BOOL && out.failures() == 0 ? condition(b) : null;
    if (right != null) {
      state.pop();
      state.pop();
      var op = and ? BooleanOp.AND : BooleanOp.OR;
      state.push(Held.raw(out.emit(op, a.value(), right), Kind.BOOL, true));
      return;
    }
    var left = threeValued(a);
    var other = left == null ? null : threeValued(b);
    if (left == null || other == null) {
      interpreted.step();
      return;
    }
    state.pop();
    state.pop();
    var result = out.emit(and ? Plain.AND_OF : Plain.OR_OF, left, other);
    state.push(Held.ref(out.emit(Plain.BOX_LOGICAL, result)));
  }

  /** {@code switch}: [value -> ]. */
  void alternatives() {
    var table = (SwitchTable) out.constantAt(0);
    var chosen = interpreted.decide(At.Action.ALTERNATIVE);
    var places = new ArrayList<>(new LinkedHashSet<>(table.targets()));
    var blocks = places.stream().map(each -> out.builder().newBlock("case" + each)).toList();
    var last = places.size() - 1;
    out.builder()
        .terminate(
            new ControlOp.Switch(places.subList(0, last)),
            List.of(chosen),
            blocks.stream().map(Target::of).toArray(Target[]::new));
    var saved = out.state().copy();
    int place = out.place();
    for (int i = 0; i < places.size(); i++) {
      out.begin(blocks.get(i), place, saved.copy());
      out.done(places.get(i));
      control.go(places.get(i));
    }
  }
}
