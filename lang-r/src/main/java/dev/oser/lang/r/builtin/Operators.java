package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Arithmetic;
import dev.oser.lang.r.operation.ArithmeticOperator;
import dev.oser.lang.r.operation.Comparison;
import dev.oser.lang.r.operation.ComparisonOperator;
import dev.oser.lang.r.operation.ElementAccess;
import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.operation.Ranges;
import dev.oser.lang.r.operation.Room;
import dev.oser.lang.r.operation.SubAssign;
import dev.oser.lang.r.operation.Subset;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Builtin.Dispatch;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Operators as functions: what {@code sapply(x, "+")} or {@code do.call("[", …)} call. */
final class Operators {
  private static final Map<String, ArithmeticOperator> ARITHMETIC =
      Stream.of(ArithmeticOperator.values())
          .collect(Collectors.toUnmodifiableMap(ArithmeticOperator::symbol, each -> each));
  private static final Map<String, ComparisonOperator> COMPARISON =
      Stream.of(ComparisonOperator.values())
          .collect(Collectors.toUnmodifiableMap(ComparisonOperator::symbol, each -> each));

  private Operators() {}

  private static String name(Context context) {
    var builtin = context.builtin();
    return builtin == null ? "" : builtin.name();
  }

  @RBuiltin(
      value = {"+", "-", "*", "/", "^", "%%", "%/%"},
      dispatch = Dispatch.OPS)
  static Value arithmetic(Context context, Args arguments) {
    var operator = ARITHMETIC.get(name(context));
    if (operator == null) {
      throw new IllegalStateException(name(context));
    }
    return switch (arguments.size()) {
      case 1 ->
          switch (operator) {
            case ADD -> Arithmetic.plus(arguments.get(0));
            case SUBTRACT -> Arithmetic.negate(arguments.get(0), Room.NEW);
            default -> throw new RError("invalid unary operator");
          };
      case 2 -> Arithmetic.binary(operator, arguments.get(0), arguments.get(1), Room.NEW, context);
      default -> throw new RError("operator needs one or two arguments");
    };
  }

  @RBuiltin(
      value = {"==", "!=", "<", ">", "<=", ">="},
      dispatch = Dispatch.OPS)
  static Value comparison(Context context, Args arguments) {
    if (arguments.size() != 2) {
      throw new RError("operator needs two arguments");
    }
    var operator = COMPARISON.get(name(context));
    if (operator == null) {
      throw new IllegalStateException(name(context));
    }
    return Comparison.binary(operator, arguments.get(0), arguments.get(1), context);
  }

  @RBuiltin(
      value = {"&", "|"},
      dispatch = Dispatch.OPS)
  static Value logic(Context context, Value e1, Value e2) {
    return Logic.binary(name(context).equals("&"), e1, e2, Room.NEW, context);
  }

  @RBuiltin(value = "!", dispatch = Dispatch.OPS)
  static Value not(Value x) {
    return Logic.not(x, Room.NEW);
  }

  @RBuiltin(":")
  static Value range(Context context, Value from, Value to) {
    var crossed = Methods.crossed(from, to, context);
    return crossed == null ? Ranges.range(from, to, context) : crossed;
  }

  @RBuiltin("(")
  static Value parenthesis(Value x) {
    return x;
  }

  @RBuiltin(value = "[", dispatch = Dispatch.INTERNAL)
  static Value subset(Context context, Args arguments) {
    return arguments.size() == 0
        ? NullValue.NULL
        : Subset.subset(arguments.get(0), arguments.from(1));
  }

  @RBuiltin(".subset")
  static Value plainSubset(Context context, Args arguments) {
    return subset(context, arguments);
  }

  @RBuiltin(value = "[[", dispatch = Dispatch.INTERNAL)
  static Value element(Context context, Args arguments) {
    return new ElementAccess(context.runtime()).element(arguments.get(0), arguments.from(1));
  }

  @RBuiltin(".subset2")
  static Value plainElement(Context context, Args arguments) {
    return element(context, arguments);
  }

  @RBuiltin(value = "[<-", dispatch = Dispatch.INTERNAL)
  static Value assign(Context context, Args arguments) {
    int last = arguments.size() - 1;
    var object = arguments.get(0);
    return SubAssign.assign(
        object, withoutLast(arguments).from(1), arguments.get(last), object.isTemporary(), context);
  }

  private static Args withoutLast(Args arguments) {
    return arguments.without(arguments.size() - 1);
  }

  @RBuiltin(value = "[[<-", dispatch = Dispatch.INTERNAL)
  static Value assignElement(Context context, Args arguments) {
    int last = arguments.size() - 1;
    var object = arguments.get(0);
    return SubAssign.assignElement(
        object, withoutLast(arguments).from(1), arguments.get(last), object.isTemporary(), context);
  }

  /** {@code $} takes its second argument as it is written. */
  @RBuiltin(value = "$", treatment = Treatment.LAZY, formals = "x, name", primitive = true)
  static Value member(Context context, Value x, Value name) {
    var object = context.force(x);
    if (object.isObject()) {
      var answer =
          context
              .runtime()
              .methods()
              .dispatch(
                  "$",
                  "",
                  Args.of(object, new StringVector(memberName(context, name))),
                  context.call(),
                  context.environment());
      if (answer != null) {
        return answer;
      }
    }
    return new ElementAccess(context.runtime()).member(object, memberName(context, name));
  }

  static String memberName(Context context, Value name) {
    var written = name instanceof Promise promise ? promise.expression() : name;
    return switch (written) {
      case Symbol symbol -> symbol.name();
      case StringVector text when text.length() == 1 -> text.get(0);
      default -> {
        if (context.force(name) instanceof StringVector text && text.length() == 1) {
          yield text.get(0);
        }
        throw new RError("invalid subscript type '" + written.type() + "'");
      }
    };
  }

  @RBuiltin(value = "$<-", treatment = Treatment.LAZY, formals = "x, name, value", primitive = true)
  static Value assignMember(Context context, Value x, Value name, Value value) {
    var object = context.force(x);
    var member = memberName(context, name);
    if (object.isObject()) {
      var answer =
          context
              .runtime()
              .methods()
              .dispatch(
                  "$<-",
                  "",
                  new Args(
                      new Value[] {object, new StringVector(member), context.force(value)},
                      new String[] {"", "", "value"}),
                  context.call(),
                  context.environment());
      if (answer != null) {
        return answer;
      }
    }
    return SubAssign.assignMember(
        object, member, context.force(value), object.isTemporary(), context);
  }
}
