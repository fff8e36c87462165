package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.operation.Selector;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The functions that are part of the language, for calls that are not translated where they are
 * written: through a variable, with names or {@code ...} among the arguments, or where the program
 * defines a function of such a name. The compiler translates the call they are given; here are only
 * those it can make no sense of.
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

  /** {@return the value of a call of what this builtin is, or null if it makes no sense} */
  private static @Nullable Value translated(Context context, Call call) {
    var builtin = context.builtin();
    if (builtin == null) {
      throw new IllegalStateException("a call of nothing");
    }
    return context.runtime().evaluator().evalForm(builtin.symbol(), call, context.environment());
  }

  @RBuiltin(
      value = {"{", "break", "next"},
      treatment = Treatment.SPECIAL,
      visibility = Visibility.OWN)
  static Value block(Context context) {
    var value = translated(context, context.call());
    for (int i = 0; value == null && i < context.call().size(); i++) {
      // One of them is empty or ..., and says so when its turn comes.
      eval(context, i);
    }
    return required(value);
  }

  @RBuiltin(value = "if", treatment = Treatment.SPECIAL, visibility = Visibility.OWN)
  static Value conditional(Context context) {
    var value = translated(context, context.call());
    if (value != null) {
      return value;
    }
    if (context.call().size() == 0) {
      throw new RError("argument is of length zero");
    }
    // What is there has its effects before something is missing.
    int chosen = Logic.condition(eval(context, 0)) ? 1 : 2;
    context.setVisible(false);
    return chosen < context.call().size() ? eval(context, chosen) : NullValue.NULL;
  }

  @RBuiltin(
      value = {"&&", "||"},
      treatment = Treatment.SPECIAL)
  static Value shortCircuit(Context context) {
    var value = translated(context, context.call());
    if (value == null) {
      var name = context.builtin() == null ? "" : context.builtin().name();
      throw RError.ofFrame("'" + name + "' operator requires 2 arguments");
    }
    return value;
  }

  @RBuiltin(
      value = {"while", "repeat"},
      treatment = Treatment.SPECIAL,
      visibility = Visibility.OFF)
  static Value loop(Context context) {
    requireCount(context, isNamed(context, "while") ? 2 : 1);
    return required(translated(context, context.call()));
  }

  private static boolean isNamed(Context context, String name) {
    return context.builtin() != null && context.builtin().name().equals(name);
  }

  private static Value required(@Nullable Value value) {
    if (value == null) {
      throw new RError("argument is missing, with no default");
    }
    return value;
  }

  @RBuiltin(value = "for", treatment = Treatment.SPECIAL, visibility = Visibility.OFF)
  static Value forLoop(Context context) {
    requireCount(context, 3);
    if (!(argument(context, 0) instanceof Symbol)) {
      throw new RError("non-symbol loop variable");
    }
    return required(translated(context, context.call()));
  }

  @RBuiltin(value = "return", treatment = Treatment.SPECIAL, visibility = Visibility.OWN)
  static Value returning(Context context) {
    var value = translated(context, context.call());
    if (value == null) {
      throw new RError("multi-argument returns are not permitted");
    }
    return value;
  }

  @RBuiltin(value = "function", treatment = Treatment.SPECIAL)
  static Value function(Context context) {
    var call = context.call();
    var value = translated(context, call);
    if (value != null) {
      return value;
    }
    if (call.size() >= 2
        && call.argument(1) == Symbol.MISSING
        && (call.argument(0) == NullValue.NULL || call.argument(0) instanceof ListVector)) {
      // A program made it, with nothing for a body.
      var definition = new Closure.Definition(Language.formals(call.argument(0)), call.argument(1));
      return new Closure(definition, context.environment());
    }
    throw new RError("invalid formal argument list for \"function\"");
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
    var value = translated(context, context.call());
    if (value != null) {
      return value;
    }
    var left = argument(context, 0);
    if (left instanceof StringVector name && name.length() == 1 && name.get(0).isEmpty()) {
      throw RError.ofFrame(Symbol.NO_NAME);
    }
    if (left instanceof Call call) {
      var inner = innermost(call);
      if (inner == Symbol.MISSING) {
        throw new RError("argument is missing, with no default");
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
    // What is before the selector cannot be ..., which has no name.
    var call = selectingFirst(expanded(context), selecting);
    if (call.size() > 1) {
      return required(translated(context, call));
    }
    Selector.of(context.eval(call.argument(0), context.environment()), context);
    context.warning("'switch' with no alternatives");
    context.setVisible(false);
    return NullValue.NULL;
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

  private static Call selectingFirst(Call call, int selecting) {
    var all = new Args.Builder();
    all.add(call.argument(selecting), "");
    for (int i = 0; i < call.size(); i++) {
      if (i != selecting) {
        all.add(call.argument(i), call.name(i));
      }
    }
    var arguments = all.build();
    return new Call(call.function(), arguments.values(), arguments.names());
  }

  /** {@return the call with what {@code ...} holds in its place} */
  static Call expanded(Context context) {
    var call = context.call();
    if (!List.of(call.arguments()).contains(Symbol.DOTS)) {
      return call;
    }
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

  @RBuiltin(value = "sys.on.exit", formals = " ")
  static Value exitCode(Context context) {
    var frame = context.frame();
    var all = frame == null ? List.<Value>of() : frame.onExit();
    return all.isEmpty()
        ? NullValue.NULL
        : all.size() == 1 ? all.get(0) : new Call(Symbol.of("{"), all.toArray(Value[]::new), null);
  }

  private static boolean onExitFlag(
      Context context, @Nullable Value written, String name, boolean standard) {
    if (written == null || written == Symbol.MISSING) {
      return standard;
    }
    int flag = FirstElement.logical(context.eval(written, context.environment()));
    if (flag == Na.INT) {
      throw new RError("invalid '" + name + "' argument");
    }
    return flag != 0;
  }

  private static final Formals ON_EXIT =
      Formals.of(
          new Symbol[] {Symbol.of("expr"), Symbol.of("add"), Symbol.of("after")},
          new Value[] {Symbol.MISSING, Symbol.MISSING, Symbol.MISSING});

  @RBuiltin(value = "on.exit", treatment = Treatment.SPECIAL, visibility = Visibility.OFF)
  static Value onExit(Context context) {
    Frame frame = context.frame();
    if (frame == null) {
      return NullValue.NULL;
    }
    var call = context.call();
    var given = new Args.Builder();
    for (int i = 0; i < call.size(); i++) {
      given.add(call.argument(i), call.name(i));
    }
    var matched = Matching.match(ON_EXIT, given.build(), call);
    var expression = matched[0] == null ? NullValue.NULL : matched[0];
    boolean add = onExitFlag(context, matched[1], "add", false);
    boolean after = onExitFlag(context, matched[2], "after", true);
    var all = new ArrayList<Value>(add ? frame.onExit() : List.of());
    if (expression != NullValue.NULL && expression != Symbol.MISSING) {
      all.add(after ? all.size() : 0, expression);
    }
    frame.setOnExit(all);
    return NullValue.NULL;
  }

  @RBuiltin(value = "UseMethod", treatment = Treatment.SPECIAL)
  static Value useMethod(Context context) {
    // Where another function of this name is around, this is a call like others, and returns.
    int count = context.call().size();
    if (count < 1 || context.runtime().functionFrameOf(context.environment()) == null) {
      throw new RError("'UseMethod' used in an inappropriate fashion");
    }
    var object = count > 1 ? eval(context, 1) : null;
    var value =
        context.runtime().evaluator().useMethod(eval(context, 0), object, context.environment());
    throw new Jump.Return(context.environment(), value);
  }
}
