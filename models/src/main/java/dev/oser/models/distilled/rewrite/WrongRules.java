package dev.oser.models.distilled.rewrite;

import static dev.oser.models.distilled.ctl.Formulas.allNext;
import static dev.oser.models.distilled.ctl.Formulas.allPrevious;
import static dev.oser.models.distilled.ctl.Formulas.allSince;
import static dev.oser.models.distilled.ctl.Formulas.not;
import static dev.oser.models.distilled.ctl.Formulas.or;
import static dev.oser.models.distilled.ctl.Formulas.someSince;
import static dev.oser.models.distilled.ctl.Formulas.someUntil;
import static dev.oser.models.distilled.ctl.Formulas.truth;

import dev.oser.models.distilled.ctl.Formula.Def;
import dev.oser.models.distilled.ctl.Formula.Point;
import dev.oser.models.distilled.ctl.Formula.Statement;
import dev.oser.models.distilled.ctl.Formula.Use;
import dev.oser.models.distilled.rewrite.Condition.At;
import dev.oser.models.distilled.rewrite.Condition.ConstantLiteral;
import dev.oser.models.distilled.rewrite.Condition.IsVariable;
import dev.oser.models.distilled.rewrite.Condition.NotFree;
import java.util.List;

/** Rules with a part of the side condition missing, for properties to find. */
public final class WrongRules {
  private WrongRules() {}

  /** {@return wrong variants of the rules of Figure 3} */
  public static List<Rule> ofFigure3() {
    return List.of(
        Rules.CONSTANT_PROPAGATION.withCondition(
            "CP past other definitions",
            Condition.all(
                new ConstantLiteral("c"),
                new At("m", someSince(truth(), new Statement("v", "c"))))),
        Rules.DEAD_CODE_ELIMINATION.withCondition(
            "DCE that looks one instruction ahead", new At("m", allNext(not(new Use("x"))))),
        Rules.HOIST.withCondition(
            "Hoist without its first condition", Rules.SAME_VALUE_SINCE_HOISTED),
        Rules.HOIST.withCondition(
            "Hoist without trans(e)",
            Condition.all(
                Rules.UNUSED_UNTIL_HOISTED,
                new At("q", allSince(or(not(new Def("x")), new Point("q")), new Point("p"))))),
        Rules.HOIST.withCondition(
            "Hoist to where not all paths go to q",
            Condition.all(
                new At("p", someUntil(not(new Use("x")), new Point("q"))),
                Rules.SAME_VALUE_SINCE_HOISTED)));
  }

  /** {@return wrong variants of the other two} */
  public static List<Rule> ofSinkAndCopyPropagation() {
    return List.of(
        Rules.SINK.withCondition(
            "Sink past uses", Condition.all(new NotFree("x", "e"), Rules.SAME_VALUE_SINCE_SUNK)),
        Rules.SINK.withCondition(
            "Sink of x := e[x] into a loop",
            Condition.all(Rules.UNTOUCHED_UNTIL_SUNK, Rules.SAME_VALUE_SINCE_SUNK)),
        Rules.SINK.withCondition(
            "Sink to where other paths come in",
            Condition.all(new NotFree("x", "e"), Rules.UNTOUCHED_UNTIL_SUNK)),
        Rules.COPY_PROPAGATION.withCondition(
            "CopyProp past other definitions",
            Condition.all(
                new IsVariable("w"),
                new NotFree("v", "w"),
                new At("m", allPrevious(someSince(truth(), new Statement("v", "w")))))));
  }
}
