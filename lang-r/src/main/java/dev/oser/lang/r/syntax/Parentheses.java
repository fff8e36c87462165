package dev.oser.lang.r.syntax;

import dev.oser.lang.r.syntax.Node.Call;

/** Where the deparser adds parentheses so that the text reads back as the tree. */
final class Parentheses {
  /** Binds tighter than all operators. */
  private static final int TIGHTEST = 100;

  private Parentheses() {}

  static boolean onTheLeft(Node operand, Syntax operator) {
    if (isControl(operand)) {
      return true;
    }
    int inside = precedence(operand);
    return inside < operator.precedence()
        || (inside == operator.precedence()
            && (operator.rightAssociative() || inside == Operator.COMPARE)
            && !(operand instanceof Node.Constant));
  }

  static boolean onTheRight(Node operand, Syntax operator) {
    if (isUnary(operand)) {
      return false;
    }
    int inside = precedence(operand);
    return inside < operator.precedence()
        || (inside == operator.precedence() && !operator.rightAssociative());
  }

  static boolean underUnary(Node operand, int precedence) {
    if (isUnary(operand)) {
      return false;
    }
    int inside = precedence(operand);
    return inside < precedence
        || (inside == precedence && operand instanceof Call call && call.calls("~"));
  }

  static boolean aroundObject(Node object) {
    return isControl(object) || precedence(object) < Operator.POWER + 1;
  }

  static boolean aroundFunction(Node function) {
    return switch (function) {
      case Node.Function definition -> true;
      case Node.Closure closure -> true;
      case Call call ->
          isControl(call)
              || call.calls("break")
              || call.calls("next")
              || !(call.function() instanceof Node.Name)
              || precedence(call) < Operator.POWER + 1;
      default -> false;
    };
  }

  /**
   * {@return whether the operator that follows would be taken for a part of this}
   *
   * @param leftOf the precedence of that operator, or 0
   */
  static boolean aroundOpenEnd(Node node, int leftOf) {
    return leftOf > 0 && (isControl(node) || (isUnary(node) && precedence(node) < leftOf));
  }

  private static boolean isControl(Node node) {
    return node instanceof Call call
        && (call.calls("if") || call.calls("for") || call.calls("while") || call.calls("repeat"));
  }

  private static boolean isUnary(Node node) {
    return node instanceof Call call
        && call.arguments().size() == 1
        && call.function() instanceof Node.Name(var name)
        && Syntax.of(name) instanceof Syntax syntax
        && syntax.unary() > 0;
  }

  private static int precedence(Node node) {
    if (node instanceof Node.Complex) {
      return Operator.SUM;
    }
    if (!(node instanceof Call call)
        || !(call.function() instanceof Node.Name(var name))
        || !(Syntax.of(name) instanceof Syntax syntax)) {
      return TIGHTEST;
    }
    return switch (call.arguments().size()) {
      case 1 -> syntax.unary() > 0 ? syntax.unary() : TIGHTEST;
      case 2 -> syntax.precedence();
      default -> TIGHTEST;
    };
  }
}
