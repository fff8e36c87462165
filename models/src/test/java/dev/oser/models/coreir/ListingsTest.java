package dev.oser.models.coreir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.models.coreir.Instruction.Assign;
import dev.oser.models.coreir.Instruction.Branch;
import dev.oser.models.coreir.Instruction.Return;
import dev.oser.models.coreir.transform.AnchorInsertion;
import dev.oser.models.coreir.transform.AssumeInsertion;
import dev.oser.models.coreir.transform.ConstantPropagation;
import dev.oser.models.coreir.transform.DeadCode;
import dev.oser.models.coreir.transform.Lowering;
import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Operator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** From Listing 2.2 of Flückiger to Listing 2.3, by the passes. */
class ListingsTest {
  private static final int L1 = 1;
  private static final int L2 = 3;

  /** Listing 2.2. */
  private static Function baseline() {
    return new Function(
        "F",
        List.of("x", "y", "z"),
        new Version(
            0,
            new TreeMap<>(
                Map.of(
                    0,
                    new Assign("d", number(1), L1),
                    L1,
                    new Assign("a", times("x", "y"), 2),
                    2,
                    new Branch(equal("z", 7), L2, 6),
                    L2,
                    new Assign("b", times("x", "x"), 4),
                    4,
                    new Assign("c", times("z", "y"), 5),
                    5,
                    new Return(plus(plus(variable("b"), variable("c")), variable("d"))),
                    6,
                    new Return(variable("a"))))),
        Optional.empty());
  }

  private static Version optimised() {
    var version = AnchorInsertion.insert(baseline(), Set.of(L1)).current();
    // The profile says that z is 7, and that x is 75 at l2.
    version = AssumeInsertion.insert(version, 2, List.of(equal("z", 7))).orElseThrow();
    version = AssumeInsertion.insert(version, L2, List.of(equal("x", 75))).orElseThrow();
    return DeadCode.apply(ConstantPropagation.apply(version));
  }

  @Test
  void speculatingOnZAndXLeavesWhatTheListingShows() {
    assertEquals(
        """
          from 0
          0: nop -> 1
          1: anchor F.1 [d = 1, x, y, z] -> 7
          2: assume z == 7 else F.1 [d = 1, x, y, z] -> 8
          3: assume x == 75 else F.1 [d = 1, x, y, z = 7] -> 9
          4: c <- 7 * y -> 5
          5: return 5625 + c + 1
          6: return a
          7: nop -> 2
          8: nop -> 3
          9: nop -> 4
        """,
        optimised().toString());
  }

  @Test
  void theOptimisedVersionFallsBackToTheBaseline() {
    var program = new Program(List.of(baseline()));
    var compiled = new Program(List.of(baseline().with(Lowering.apply(optimised()))));
    for (long x : new long[] {75, 3}) {
      for (long z : new long[] {7, 8}) {
        var arguments = List.of(x, 10L, z);
        var expected = Semantics.run(program, arguments, Oracle.NEVER, 100);
        assertTrue(expected.end() instanceof Trace.End.Returned);
        assertEquals(expected, Semantics.run(compiled, arguments, Oracle.NEVER, 100));
      }
    }
  }

  private static Expression number(long value) {
    return new Expression.Constant(value);
  }

  private static Expression variable(String name) {
    return new Expression.Variable(name);
  }

  private static Expression times(String left, String right) {
    return new Expression.Binary(Operator.MULTIPLY, variable(left), variable(right));
  }

  private static Expression plus(Expression left, Expression right) {
    return new Expression.Binary(Operator.ADD, left, right);
  }

  private static Expression equal(String register, long value) {
    return new Expression.Binary(Operator.EQUAL, variable(register), number(value));
  }
}
