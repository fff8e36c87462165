package dev.oser.models.distilled.ctl;

import dev.oser.models.distilled.ctl.Formula.And;
import dev.oser.models.distilled.ctl.Formula.Def;
import dev.oser.models.distilled.ctl.Formula.Next;
import dev.oser.models.distilled.ctl.Formula.Not;
import dev.oser.models.distilled.ctl.Formula.Or;
import dev.oser.models.distilled.ctl.Formula.Point;
import dev.oser.models.distilled.ctl.Formula.True;
import dev.oser.models.distilled.ctl.Formula.Until;
import dev.oser.models.distilled.ctl.Formula.Use;

/** Ways to write formulas as the paper does, and the predicates of Figure 2 that are formulas. */
public final class Formulas {
  private Formulas() {}

  public static Formula truth() {
    return new True();
  }

  public static Formula not(Formula formula) {
    return new Not(formula);
  }

  public static Formula and(Formula left, Formula right) {
    return new And(left, right);
  }

  public static Formula or(Formula left, Formula right) {
    return new Or(left, right);
  }

  /** {@return →AX φ: φ at all successors} */
  public static Formula allNext(Formula formula) {
    return new Next(Direction.FORWARD, Quantifier.ALL, formula);
  }

  /** {@return →EX φ: φ at some successor} */
  public static Formula someNext(Formula formula) {
    return new Next(Direction.FORWARD, Quantifier.SOME, formula);
  }

  /** {@return ←AX φ: φ at all predecessors} */
  public static Formula allPrevious(Formula formula) {
    return new Next(Direction.BACKWARD, Quantifier.ALL, formula);
  }

  /** {@return ←EX φ: φ at some predecessor} */
  public static Formula somePrevious(Formula formula) {
    return new Next(Direction.BACKWARD, Quantifier.SOME, formula);
  }

  /** {@return →A(φ U ψ)} */
  public static Formula allUntil(Formula before, Formula goal) {
    return new Until(Direction.FORWARD, Quantifier.ALL, before, goal);
  }

  /** {@return →E(φ U ψ)} */
  public static Formula someUntil(Formula before, Formula goal) {
    return new Until(Direction.FORWARD, Quantifier.SOME, before, goal);
  }

  /** {@return ←A(φ U ψ)} */
  public static Formula allSince(Formula before, Formula goal) {
    return new Until(Direction.BACKWARD, Quantifier.ALL, before, goal);
  }

  /** {@return ←E(φ U ψ)} */
  public static Formula someSince(Formula before, Formula goal) {
    return new Until(Direction.BACKWARD, Quantifier.SOME, before, goal);
  }

  /** {@return is_live(x) = ←AX ←A(true U def(x)) ∧ →E(¬def(x) U use(x)) (Figure 2)} */
  public static Formula isLive(String x) {
    return and(allPrevious(allSince(truth(), new Def(x))), someUntil(not(new Def(x)), new Use(x)));
  }

  /** {@return urdef(x, l′) = ←AX ←A(¬def(x) U point(l′) ∧ def(x)) (Figure 2)} */
  public static Formula uniqueReachingDefinition(String x, String at) {
    return allPrevious(allSince(not(new Def(x)), and(new Point(at), new Def(x))));
  }

  /**
   * {@return what dominates(n, m) of Example 1 says at point 1: ¬→E(¬point(n) U point(m))}
   *
   * <p>The example's path may stop at m and never leave it, so m must be able to reach a sink.
   */
  public static Formula dominates(String n, String m) {
    return not(someUntil(not(new Point(n)), new Point(m)));
  }
}
