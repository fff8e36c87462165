package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.operation.Selector;
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
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;

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

  /** Refuses calls with more or fewer arguments. */
  static void requireCount(Context context, int count) {
    int given = context.call().size();
    if (given != count && context.builtin() != null) {
      throw new RError(
          given
              + (given == 1 ? " argument" : " arguments")
              + " passed to '"
              + context.builtin().name()
              + "' which requires "
              + count);
    }
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
    if (context.call().size() != 2) {
      throw RError.ofFrame("'" + operator + "' operator requires 2 arguments");
    }
    int left = Logic.scalar(eval(context, 0), operator, "x", context);
    if (left == (and ? 0 : 1)) {
      return LogicalVector.ofInt(left);
    }
    int right = Logic.scalar(eval(context, 1), operator, "y", context);
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
    requireCount(context, conditional ? 2 : 1);
    while (!conditional || Logic.condition(eval(context, 0))) {
      if (!runBody(context, conditional ? 1 : 0)) {
        break;
      }
    }
    return NullValue.NULL;
  }

  /** {@return whether the loop goes on} */
  private static boolean runBody(Context context, int index) {
    var environment = context.environment();
    environment.beginLoop();
    try {
      eval(context, index);
      return true;
    } catch (Jump.Loop jump) {
      if (jump.target() != environment) {
        throw jump;
      }
      return !jump.leaving();
    } finally {
      environment.endLoop();
    }
  }

  @RBuiltin(value = "for", treatment = Treatment.SPECIAL, visibility = Visibility.OFF)
  static Value forLoop(Context context) {
    requireCount(context, 3);
    if (!(argument(context, 0) instanceof Symbol variable)) {
      throw new RError("non-symbol loop variable");
    }
    var sequence = eval(context, 1);
    sequence.share();
    if (!(sequence instanceof Vector) && sequence != NullValue.NULL) {
      throw new RError("invalid for() loop sequence");
    }
    context.runtime().assign(variable, NullValue.NULL, context.environment());
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
    if (!context.environment().isInLoop()) {
      throw RError.ofFrame(Jump.Loop.NO_LOOP);
    }
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
    requireCount(context, 1);
    return argument(context, 0);
  }

  /** Assignments that the compiler does not know what to make of. */
  @RBuiltin(
      value = {"<-", "=", "<<-"},
      treatment = Treatment.SPECIAL,
      visibility = Visibility.OFF)
  static Value assign(Context context) {
    if (context.call().size() != 2 && context.builtin() != null) {
      throw RError.ofFrame("incorrect number of arguments to \"" + context.builtin().name() + "\"");
    }
    var left = argument(context, 0);
    if (left instanceof StringVector name && name.length() == 1 && name.get(0).isEmpty()) {
      throw RError.ofFrame(Symbol.NO_NAME);
    }
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
      // What is assigned is evaluated before anybody looks at where it goes.
      eval(context, 1);
      throw new RError(
          inner instanceof Vector
              ? "target of assignment expands to non-language object"
              : "invalid (NULL) left side of assignment");
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
    var written = context.call();
    if (written.size() == 0) {
      throw new RError("'EXPR' is missing");
    }
    int selecting = selecting(written);
    if (written.argument(selecting) == Symbol.DOTS) {
      throw RError.ofFrame("'...' used in an incorrect context");
    }
    var selector =
        Selector.of(context.eval(written.argument(selecting), context.environment()), context);
    var call = expanded(context);
    if (call.size() == 1) {
      context.warning("'switch' with no alternatives");
    }
    // What is before the selector cannot be ..., which has no name.
    int chosen =
        selector.name() == null
            ? byNumber(call, selecting, selector.number())
            : byName(call, selecting, selector.name());
    while (chosen >= 0 && chosen < call.size() && call.argument(chosen) == Symbol.MISSING) {
      chosen++;
    }
    if (chosen < 0 || chosen >= call.size()) {
      context.setVisible(false);
      return NullValue.NULL;
    }
    return context.eval(call.argument(chosen), context.environment());
  }

  /** {@return which argument is chosen by} */
  private static int selecting(Call call) {
    for (int i = 0; i < call.size(); i++) {
      if (call.name(i).equals("EXPR")) {
        return i;
      }
    }
    return 0;
  }

  private static int byNumber(Call call, int selecting, int number) {
    if (number < 1) {
      return -1;
    }
    int place = number - 1 >= selecting ? number : number - 1;
    if (place < call.size() && call.argument(place) == Symbol.MISSING) {
      throw Selector.emptyAlternative();
    }
    return place < call.size() ? place : -1;
  }

  private static int byName(Call call, int selecting, String name) {
    int found = -1;
    int otherwise = -1;
    for (int i = 0; i < call.size(); i++) {
      if (i == selecting) {
        continue;
      }
      if (call.name(i).isEmpty()) {
        if (otherwise >= 0) {
          throw Selector.duplicateDefaults(call.argument(otherwise), call.argument(i));
        }
        otherwise = i;
      } else if (found < 0 && call.name(i).equals(name)) {
        found = i;
      }
    }
    return found >= 0 ? found : otherwise;
  }

  /** {@return the call with what {@code ...} holds in its place} */
  static Call expanded(Context context) {
    var call = context.call();
    var builder = new Args.Builder();
    for (int i = 0; i < call.size(); i++) {
      if (call.argument(i) == Symbol.DOTS) {
        var bound = Runtime.find(Symbol.DOTS, context.environment());
        if (bound == null) {
          throw RError.ofFrame("'...' used in an incorrect context");
        }
        if (bound instanceof Dots dots) {
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

  @RBuiltin(value = "sys.on.exit", formals = "")
  static Value exitCode(Context context) {
    var frame = context.frame();
    var all = frame == null ? List.<Value>of() : frame.onExit();
    return all.isEmpty()
        ? NullValue.NULL
        : all.size() == 1 ? all.get(0) : new Call(Symbol.of("{"), all.toArray(Value[]::new), null);
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
    var all = new ArrayList<Value>(add ? frame.onExit() : List.of());
    if (expression != NullValue.NULL) {
      all.add(after ? all.size() : 0, expression);
    }
    frame.setOnExit(all);
    return NullValue.NULL;
  }

  @RBuiltin(value = "UseMethod", treatment = Treatment.SPECIAL)
  static Value useMethod(Context context) {
    throw new RError("'UseMethod' used in an inappropriate fashion");
  }
}
