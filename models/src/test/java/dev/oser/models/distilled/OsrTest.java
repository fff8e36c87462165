package dev.oser.models.distilled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.models.distilled.ctl.Facts;
import dev.oser.models.distilled.osr.Compensation;
import dev.oser.models.distilled.osr.Composition;
import dev.oser.models.distilled.osr.MultiVersionProgram;
import dev.oser.models.distilled.osr.OsrTrans;
import dev.oser.models.distilled.osr.Strength;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OsrTest {
  /** Between point 6 and point 7 the hoisted program needs x, which the original has not yet. */
  private static final Program BASE =
      Texts.program(
          """
          1: in a
          2: b := 3
          3: y := b + 1
          4: b := a
          5: skip
          6: skip
          7: x := y
          8: out b x
          """);

  private static final Program HOISTED = BASE.with(5, BASE.at(7)).with(7, new Instruction.Skip());

  private static final Store AT_6 = Store.of(Map.of("b", 7L, "y", 4L));

  @Test
  void compensationCodeRecomputesWhatTheSourceLacks() {
    var compensation = Compensation.build(new Facts(BASE), 6, new Facts(HOISTED), 6, Strength.LIVE);
    assertEquals(
        Optional.of(Store.of(Map.of("b", 7L, "x", 4L))),
        compensation.flatMap(code -> Semantics.run(code, AT_6, 100)));
  }

  /** The counterexample to Lemma B.4: the b that y needs is not the b that is live. */
  @Test
  void algorithm3AsPrintedOverwritesALiveVariable() {
    var printed =
        Compensation.buildAsPrinted(new Facts(BASE), 6, new Facts(HOISTED), 6, Strength.LIVE);
    assertEquals(
        """
        1: in b y
        2: b := 3
        3: y := b + 1
        4: x := y
        5: out b x
        """,
        printed.map(Program::toString).orElse(""));
    assertNotEquals(
        Optional.of(Store.of(Map.of("b", 7L, "x", 4L))),
        printed.flatMap(code -> Semantics.run(code, AT_6, 100)));
  }

  @Test
  void aValueWithTwoDefinitionsIsNeverGuessed() {
    var before =
        Texts.program(
            """
            1: in a
            2: y := 1
            3: if (a) goto 5
            4: y := 2
            5: skip
            6: x := 5
            7: z := x
            8: out z y
            """);
    var after = before.with(8, new Instruction.Out(List.of("z")));
    assertEquals(
        Optional.empty(),
        Compensation.build(new Facts(after), 5, new Facts(before), 5, Strength.LIVE));
  }

  @Test
  void availCanUseDeadVariables() {
    var before = Texts.program("in a\nx := a\na := 0\ny := x\nskip\nz := x\nout z");
    var after = before.with(6, new Instruction.Assign("z", new Expression.Variable("y")));
    var live = Compensation.build(new Facts(after), 5, new Facts(before), 5, Strength.LIVE);
    var avail = Compensation.build(new Facts(after), 5, new Facts(before), 5, Strength.AVAIL);
    assertEquals(Optional.empty(), live);
    assertEquals("1: in x y\n2: out x\n", avail.map(Program::toString).orElse(""));
  }

  @Test
  void compositionRelocatesTargets() {
    var first = Texts.program("in a\nif (a) goto 3\nout a");
    var second = Texts.program("in a\nif (a) goto 4\na := 9\nout a");
    assertEquals(
        "1: in a\n2: if (a) goto 3\n3: if (a) goto 5\n4: a := 9\n5: out a\n",
        Composition.compose(first, second).toString());
  }

  @Test
  void aMultiVersionProgramGoesBackAndForth() {
    var made = OsrTrans.of(BASE, _ -> HOISTED, Strength.LIVE);
    assertNull(made.backward().at(9));
    var program =
        new MultiVersionProgram(
            List.of(made.source(), made.target()),
            Map.of(
                new MultiVersionProgram.Edge(0, 1), made.forward(),
                new MultiVersionProgram.Edge(1, 0), made.backward()));
    var always = program.trace(Store.of(Map.of("a", 7L)), (_, _, others) -> others.getFirst(), 99);
    assertTrue(always.stream().filter(MultiVersionProgram.Moment::landed).count() >= 8);
    assertEquals(Store.of(Map.of("b", 7L, "x", 4L)), always.getLast().state().store());
    assertEquals(
        Semantics.run(BASE, Store.of(Map.of("a", 7L)), 99),
        program.run(Store.of(Map.of("a", 7L)), (current, _, _) -> current, 99));
  }
}
