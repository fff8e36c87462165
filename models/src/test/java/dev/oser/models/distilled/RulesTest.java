package dev.oser.models.distilled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.models.distilled.ctl.Facts;
import dev.oser.models.distilled.osr.Bisimulation;
import dev.oser.models.distilled.rewrite.Engine;
import dev.oser.models.distilled.rewrite.Rule;
import dev.oser.models.distilled.rewrite.Rules;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RulesTest {
  private static void assertRewrites(Rule rule, String before, String after) {
    var program = Texts.program(before);
    var matches = Engine.matches(rule, program);
    assertEquals(1, matches.size(), matches::toString);
    assertEquals(
        Texts.program(after).toString(), Engine.apply(matches.getFirst(), program).toString());
  }

  @Test
  void constantsPropagate() {
    assertRewrites(
        Rules.CONSTANT_PROPAGATION,
        "in a\nv := 5\nx := v + a * v\nout x",
        "in a\nv := 5\nx := 5 + a * 5\nout x");
  }

  @Test
  void deadCodeGoes() {
    assertRewrites(
        Rules.DEAD_CODE_ELIMINATION, "in a\nx := a\ny := a\nout y", "in a\nskip\ny := a\nout y");
  }

  @Test
  void codeIsHoistedOutOfALoop() {
    assertRewrites(
        Rules.HOIST,
        "in a\nskip\nx := a + 1\na := a - x\nif (a) goto 4\nout x",
        "in a\nx := a + 1\nskip\na := a - x\nif (a) goto 4\nout x");
  }

  @Test
  void codeSinksToItsUse() {
    assertRewrites(
        Rules.SINK,
        "in a b\nx := a + 1\nb := b + 1\nskip\nout x b",
        "in a b\nskip\nb := b + 1\nx := a + 1\nout x b");
  }

  @Test
  void copiesPropagate() {
    assertRewrites(
        Rules.COPY_PROPAGATION,
        "in a\nv := a\na := v + 1\nout a",
        "in a\nv := a\na := a + 1\nout a");
  }

  @Test
  void rulesPrintAsThePaperWritesThem() {
    assertEquals(
        """
        p : skip ⟹ x := e
        q : x := e ⟹ skip
          if p ⊨ →A(¬use(x) U point(q)) ∧ q ⊨ ←A(((¬def(x) ∨ point(q)) ∧ trans(e)) U point(p))\
        """,
        Rules.HOIST.toString());
  }

  /** Why {@link WellFormed} is needed: Theorem 3.2 is false for programs that read ⊥. */
  @Test
  void deadCodeThatIsStuckGivesAnUndefinedProgramAMeaning() {
    var program = Texts.program("in a\nx := nothing\nout a");
    var match = Engine.matches(Rules.DEAD_CODE_ELIMINATION, program).getFirst();
    var after = new Facts(Engine.apply(match, program));
    var store = Store.of(Map.of("a", 1L));
    assertNotNull(Bisimulation.violation(new Facts(program), after, store, 10));
    assertTrue(WellFormed.violation(program).isPresent());
  }
}
