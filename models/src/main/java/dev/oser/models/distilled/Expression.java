package dev.oser.models.distilled;

import java.util.Set;
import java.util.TreeSet;

/** An expression (Figure 1). */
public sealed interface Expression {
  /** A literal: {@code conlit(c)} holds of exactly these. */
  record Constant(long value) implements Expression {
    @Override
    public String toString() {
      return Long.toString(value);
    }
  }

  /** A variable. */
  record Variable(String name) implements Expression {
    @Override
    public String toString() {
      return name;
    }
  }

  /** An operation on two expressions. */
  record Binary(Operator operator, Expression left, Expression right) implements Expression {
    @Override
    public String toString() {
      // Left-associative: an equal precedence needs parentheses on the right only.
      return operand(left, operator.precedence())
          + " "
          + operator.symbol()
          + " "
          + operand(right, operator.precedence() + 1);
    }

    private static String operand(Expression operand, int least) {
      return operand instanceof Binary binary && binary.operator.precedence() < least
          ? "(" + operand + ")"
          : operand.toString();
    }
  }

  /** {@return the variables that occur in it: {@code vars(e)} of Section 2.1} */
  default Set<String> variables() {
    var result = new TreeSet<String>();
    collect(this, result);
    return result;
  }

  /** {@return this expression with another in place of each occurrence of a variable} */
  default Expression replacing(String variable, Expression by) {
    return switch (this) {
      case Constant constant -> constant;
      case Variable(String name) -> name.equals(variable) ? by : this;
      case Binary(var operator, var left, var right) ->
          new Binary(operator, left.replacing(variable, by), right.replacing(variable, by));
    };
  }

  private static void collect(Expression expression, Set<String> into) {
    switch (expression) {
      case Constant _ -> {}
      case Variable(String name) -> into.add(name);
      case Binary(_, var left, var right) -> {
        collect(left, into);
        collect(right, into);
      }
    }
  }
}
