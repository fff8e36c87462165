package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Identity;
import dev.oser.lang.r.operation.Subset;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.runtime.MissingArguments;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What running functions can learn about their calls. */
final class Frames {
  /** Where a text is the beginning of several choices. */
  private static final int AMBIGUOUS = -2;

  private Frames() {}

  /** {@return the frame that a number means: from the bottom if positive, else back from here} */
  private static @Nullable Frame frame(Context context, int which) {
    var here = context.frame();
    int number = which > 0 ? which : (here == null ? 0 : here.number()) + which;
    if (number < 0) {
      throw new RError("not that many frames on the stack");
    }
    if (number == 0) {
      return null;
    }
    for (var f = here; f != null; f = f.previous()) {
      if (f.number() == number) {
        return f;
      }
    }
    throw new RError("not that many frames on the stack");
  }

  private static int which(@Nullable Value which) {
    return which == null ? 0 : Coercion.integer(which, "which");
  }

  @RBuiltin(value = "sys.call", formals = "which")
  static Value call(Context context, @Nullable Value which) {
    var frame = frame(context, which(which));
    return frame == null ? NullValue.NULL : frame.call();
  }

  @RBuiltin(value = "sys.function", formals = "which")
  static Value function(Context context, @Nullable Value which) {
    var frame = frame(context, which(which));
    return frame == null ? NullValue.NULL : frame.function();
  }

  @RBuiltin(value = "sys.frame", formals = "which")
  static Value environment(Context context, @Nullable Value which) {
    return Environments.of(context.runtime(), frame(context, which(which)));
  }

  @RBuiltin(value = "sys.nframe", formals = " ")
  static Value count(Context context) {
    var frame = context.frame();
    return new IntVector(frame == null ? 0 : frame.number());
  }

  private static List<Frame> all(Context context) {
    var frames = new ArrayList<Frame>();
    for (var f = context.frame(); f != null; f = f.previous()) {
      frames.addFirst(f);
    }
    return frames;
  }

  @RBuiltin(value = "sys.calls", formals = " ")
  static Value calls(Context context) {
    var calls = all(context).stream().map(Frame::call).toArray(Value[]::new);
    return calls.length == 0 ? NullValue.NULL : ListVector.pairs(calls);
  }

  @RBuiltin(value = "sys.frames", formals = " ")
  static Value environments(Context context) {
    var frames = all(context).stream().map(Frame::environment).toArray(Value[]::new);
    return frames.length == 0 ? NullValue.NULL : ListVector.pairs(frames);
  }

  @RBuiltin(value = "sys.parents", formals = " ")
  static Value parents(Context context) {
    var frames = all(context);
    var parents = new int[frames.size()];
    for (int i = 0; i < parents.length; i++) {
      var parent = context.runtime().functionFrameOf(frames.get(i).caller());
      parents[i] = parent == null ? 0 : parent.number();
    }
    return IntVector.of(parents);
  }

  @RBuiltin(value = "sys.parent", formals = "n")
  static Value parentNumber(Context context, @Nullable Value n) {
    var parent = parent(context, n == null ? 1 : Coercion.integer(n, "n"));
    var function = context.runtime().functionFrameOf(parent);
    var frame =
        function != null || parent == context.runtime().global()
            ? function
            : context.runtime().frameOf(parent);
    return new IntVector(frame == null ? 0 : frame.number());
  }

  private static Environment parent(Context context, int generations) {
    var environment = context.environment();
    for (int i = 0; i < generations; i++) {
      var frame = context.runtime().frameOf(environment);
      if (frame == null) {
        return context.runtime().global();
      }
      environment = frame.caller();
    }
    return environment;
  }

  @RBuiltin(value = "parent.frame", formals = "n")
  static Value parentFrame(Context context, @Nullable Value n) {
    int generations = n == null ? 1 : Coercion.integer(n, "n");
    if (generations < 1) {
      throw new RError("invalid 'n' value");
    }
    return parent(context, generations);
  }

  @RBuiltin("nargs")
  static Value argumentCount(Context context) {
    var frame = context.functionFrame();
    return frame == null ? NullValue.NULL : new IntVector(frame.supplied().size());
  }

  @RBuiltin(value = "missing", treatment = Treatment.SPECIAL)
  static Value missing(Context context) {
    if (context.call().size() != 1) {
      throw new RError("invalid use of 'missing'");
    }
    var argument = context.call().argument(0);
    Symbol symbol;
    if (argument instanceof Symbol given) {
      symbol = given;
    } else if (argument instanceof StringVector text) {
      symbol = Symbol.of(text.get(0));
    } else {
      throw new RError("invalid use of 'missing'");
    }
    int number = symbol.dotsIndex();
    if (number > 0 && Runtime.find(Symbol.DOTS, context.environment()) instanceof Dots dots) {
      return LogicalVector.of(number > dots.length() || isMissing(dots.values()[number - 1]));
    }
    var bound = context.environment().get(symbol);
    if (bound == null) {
      throw new RError("'missing' can only be used for arguments");
    }
    return LogicalVector.of(isMissing(bound));
  }

  private static boolean isMissing(Value bound) {
    return bound instanceof Promise promise && promise.isStandard()
        || MissingArguments.isNothing(bound);
  }

  @RBuiltin("...length")
  static Value dotsLength(Context context) {
    return new IntVector(dots(context).length());
  }

  private static Dots dots(Context context) {
    if (Runtime.find(Symbol.DOTS, context.environment()) instanceof Dots dots) {
      return dots;
    }
    throw new RError("incorrect context: the current call has no '...' to look in");
  }

  @RBuiltin("...elt")
  static Value dotsElement(Context context, Value n) {
    var dots = dots(context);
    int number = Coercion.integer(n, "n");
    if (number < 1 || number > dots.length()) {
      throw new RError(
          "the ... list contains fewer than " + number + (number == 1 ? " element" : " elements"));
    }
    return context.force(dots.values()[number - 1]);
  }

  @RBuiltin("...names")
  static Value dotsNames(Context context) {
    var names = dots(context).names();
    return names == null ? NullValue.NULL : StringVector.of(names.clone());
  }

  @RBuiltin(value = "match.call", formals = "definition, call, expand.dots, envir")
  static Value matchCall(
      Context context,
      @Nullable Value definition,
      @Nullable Value call,
      @Nullable Value expand,
      @Nullable Value envir) {
    var frame = context.functionFrame();
    Value function = definition;
    if (function == null) {
      if (frame == null) {
        throw new RError("match.call() was called from outside a function");
      }
      function = frame.function();
    }
    var formals = formals(function);
    if (formals == null) {
      throw new RError("invalid 'definition' argument");
    }
    var written = call instanceof Call given ? given : frame == null ? null : frame.call();
    if (written == null) {
      throw new RError("invalid 'call' argument");
    }
    var where =
        envir instanceof Environment given
            ? given
            : frame == null ? context.environment() : frame.caller();
    boolean expanding = expand == null || Coercion.flag(expand, "expand.dots");
    return matched(formals, written, where, expanding);
  }

  private static @Nullable Formals formals(Value function) {
    return switch (function) {
      case Closure closure -> closure.formals();
      case Builtin builtin -> builtin.formals();
      default -> null;
    };
  }

  private static Value matched(Formals formals, Call call, Environment where, boolean expanding) {
    var builder = new Args.Builder();
    for (int i = 0; i < call.size(); i++) {
      if (call.argument(i) == Symbol.DOTS) {
        if (Runtime.find(Symbol.DOTS, where) instanceof Dots dots) {
          for (int j = 0; j < dots.length(); j++) {
            builder.add(passed(dots.values()[j], j + 1), dots.name(j));
          }
        }
      } else {
        builder.add(call.argument(i), call.name(i));
      }
    }
    var arguments = builder.build();
    int[] plan = Matching.plan(formals, arguments.names(), arguments.size(), arguments, call);
    var result = new Args.Builder();
    for (int f = 0; f < formals.size(); f++) {
      var dots = new ArrayList<Value>();
      var dotNames = new ArrayList<String>();
      for (int i = 0; i < plan.length; i++) {
        if (plan[i] != f || arguments.get(i) == Symbol.MISSING && f != formals.dots()) {
          continue;
        }
        if (f != formals.dots()) {
          result.add(arguments.get(i), formals.names()[f].name());
        } else if (expanding) {
          result.add(arguments.get(i), arguments.name(i));
        } else {
          dots.add(arguments.get(i));
          dotNames.add(arguments.name(i));
        }
      }
      if (!dots.isEmpty()) {
        var list = ListVector.pairs(dots.toArray(Value[]::new));
        if (dotNames.stream().anyMatch(name -> !name.isEmpty())) {
          list.setAttribute(Symbol.NAMES, StringVector.of(dotNames));
        }
        result.add(list, "...");
      }
    }
    var all = result.build();
    return new Call(call.function(), all.values(), all.names());
  }

  /** {@return what was passed on in {@code ...}: constants as they are, of others which it was} */
  private static Value passed(Value value, int number) {
    var written = Printing.written(value);
    return written instanceof Call || written instanceof Symbol && written != Symbol.MISSING
        ? Symbol.of(".." + number)
        : written;
  }

  @RBuiltin(value = "match.arg", formals = "arg, choices, several.ok", treatment = Treatment.LAZY)
  static Value matchArgument(
      Context context, Value arg, @Nullable Value choices, @Nullable Value several) {
    Value options = choices == null ? null : context.force(choices);
    if (options == null) {
      var frame = context.functionFrame();
      if (frame == null
          || !(frame.function() instanceof Closure closure)
          || !(Printing.written(arg) instanceof Symbol symbol)) {
        throw new RError("match.arg(*, NULL) needs a formal argument");
      }
      int at = closure.formals().indexOf(symbol);
      if (at < 0) {
        throw new RError("'arg' must be of length 1");
      }
      options = context.eval(closure.formals().defaults()[at], frame.environment());
    }
    var value = context.force(arg);
    var known = options == NullValue.NULL ? StringVector.of() : (Vector) options;
    if (value == NullValue.NULL) {
      return chosen(known, new int[] {0});
    }
    if (!(value instanceof StringVector given)) {
      throw new RError("'arg' must be NULL or a character vector");
    }
    boolean many = several != null && Coercion.flag(context.force(several), "several.ok");
    if (!many) {
      if (Identity.identical(value, options)) {
        return chosen(known, new int[] {0});
      }
      if (given.length() > 1) {
        throw new RError("'arg' must be of length 1");
      }
    } else if (given.length() == 0) {
      throw new RError("'arg' must be of length >= 1");
    }
    var places = places(given, Texts.of(context, known));
    if (places.length == 0) {
      throw noneOf(Texts.of(context, known));
    }
    return chosen(known, places);
  }

  /** {@return some of the choices, with their names and what else indexing keeps} */
  private static Value chosen(Vector choices, int[] places) {
    var numbers = new int[places.length];
    Arrays.setAll(numbers, i -> places[i] + 1);
    return Subset.subset(choices, Args.of(IntVector.of(numbers)));
  }

  /** {@return where the choices are that texts are, or are the only beginning of} */
  private static int[] places(StringVector given, StringVector known) {
    var found = IntStream.builder();
    for (int i = 0; i < given.length(); i++) {
      int match = -1;
      for (int j = 0; j < known.length() && !given.get(i).isEmpty(); j++) {
        if (known.get(j).equals(given.get(i))) {
          match = j;
          break;
        }
        if (known.get(j).startsWith(given.get(i))) {
          match = match == -1 ? j : AMBIGUOUS;
        }
      }
      if (match >= 0) {
        found.add(match);
      }
    }
    return found.build().toArray();
  }

  private static RError noneOf(StringVector choices) {
    var texts =
        IntStream.range(0, choices.length())
            .mapToObj(choices::get)
            .filter(choice -> !choice.isEmpty())
            .map(choice -> "“" + choice + "”")
            .toList();
    return new RError(
        (texts.size() == 1 ? "'arg' should be " : "'arg' should be one of ")
            + (texts.isEmpty() ? " " : String.join(", ", texts)));
  }
}
