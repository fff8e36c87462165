package dev.oser.models.distilled.rewrite;

import static dev.oser.models.distilled.ctl.Formulas.allNext;
import static dev.oser.models.distilled.ctl.Formulas.allPrevious;
import static dev.oser.models.distilled.ctl.Formulas.allSince;
import static dev.oser.models.distilled.ctl.Formulas.allUntil;
import static dev.oser.models.distilled.ctl.Formulas.and;
import static dev.oser.models.distilled.ctl.Formulas.not;
import static dev.oser.models.distilled.ctl.Formulas.or;
import static dev.oser.models.distilled.ctl.Formulas.someUntil;
import static dev.oser.models.distilled.ctl.Formulas.truth;

import dev.oser.models.distilled.ctl.Formula.Def;
import dev.oser.models.distilled.ctl.Formula.Point;
import dev.oser.models.distilled.ctl.Formula.Statement;
import dev.oser.models.distilled.ctl.Formula.Trans;
import dev.oser.models.distilled.ctl.Formula.Use;
import dev.oser.models.distilled.rewrite.Condition.At;
import dev.oser.models.distilled.rewrite.Condition.ConstantLiteral;
import dev.oser.models.distilled.rewrite.Condition.NotFree;
import dev.oser.models.distilled.rewrite.ExpressionPattern.Any;
import dev.oser.models.distilled.rewrite.ExpressionPattern.Containing;
import dev.oser.models.distilled.rewrite.ExpressionPattern.Replacing;
import dev.oser.models.distilled.rewrite.InstructionPattern.Assign;
import dev.oser.models.distilled.rewrite.InstructionPattern.Skip;
import java.util.List;

/** The rules: Figure 3, and sinking and copy propagation in its manner. */
public final class Rules {
  /** Constant propagation (Figure 3). */
  public static final Rule CONSTANT_PROPAGATION =
      new Rule(
          "CP",
          List.of(
              new Rewrite(
                  "m",
                  new Assign("x", new Containing("e", "v")),
                  new Assign("x", new Replacing("e", "v", "c")))),
          "c",
          Condition.all(
              new ConstantLiteral("c"),
              new At("m", allSince(not(new Def("v")), new Statement("v", "c")))));

  /** Dead code elimination (Figure 3). */
  public static final Rule DEAD_CODE_ELIMINATION =
      new Rule(
          "DCE",
          List.of(new Rewrite("m", new Assign("x", new Any("e")), new Skip())),
          null,
          new At("m", allNext(not(someUntil(truth(), new Use("x"))))));

  /** No use of x between p and q: the first condition of Hoist. */
  static final Condition UNUSED_UNTIL_HOISTED =
      new At("p", allUntil(not(new Use("x")), new Point("q")));

  /** From q backwards to p nothing else defines x, and e keeps its value: the second. */
  static final Condition SAME_VALUE_SINCE_HOISTED =
      new At(
          "q",
          allSince(and(or(not(new Def("x")), new Point("q")), new Trans("e")), new Point("p")));

  /** Code hoisting (Figure 3). */
  public static final Rule HOIST =
      new Rule(
          "Hoist",
          List.of(
              new Rewrite("p", new Skip(), new Assign("x", new Any("e"))),
              new Rewrite("q", new Assign("x", new Any("e")), new Skip())),
          null,
          Condition.all(UNUSED_UNTIL_HOISTED, SAME_VALUE_SINCE_HOISTED));

  /** From p on, nothing uses or defines x and e keeps its value, until q. */
  static final Condition UNTOUCHED_UNTIL_SUNK =
      new At(
          "p",
          allNext(
              allUntil(
                  and(and(not(new Use("x")), not(new Def("x"))), new Trans("e")), new Point("q"))));

  /** All ways to q come from p, and nothing on them defines x or changes e. */
  static final Condition SAME_VALUE_SINCE_SUNK =
      new At("q", allPrevious(allSince(and(not(new Def("x")), new Trans("e")), new Point("p"))));

  /**
   * Code sinking: Hoist the other way. {@code ¬freevar(x, e)} because a loop around q that does not
   * pass p would compute {@code x := x + 1} again.
   */
  public static final Rule SINK =
      new Rule(
          "Sink",
          List.of(
              new Rewrite("p", new Assign("x", new Any("e")), new Skip()),
              new Rewrite("q", new Skip(), new Assign("x", new Any("e")))),
          null,
          Condition.all(new NotFree("x", "e"), UNTOUCHED_UNTIL_SUNK, SAME_VALUE_SINCE_SUNK));

  /**
   * Copy propagation: CP with a variable for the constant. It looks from the predecessors of m, so
   * that {@code w := v + 1} may become {@code w := w + 1}.
   */
  public static final Rule COPY_PROPAGATION =
      new Rule(
          "CopyProp",
          List.of(
              new Rewrite(
                  "m",
                  new Assign("x", new Containing("e", "v")),
                  new Assign("x", new Replacing("e", "v", "w")))),
          "w",
          Condition.all(
              new Condition.IsVariable("w"),
              new NotFree("v", "w"),
              new At(
                  "m",
                  allPrevious(
                      allSince(and(not(new Def("v")), new Trans("w")), new Statement("v", "w"))))));

  private Rules() {}

  /** {@return all of them} */
  public static List<Rule> all() {
    return List.of(CONSTANT_PROPAGATION, DEAD_CODE_ELIMINATION, HOIST, SINK, COPY_PROPAGATION);
  }
}
