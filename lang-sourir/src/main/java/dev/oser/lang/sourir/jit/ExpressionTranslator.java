package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.lang.sourir.interp.ResolvedProgram;
import dev.oser.lang.sourir.jit.SourirOp.Plain;
import dev.oser.lang.sourir.runtime.ArrayObject;
import dev.oser.lang.sourir.runtime.Nil;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Operator;

/** Writes the code of expressions. Whatever would be an error leaves for the interpreter. */
final class ExpressionTranslator {
  private final Emission emission;
  private final Advice advice;
  private final ResolvedProgram program;
  private int site;

  ExpressionTranslator(Emission emission, Advice advice, ResolvedProgram program) {
    this.emission = emission;
    this.advice = advice;
    this.program = program;
  }

  /** Starts counting the sites of a line. */
  void startAt(int firstSite) {
    site = firstSite;
  }

  /** {@return the next site of this line} */
  int nextSite() {
    return site++;
  }

  Typed of(Expression expression) {
    return switch (expression) {
      case Expression.Int(var number) -> new Typed(Constant.of(number), Kind.INT);
      case Expression.Bool(var truth) -> new Typed(Constant.of(truth), Kind.BOOL);
      case Expression.Nil _ -> any(emission.known(Nil.NIL));
      case Expression.Text(var text) -> any(emission.known(text));
      case Expression.FunctionReference(var name, _) -> any(emission.known(program.function(name)));
      case Expression.Variable(var name, _) -> emission.variable(name);
      case Expression.Binary(var operator, var left, var right) ->
          binary(operator, left, right, of(left), of(right));
      case Expression.Negate(var operand) ->
          wrapped(IntegerBinary.Kind.SUB, Constant.of(0L), emission.toInt(of(operand)));
      case Expression.Not(var operand) ->
          bool(emission.emit(BooleanOp.NOT, emission.toBool(of(operand))));
      case Expression.Index(var array, var index) -> element(of(array), index);
      case Expression.Length(var array) -> {
        var value = emission.toAny(of(array));
        emission.check(emission.emit(Plain.IS_ARRAY, value), Reason.ARRAY);
        yield integer(emission.emit(Plain.LENGTH, value));
      }
    };
  }

  private static Typed any(Value value) {
    return new Typed(value, Kind.ANY);
  }

  private static Typed integer(Value value) {
    return new Typed(value, Kind.INT);
  }

  private static Typed bool(Value value) {
    return new Typed(value, Kind.BOOL);
  }

  private Typed wrapped(IntegerBinary.Kind kind, Value left, Value right) {
    return integer(emission.emit(Plain.WRAP, emission.emit(kind.on(CoreType.I64), left, right)));
  }

  private Typed compared(Comparison.Kind kind, Typed left, Typed right) {
    var a = emission.toInt(left);
    return bool(emission.emit(kind.on(CoreType.I64), a, emission.toInt(right)));
  }

  private Typed binary(
      Operator operator, Expression first, Expression second, Typed left, Typed right) {
    return switch (operator) {
      case EQUAL -> bool(equal(first, second, left, right));
      case NOT_EQUAL -> bool(emission.emit(BooleanOp.NOT, equal(first, second, left, right)));
      case LESS -> compared(Comparison.Kind.LT, left, right);
      case LESS_OR_EQUAL -> compared(Comparison.Kind.LE, left, right);
      case GREATER -> compared(Comparison.Kind.GT, left, right);
      case GREATER_OR_EQUAL -> compared(Comparison.Kind.GE, left, right);
      case ADD -> arithmetic(IntegerBinary.Kind.ADD, left, right);
      case SUBTRACT -> arithmetic(IntegerBinary.Kind.SUB, left, right);
      case MULTIPLY -> arithmetic(IntegerBinary.Kind.MUL, left, right);
      case DIVIDE -> {
        var a = emission.toInt(left);
        yield wrapped(IntegerBinary.Kind.DIV, a, divisor(right));
      }
      case MODULO -> {
        // The remainder is never further from zero than the dividend, so it needs no wrapping.
        var a = emission.toInt(left);
        yield integer(emission.emit(IntegerBinary.Kind.REM.on(CoreType.I64), a, divisor(right)));
      }
      case AND -> both(BooleanOp.AND, left, right);
      case OR -> both(BooleanOp.OR, left, right);
    };
  }

  private Typed arithmetic(IntegerBinary.Kind kind, Typed left, Typed right) {
    var a = emission.toInt(left);
    return wrapped(kind, a, emission.toInt(right));
  }

  private Typed both(BooleanOp op, Typed left, Typed right) {
    var a = emission.toBool(left);
    return bool(emission.emit(op, a, emission.toBool(right)));
  }

  private Value divisor(Typed typed) {
    var value = emission.toInt(typed);
    if (!(value instanceof Constant constant) || constant.equals(Constant.of(0L))) {
      emission.check(
          emission.emit(Comparison.Kind.NE.on(CoreType.I64), value, Constant.of(0L)),
          Reason.DIVISOR);
    }
    return value;
  }

  private Value equal(Expression first, Expression second, Typed left, Typed right) {
    if (left.kind() == right.kind() && left.kind() != Kind.ANY) {
      return emission.emit(Comparison.Kind.EQ.on(left.kind().type()), left.value(), right.value());
    }
    if (left.kind() != Kind.ANY && right.kind() != Kind.ANY) {
      return Constant.of(false);
    }
    boolean isNumber = left.kind() != Kind.ANY || right.kind() != Kind.ANY;
    if (isNumber && (isLiteral(first, left) || isLiteral(second, right))) {
      return Constant.of(false);
    }
    if (isUnique(first) || isUnique(second)) {
      return emission.emit(ReferenceOp.Identity.EQ, left.value(), right.value());
    }
    var a = emission.toAny(left);
    return emission.emit(Plain.EQUAL, a, emission.toAny(right));
  }

  /** Whether an expression is a value that is neither an integer nor a boolean. */
  private static boolean isLiteral(Expression expression, Typed typed) {
    return expression instanceof Expression.Literal && typed.kind() == Kind.ANY;
  }

  /** Whether an expression is a value of which there is one object. */
  private static boolean isUnique(Expression expression) {
    return expression instanceof Expression.Nil
        || expression instanceof Expression.FunctionReference;
  }

  // ---- Arrays. ----

  private Typed element(Typed array, Expression indexExpression) {
    var value = emission.toAny(array);
    var index = emission.toInt(of(indexExpression));
    int here = nextSite();
    var storage = advice.storage(here);
    if (storage == Advice.Storage.ANYTHING) {
      checkIndex(value, index);
      return any(emission.emit(Plain.LOAD, value, index));
    }
    var element = emission.emit(Plain.ELEMENT, numbers(storage, value, index), index);
    if (advice.element(here) != Kind.INT) {
      return any(emission.emit(Plain.UNPACK, element));
    }
    if (storage == Advice.Storage.NUMBERS) {
      emission.check(
          emission.emit(
              Comparison.Kind.GE.on(CoreType.I64), element, Constant.of(ArrayObject.LEAST_INT)),
          Reason.ELEMENT);
    }
    return integer(element);
  }

  /** Checks that there is such an element. */
  private void checkIndex(Value array, Value index) {
    emission.check(emission.emit(Plain.IS_ARRAY, array), Reason.ARRAY);
    var length = emission.emit(Plain.LENGTH, array);
    emission.check(
        emission.emit(Comparison.Kind.GE.on(CoreType.I64), index, Constant.of(0L)), Reason.INDEX);
    emission.check(emission.emit(Comparison.Kind.LT.on(CoreType.I64), index, length), Reason.INDEX);
  }

  /** {@return the elements as numbers, after checking that there is one of this index} */
  private Value numbers(Advice.Storage storage, Value array, Value index) {
    var numbers =
        emission.emit(
            storage == Advice.Storage.INTEGERS ? Plain.INTEGERS_OF : Plain.NUMBERS_OF, array);
    emission.check(
        emission.emit(ReferenceOp.Identity.NE, numbers, Constant.nullOf(SourirOp.NUMBERS)),
        Reason.NUMBERS);
    emission.check(emission.emit(Plain.IN_BOUNDS, numbers, index), Reason.INDEX);
    return numbers;
  }

  /** Writes {@code array[index] <- value}. */
  void store(Typed array, Expression indexExpression, Expression valueExpression) {
    var elements = emission.toAny(array);
    var index = emission.toInt(of(indexExpression));
    var value = of(valueExpression);
    var storage = advice.storage(nextSite());
    if (storage == Advice.Storage.ANYTHING || value.kind() != Kind.INT) {
      checkIndex(elements, index);
      emission.emit(Plain.STORE, elements, index, emission.toAny(value));
      return;
    }
    var numbers = numbers(storage, elements, index);
    if (storage == Advice.Storage.NUMBERS) {
      emission.emit(Plain.FILL, elements, numbers, index);
    }
    emission.emit(Plain.SET_ELEMENT, numbers, index, value.value());
  }

  // ---- Varmaps. ----

  /**
   * {@return whether evaluating an expression cannot go wrong: then the exit can do it} Elements
   * and divisions are left to the interpreter.
   */
  boolean isSafe(Expression expression) {
    return switch (expression) {
      case Expression.Literal _, Expression.Variable _ -> true;
      case Expression.Binary(var operator, var left, var right) ->
          isSafe(left)
              && isSafe(right)
              && switch (operator) {
                case EQUAL, NOT_EQUAL -> true;
                case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, ADD, SUBTRACT, MULTIPLY ->
                    kind(left) == Kind.INT && kind(right) == Kind.INT;
                case AND, OR -> kind(left) == Kind.BOOL && kind(right) == Kind.BOOL;
                case DIVIDE, MODULO -> false;
              };
      case Expression.Negate(var operand) -> isSafe(operand) && kind(operand) == Kind.INT;
      case Expression.Not(var operand) -> isSafe(operand) && kind(operand) == Kind.BOOL;
      case Expression.Index _, Expression.Length _ -> false;
    };
  }

  /** {@return how the value of a safe expression is held} */
  private Kind kind(Expression expression) {
    return switch (expression) {
      case Expression.Variable(var name, _) -> emission.variable(name).kind();
      case Expression.Int _, Expression.Negate _ -> Kind.INT;
      case Expression.Bool _, Expression.Not _ -> Kind.BOOL;
      case Expression.Binary(var operator, _, _) ->
          switch (operator) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO -> Kind.INT;
            default -> Kind.BOOL;
          };
      default -> Kind.ANY;
    };
  }
}
