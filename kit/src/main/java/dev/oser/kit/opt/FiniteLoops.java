package dev.oser.kit.opt;

import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Loops that count, and so come to an end whatever else they do. In each iteration, at the header
 * or at the only latch, a counter is compared with a bound that the loop does not change; it moves
 * by a constant each time round, towards the bound, and cannot jump over it and wrap. How long the
 * loops inside take does not matter here: they are asked about on their own.
 */
final class FiniteLoops {
  static final Analysis<FiniteLoops> ANALYSIS = FiniteLoops::new;

  private final Set<Edge> edges = new HashSet<>();

  private FiniteLoops(Function function) {
    for (var loop : LoopForest.of(function).loops()) {
      var back = backEdges(loop);
      boolean counts =
          leavesInTime(loop, loop.header(), back)
              || (loop.latches().size() == 1
                  && leavesInTime(loop, loop.latches().getFirst(), back));
      if (counts) {
        edges.addAll(back);
      }
    }
  }

  static FiniteLoops of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return whether an edge leads back to the header of a loop that is known to end} */
  boolean isBackEdge(Edge edge) {
    return edges.contains(edge);
  }

  private static List<Edge> backEdges(Loop loop) {
    return loop.latches().stream()
        .flatMap(latch -> latch.outgoing().stream())
        .filter(edge -> edge.target() == loop.header())
        .toList();
  }

  /** {@return whether the block, which runs in every iteration, is sure to leave the loop once} */
  private static boolean leavesInTime(Loop loop, Block block, List<Edge> back) {
    var terminator = block.terminator();
    if (!(terminator.op() instanceof ControlOp.Branch)
        || !(terminator.operand(0) instanceof Instruction test)
        || !(test.op() instanceof Comparison comparison)) {
      return false;
    }
    boolean staysIfTrue = loop.contains(terminator.edges().get(0).target());
    boolean staysIfFalse = loop.contains(terminator.edges().get(1).target());
    if (staysIfTrue == staysIfFalse) {
      return false;
    }
    var relation = staysIfTrue ? comparison.kind() : comparison.kind().opposite();
    return ends(loop, test.operand(0), relation, test.operand(1), back)
        || ends(loop, test.operand(1), relation.swapped(), test.operand(0), back);
  }

  /** {@return whether the counter cannot forever stand in the relation to the bound} */
  private static boolean ends(
      Loop loop, Value counter, Comparison.Kind relation, Value bound, List<Edge> back) {
    boolean isInvariant = !(bound instanceof Definition known) || !loop.contains(known.block());
    var step = isInvariant ? step(loop, counter, back) : null;
    if (step == null) {
      return false;
    }
    boolean up = step.signum() > 0;
    boolean byOne = step.abs().equals(BigInteger.ONE);
    return switch (relation) {
      case EQ -> false;
      // Going through all integers one by one, it meets every bound.
      case NE -> byOne;
      // Nothing is beyond the last integer, so whoever gets there leaves.
      case LT -> up && (byOne || reaches(bound, step, BigInteger.ONE.negate()));
      case GT -> !up && (byOne || reaches(bound, step, BigInteger.ONE));
      // The last integer itself may be the bound: then this would never end.
      case LE, GE ->
          (relation == Comparison.Kind.LE) == up && reaches(bound, step, BigInteger.ZERO);
    };
  }

  /** {@return whether one step from the last value before a constant bound does not wrap} */
  private static boolean reaches(Value bound, BigInteger step, BigInteger toLast) {
    if (!(bound instanceof Constant(_, Number number))) {
      return false;
    }
    int bits = number instanceof Integer ? 31 : 63;
    var after = BigInteger.valueOf(number.longValue()).add(toLast).add(step);
    return after.bitLength() <= bits;
  }

  /**
   * {@return how far the counter, a parameter of the header or one plus a constant, moves per
   * iteration; null if it is none or does not move evenly}
   */
  private static @Nullable BigInteger step(Loop loop, Value counter, List<Edge> back) {
    var variable = counter;
    if (counter instanceof Instruction sum && amount(sum) != null) {
      variable = sum.operand(0);
    }
    if (!(variable instanceof Parameter parameter) || parameter.block() != loop.header()) {
      return null;
    }
    int index = parameter.index();
    BigInteger step = null;
    for (var edge : back) {
      if (!(edge.arguments().get(index) instanceof Instruction next)
          || next.operands().isEmpty()
          || next.operand(0) != parameter) {
        return null;
      }
      var amount = amount(next);
      if (amount == null || (step != null && !step.equals(amount))) {
        return null;
      }
      step = amount;
    }
    return step;
  }

  /** {@return what an addition or subtraction of a constant adds to its first operand, or null} */
  private static @Nullable BigInteger amount(Instruction instruction) {
    if (!(instruction.op() instanceof IntegerBinary(IntegerBinary.Kind kind, _))
        || !(instruction.operand(1) instanceof Constant(_, Number number))) {
      return null;
    }
    var amount = BigInteger.valueOf(number.longValue());
    return switch (kind) {
      case ADD -> amount;
      case SUB -> amount.negate();
      default -> null;
    };
  }
}
