package dev.oser.models.distilled.rewrite;

/** An expression with meta-variables. */
public sealed interface ExpressionPattern {
  /** {@code e}: any expression. */
  record Any(String expression) implements ExpressionPattern {
    @Override
    public String toString() {
      return expression;
    }
  }

  /** {@code e[v]}: an expression in which the variable occurs. */
  record Containing(String expression, String variable) implements ExpressionPattern {
    @Override
    public String toString() {
      return expression + "[" + variable + "]";
    }
  }

  /** {@code e[c]}: the expression matched as {@code e[v]}, with c for every v. */
  record Replacing(String expression, String variable, String by) implements ExpressionPattern {
    @Override
    public String toString() {
      return expression + "[" + by + "]";
    }
  }
}
