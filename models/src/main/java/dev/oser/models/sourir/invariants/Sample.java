package dev.oser.models.sourir.invariants;

import dev.oser.models.sourir.ArrayValue;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Value;
import dev.oser.models.sourir.run.Values;
import java.util.List;

/** An argument to try. Arrays are made anew for each run: the program may write to them. */
public sealed interface Sample {
  /** {@return the value} */
  Value make();

  /** A literal. */
  record Simple(Expression.Literal literal) implements Sample {
    @Override
    public Value make() {
      return literal;
    }

    @Override
    public String toString() {
      return Values.print(literal);
    }
  }

  /** An array of literals. */
  record OfArray(List<Expression.Literal> elements) implements Sample {
    public OfArray {
      elements = List.copyOf(elements);
    }

    @Override
    public Value make() {
      return ArrayValue.of(elements);
    }

    @Override
    public String toString() {
      return Values.print(make());
    }
  }
}
