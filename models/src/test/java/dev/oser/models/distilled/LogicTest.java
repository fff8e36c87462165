package dev.oser.models.distilled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.models.distilled.ctl.Facts;
import dev.oser.models.distilled.ctl.Formula;
import dev.oser.models.distilled.ctl.Formulas;
import dev.oser.models.distilled.ctl.ModelChecker;
import dev.oser.models.distilled.ctl.Substitution;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LogicTest {
  private static final Program DIAMOND =
      Texts.program(
          """
          1: in a
          2: x := 1
          3: if (a) goto 6
          4: y := x
          5: goto 7
          6: y := a
          7: skip
          8: out y
          """);

  @Test
  void variablesAreLiveBetweenDefinitionAndUse() {
    var facts = new Facts(DIAMOND);
    assertEquals(Set.of("a"), facts.live(1));
    assertEquals(Set.of("a"), facts.live(2));
    assertEquals(Set.of("a", "x"), facts.live(3));
    assertEquals(Set.of("x"), facts.live(4));
    assertEquals(Set.of("y"), facts.live(7));
  }

  @Test
  void reachingDefinitionsAreUniqueOrNot() {
    var facts = new Facts(DIAMOND);
    assertEquals(OptionalInt.of(2), facts.uniqueReachingDefinition("x", 7));
    assertEquals(OptionalInt.empty(), facts.uniqueReachingDefinition("y", 7));
    assertEquals(OptionalInt.of(1), facts.uniqueReachingDefinition("a", 8));
  }

  @Test
  void dominanceIsAFormula() {
    var checker = new ModelChecker(DIAMOND);
    var dominates = Formulas.dominates("n", "m");
    assertTrue(checker.holds(1, dominates, Substitution.EMPTY.with("n", 3).with("m", 7)));
    assertFalse(checker.holds(1, dominates, Substitution.EMPTY.with("n", 4).with("m", 7)));
  }

  @Test
  void nextOperatorsLookOneStepEachWay() {
    var checker = new ModelChecker(DIAMOND);
    var theta = Substitution.EMPTY.with("x", "y");
    var defines = new Formula.Def("x");
    assertTrue(checker.holds(3, Formulas.someNext(defines), theta));
    assertTrue(checker.holds(3, Formulas.allNext(defines), theta));
    assertTrue(checker.holds(7, Formulas.somePrevious(defines), theta));
    assertFalse(checker.holds(7, Formulas.allPrevious(defines), theta));
  }

  @Test
  void formulasPrintAsThePaperWritesThem() {
    assertEquals("(←AX ←A(true U def(x)) ∧ →E(¬def(x) U use(x)))", Formulas.isLive("x").toString());
  }
}
