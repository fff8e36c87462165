package dev.oser.models.distilled.ctl;

import dev.oser.models.distilled.Expression;

/** What a meta-variable can stand for. */
public sealed interface Binding {
  /** A program point. */
  record Point(int point) implements Binding {
    @Override
    public String toString() {
      return Integer.toString(point);
    }
  }

  /** A variable of the program. */
  record Name(String name) implements Binding {
    @Override
    public String toString() {
      return name;
    }
  }

  /** An expression. */
  record Code(Expression expression) implements Binding {
    @Override
    public String toString() {
      return expression.toString();
    }
  }
}
