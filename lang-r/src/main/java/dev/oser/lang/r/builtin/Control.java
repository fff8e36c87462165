package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/**
 * What the compiler inlines, for calls that it does not: through a variable, with names or {@code
 * ...} among the arguments, or when the program defines a function of such a name.
 */
final class Control {
  private Control() {}

  private static Value argument(Context context, int index) {
    if (index >= context.call().size()) {
      throw new RError("argument " + (index + 1) + " is missing");
    }
    return context.call().argument(index);
  }

  private static Value eval(Context context, int index) {
    return context.eval(argument(context, index), context.environment());
  }

  @RBuiltin(value = "{", treatment = Treatment.SPECIAL, visibility = Visibility.OWN)
  static Value block(Context context) {
    Value result = NullValue.NULL;
    context.setVisible(true);
    for (int i = 0; i < context.call().size(); i++) {
      result = eval(context, i);
    }
    return result;
  }

  @RBuiltin(value = "if", treatment = Treatment.SPECIAL, visibility = Visibility.OWN)
  static Value conditional(Context context) {
    if (Logic.condition(eval(context, 0))) {
      return eval(context, 1);
    }
    if (context.call().size() > 2) {
      return eval(context, 2);
    }
    context.setVisible(false);
    return NullValue.NULL;
  }

  @RBuiltin(
      value = {"&&", "||"},
      treatment = Treatment.SPECIAL)
  static Value shortCircuit(Context context) {
    boolean and = isNamed(context, "&&");
    var operator = and ? "&&" : "||";
    int left = Logic.scalar(eval(context, 0), operator, "x");
    if (left == (and ? 0 : 1)) {
      return LogicalVector.ofInt(left);
    }
    int right = Logic.scalar(eval(context, 1), operator, "y");
    return LogicalVector.ofInt(and ? Logic.and(left, right) : Logic.or(left, right));
  }

  private static boolean isNamed(Context context, String name) {
    return context.builtin() != null && context.builtin().name().equals(name);
  }

  @RBuiltin(
      value = {"while", "repeat"},
      treatment = Treatment.SPECIAL,
      visibility = Visibility.OFF)
  static Value loop(Context context) {
    boolean conditional = isNamed(context, "while");
    while (!conditional || Logic.condition(eval(context, 0))) {
      if (!runBody(context, conditional ? 1 : 0)) {
        break;
      }
    }
    return NullValue.NULL;
  }

  /** {@return whether the loop goes on} */
  private static boolean runBody(Context context, int index) {
    try {
      eval(context, index);
      return true;
    } catch (Jump.Loop jump) {
      if (jump.target() != context.environment()) {
        throw jump;
      }
      return !jump.leaving();
    }
  }

  @RBuiltin(value = "for", treatment = Treatment.SPECIAL, visibility = Visibility.OFF)
  static Value forLoop(Context context) {
    if (!(argument(context, 0) instanceof Symbol variable)) {
      throw new RError("non-symbol loop variable");
    }
    var sequence = eval(context, 1);
    if (sequence instanceof Vector vector) {
      for (int i = 0; i < vector.length(); i++) {
        context.runtime().assign(variable, vector.element(i), context.environment());
        if (!runBody(context, 2)) {
          break;
        }
      }
    }
    return NullValue.NULL;
  }

  @RBuiltin(
      value = {"break", "next"},
      treatment = Treatment.SPECIAL)
  static Value leave(Context context) {
    throw new Jump.Loop(context.environment(), isNamed(context, "break"));
  }

  @RBuiltin(value = "return", treatment = Treatment.SPECIAL, visibility = Visibility.OWN)
  static Value returning(Context context) {
    if (context.call().size() > 1) {
      throw new RError("multi-argument returns are not permitted");
    }
    context.setVisible(true);
    var value = context.call().size() == 0 ? NullValue.NULL : eval(context, 0);
    throw new Jump.Return(context.environment(), value);
  }

  @RBuiltin(value = "function", treatment = Treatment.SPECIAL)
  static Value function(Context context) {
    return new Closure(
        new Closure.Definition(Language.formals(argument(context, 0)), argument(context, 1)),
        context.environment());
  }

  @RBuiltin(value = "quote", treatment = Treatment.SPECIAL)
  static Value quote(Context context) {
    if (context.call().size() != 1) {
      throw new RError(
          context.call().size()
              + (context.call().size() == 1 ? " argument" : " arguments")
              + " passed to 'quote' which requires 1");
    }
    return argument(context, 0);
  }

  /** Assignments that the compiler does not know what to make of. */
  @RBuiltin(
      value = {"<-", "=", "<<-"},
      treatment = Treatment.SPECIAL,
      visibility = Visibility.OFF)
  static Value assign(Context context) {
    var left = argument(context, 0);
    if (left instanceof Symbol || left instanceof StringVector) {
      var symbol = left instanceof Symbol known ? known : Symbol.of(((StringVector) left).get(0));
      var value = eval(context, 1);
      if (isNamed(context, "<<-")) {
        var parent = context.environment().parent();
        context
            .runtime()
            .assignOuter(symbol, value, parent == null ? context.runtime().global() : parent);
      } else {
        context.runtime().assign(symbol, value, context.environment());
      }
      return value;
    }
    if (left instanceof Call call) {
      var inner = innermost(call);
      if (inner == Symbol.MISSING) {
        throw new RError("argument is missing, with no default");
      }
      if (inner instanceof Symbol && context.builtin() != null) {
        // The compiler takes it apart, once names are out of the way.
        return context.eval(
            new Call(Symbol.of("<-"), new Value[] {left, argument(context, 1)}, null),
            context.environment());
      }
      throw new RError(
          inner instanceof StringVector || inner instanceof Vector
              ? "target of assignment expands to non-language object"
              : "invalid assignment target");
    }
    throw new RError("invalid (do_set) left-hand side to assignment");
  }

  private static Value innermost(Call call) {
    Value part = call;
    while (part instanceof Call inner && inner.size() > 0) {
      part = inner.argument(0);
    }
    return part;
  }

  @RBuiltin(value = "switch", treatment = Treatment.SPECIAL, visibility = Visibility.OWN)
  static Value alternatives(Context context) {
    var call = expanded(context);
    if (call.size() == 0) {
      throw new RError("'EXPR' is missing");
    }
    int first = 0;
    for (int i = 0; i < call.size(); i++) {
      if (call.name(i).equals("EXPR")) {
        first = i;
      }
    }
    var selector = context.eval(call.argument(first), context.environment());
    if (!(selector instanceof Vector vector) || vector.length() != 1) {
      throw new RError("EXPR must be a length 1 vector");
    }
    int chosen =
        selector instanceof StringVector text
            ? byName(call, first, Na.isNa(text.get(0)) ? "NA" : text.get(0))
            : byNumber(call, first, vector.intAt(0));
    while (chosen >= 0 && chosen < call.size() && call.argument(chosen) == Symbol.MISSING) {
      chosen++;
    }
    if (chosen < 0 || chosen >= call.size()) {
      context.setVisible(false);
      return NullValue.NULL;
    }
    return context.eval(call.argument(chosen), context.environment());
  }

  private static int byNumber(Call call, int first, int number) {
    if (number < 1) {
      return -1;
    }
    int place = number - 1 >= first ? number : number - 1;
    return place < call.size() ? place : -1;
  }

  private static int byName(Call call, int first, String name) {
    int otherwise = -1;
    for (int i = 0; i < call.size(); i++) {
      if (i == first) {
        continue;
      }
      if (call.name(i).equals(name)) {
        return i;
      }
      if (call.name(i).isEmpty()) {
        if (otherwise >= 0) {
          throw new RError(
              "duplicate 'switch' defaults: '"
                  + String.join(" ", Language.deparse(call.argument(otherwise)))
                  + "' and '"
                  + String.join(" ", Language.deparse(call.argument(i)))
                  + "'");
        }
        otherwise = i;
      }
    }
    return otherwise;
  }

  /** {@return the call with what {@code ...} holds in its place} */
  static Call expanded(Context context) {
    var call = context.call();
    var builder = new Args.Builder();
    for (int i = 0; i < call.size(); i++) {
      if (call.argument(i) == Symbol.DOTS) {
        if (Runtime.find(Symbol.DOTS, context.environment()) instanceof Dots dots) {
          for (int j = 0; j < dots.length(); j++) {
            builder.add(dots.values()[j], dots.name(j));
          }
        }
      } else {
        builder.add(call.argument(i), call.name(i));
      }
    }
    var all = builder.build();
    return new Call(call.function(), all.values(), all.names());
  }

  @RBuiltin(value = "on.exit", treatment = Treatment.SPECIAL, visibility = Visibility.OFF)
  static Value onExit(Context context) {
    Frame frame = context.frame();
    if (frame == null) {
      return NullValue.NULL;
    }
    Value expression = NullValue.NULL;
    boolean add = false;
    boolean after = true;
    int positional = 0;
    var call = context.call();
    for (int i = 0; i < call.size(); i++) {
      var name = call.name(i);
      if (name.equals("add") || (name.isEmpty() && positional == 1)) {
        add = Logic.condition(eval(context, i));
        positional += name.isEmpty() ? 1 : 0;
      } else if (name.equals("after") || (name.isEmpty() && positional == 2)) {
        after = Logic.condition(eval(context, i));
        positional += name.isEmpty() ? 1 : 0;
      } else {
        expression = call.argument(i);
        positional++;
      }
    }
    var old = frame.onExit();
    if (!add || old == NullValue.NULL) {
      frame.setOnExit(expression);
    } else {
      frame.setOnExit(after ? Call.of("{", old, expression) : Call.of("{", expression, old));
    }
    return NullValue.NULL;
  }

  @RBuiltin(value = "UseMethod", treatment = Treatment.SPECIAL)
  static Value useMethod(Context context) {
    throw new RError("UseMethod called from outside a function");
  }
}
