package dev.oser.lang.sourir.jit;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.lang.sourir.jit.SourirOp.Plain;
import dev.oser.lang.sourir.runtime.ArrayObject;
import java.util.List;
import java.util.function.Predicate;

/**
 * Between what an integer lies at a place, as comparisons say that control went through before.
 *
 * @param least inclusive
 * @param most inclusive
 */
record IntegerRange(long least, long most) {
  private static final IntegerRange ALL =
      new IntegerRange(ArrayObject.LEAST_INT, -ArrayObject.LEAST_INT - 1);

  /** What fits 32 bits, with room for one more on both sides. */
  static final IntegerRange NARROW = new IntegerRange(Integer.MIN_VALUE + 1, Integer.MAX_VALUE - 1);

  private static final int FAR = 3;

  /** {@return what is known of an integer of the program where an instruction is} */
  static IntegerRange of(Value value, Instruction place) {
    return of(value, place, _ -> false, FAR);
  }

  /**
   * {@return what is known of an integer where an instruction is}
   *
   * @param narrow what is taken to fit 32 bits
   */
  static IntegerRange of(Value value, Instruction place, Predicate<Value> narrow) {
    return of(value, place, narrow, FAR);
  }

  private static IntegerRange of(
      Value value, Instruction place, Predicate<Value> narrow, int distance) {
    var range = narrow.test(value) ? NARROW : ofDefinition(value);
    if (distance > 0
        && value instanceof Instruction sum
        && sum.op() instanceof IntegerBinary(var kind, var type)
        && type == CoreType.I64) {
      var left = of(sum.operand(0), place, narrow, distance - 1);
      var right = of(sum.operand(1), place, narrow, distance - 1);
      range =
          switch (kind) {
            case ADD -> left.canAdd(right) ? left.plus(right) : ALL;
            case SUB -> left.canSubtract(right) ? left.plus(right.negated()) : ALL;
            default -> range;
          };
    }
    if (!(value instanceof Definition definition)) {
      return range;
    }
    var dominators = Dominators.of(place.block().function());
    for (var user : definition.users()) {
      for (var condition : conditionsOn(user)) {
        range = range.and(learnt(user, value, condition, place, dominators));
      }
    }
    return range;
  }

  private static IntegerRange ofDefinition(Value value) {
    if (value instanceof Constant constant && constant.value() instanceof Long number) {
      return new IntegerRange(number, number);
    }
    return value instanceof Instruction instruction && instruction.op() == Plain.LENGTH
        ? new IntegerRange(-1, ArrayObject.LONGEST)
        : ALL;
  }

  /** {@return the terminators and assumptions that decide by a comparison} */
  private static Iterable<Instruction> conditionsOn(Instruction comparison) {
    boolean compares = comparison.op() instanceof Comparison || comparison.op() == Plain.IN_BOUNDS;
    return compares ? comparison.users() : List.of();
  }

  private static IntegerRange learnt(
      Instruction comparison,
      Value value,
      Instruction decision,
      Instruction place,
      Dominators dominators) {
    if (decision.op() instanceof Assume) {
      return dominators.dominates(decision, place) ? says(comparison, value, true) : ALL;
    }
    if (decision.op() instanceof ControlOp.Branch) {
      for (int i = 0; i < 2; i++) {
        var target = decision.edges().get(i).target();
        if (target.incoming().size() == 1 && dominators.dominates(target, place.block())) {
          return says(comparison, value, i == 0);
        }
      }
    }
    return ALL;
  }

  /** {@return what a comparison that came out like this says about one of its operands} */
  private static IntegerRange says(Instruction comparison, Value value, boolean truth) {
    if (comparison.op() == Plain.IN_BOUNDS) {
      return truth && comparison.operand(1).equals(value)
          ? new IntegerRange(0, ArrayObject.LONGEST)
          : ALL;
    }
    var kind = ((Comparison) comparison.op()).kind();
    boolean isLeft = comparison.operand(0).equals(value);
    var other = ofDefinition(comparison.operand(isLeft ? 1 : 0));
    var relation = truth ? kind : kind.opposite();
    return switch (isLeft ? relation : relation.swapped()) {
      case LT -> new IntegerRange(ALL.least, other.most - 1);
      case LE -> new IntegerRange(ALL.least, other.most);
      case GT -> new IntegerRange(other.least + 1, ALL.most);
      case GE -> new IntegerRange(other.least, ALL.most);
      case EQ -> other;
      case NE -> ALL;
    };
  }

  private IntegerRange and(IntegerRange other) {
    return new IntegerRange(Math.max(least, other.least), Math.min(most, other.most));
  }

  private IntegerRange plus(IntegerRange other) {
    return new IntegerRange(least + other.least, most + other.most);
  }

  private IntegerRange negated() {
    return new IntegerRange(-most, -least);
  }

  /** {@return whether everything in this range is in another} */
  boolean isWithin(IntegerRange other) {
    return least >= other.least && most <= other.most;
  }

  /** {@return whether the sum with another stays within 63 bits} */
  boolean canAdd(IntegerRange other) {
    return least + other.least >= ALL.least && most + other.most <= ALL.most;
  }

  /** {@return whether the difference to another stays within 63 bits} */
  boolean canSubtract(IntegerRange other) {
    return canAdd(other.negated());
  }
}
