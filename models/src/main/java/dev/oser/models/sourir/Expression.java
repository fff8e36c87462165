package dev.oser.models.sourir;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** An expression (Figure 4). The strict form nests only simple expressions; we accept all. */
public sealed interface Expression {
  /** How deep expressions can be: whoever looks at one does so by recursion. */
  int DEEPEST = 250;

  /** A simple expression without variables. */
  sealed interface Literal extends Expression, Value {}

  /** {@code nil} */
  record Nil() implements Literal {}

  /** {@code true} or {@code false} */
  record Bool(boolean value) implements Literal {}

  /** An integer of 63 bits. */
  record Int(long value) implements Literal {
    public Int {
      value = wrapped(value);
    }

    /** {@return the integer modulo 2⁶³, between -2⁶² and 2⁶²-1} */
    public static long wrapped(long value) {
      return value << 1 >> 1;
    }
  }

  /** A string; it cannot contain a double quote. */
  record Text(String value) implements Literal {}

  /** {@code 'f} */
  record FunctionReference(String name, Position position) implements Literal {}

  /** A variable. */
  record Variable(String name, Position position) implements Expression {
    /** {@return a variable nobody wrote} */
    public static Variable of(String name) {
      return new Variable(name, Position.NONE);
    }
  }

  /** {@code (a + b)} */
  record Binary(Operator operator, Expression left, Expression right) implements Expression {}

  /** {@code (-a)} */
  record Negate(Expression operand) implements Expression {}

  /** {@code (!a)} */
  record Not(Expression operand) implements Expression {}

  /** {@code x[e]} */
  record Index(Variable array, Expression index) implements Expression {}

  /** {@code length(e)} */
  record Length(Expression array) implements Expression {}

  /** Hands over this expression and every expression inside it. */
  default void visit(Consumer<Expression> visitor) {
    visitor.accept(this);
    switch (this) {
      case Literal _, Variable _ -> {}
      case Binary(_, var left, var right) -> {
        left.visit(visitor);
        right.visit(visitor);
      }
      case Negate(var operand) -> operand.visit(visitor);
      case Not(var operand) -> operand.visit(visitor);
      case Index(var array, var index) -> {
        array.visit(visitor);
        index.visit(visitor);
      }
      case Length(var array) -> array.visit(visitor);
    }
  }

  /** {@return the names of the variables that occur in it} */
  default Set<String> variables() {
    var result = new LinkedHashSet<String>();
    visit(
        each -> {
          if (each instanceof Variable(var name, _)) {
            result.add(name);
          }
        });
    return Collections.unmodifiableSet(result);
  }

  /** {@return how many expressions are inside each other, this one included} */
  default int depth() {
    return switch (this) {
      case Literal _, Variable _ -> 1;
      case Binary(_, var left, var right) -> 1 + Math.max(left.depth(), right.depth());
      case Negate(var operand) -> 1 + operand.depth();
      case Not(var operand) -> 1 + operand.depth();
      case Index(_, var index) -> 1 + index.depth();
      case Length(var array) -> 1 + array.depth();
    };
  }

  /**
   * {@return this expression with every variable replaced by an expression}
   *
   * @throws NotExpressible as {@link #replacing} does, or if the result would be too deep
   */
  default Expression substituting(Function<Variable, Expression> replacement) {
    var result = replacing(replacement);
    if (result.depth() > DEEPEST) {
      throw new NotExpressible("nothing is deeper than " + DEEPEST);
    }
    return result;
  }

  /**
   * {@return this expression with every variable replaced}
   *
   * <p>The array of an {@link Index} must be a variable; where its replacement is none, the whole
   * cannot be written.
   *
   * @throws NotExpressible if an array would be replaced by something that is not a variable
   */
  default Expression replacing(Function<Variable, Expression> replacement) {
    return switch (this) {
      case Literal literal -> literal;
      case Variable variable -> replacement.apply(variable);
      case Binary(var operator, var left, var right) ->
          new Binary(operator, left.replacing(replacement), right.replacing(replacement));
      case Negate(var operand) -> new Negate(operand.replacing(replacement));
      case Not(var operand) -> new Not(operand.replacing(replacement));
      case Index(var array, var index) -> {
        if (replacement.apply(array) instanceof Variable replaced) {
          yield new Index(replaced, index.replacing(replacement));
        }
        throw new NotExpressible(
            "only a variable can be indexed, and " + array.name() + " would be none");
      }
      case Length(var array) -> new Length(array.replacing(replacement));
    };
  }

  /** A replacement that the syntax has no form for; a transformation then leaves things alone. */
  final class NotExpressible extends RuntimeException {
    private static final long serialVersionUID = 1;

    private NotExpressible(String message) {
      super(message, null, false, false);
    }
  }
}
