package dev.oser.lang.r.runtime;

import dev.oser.lang.r.syntax.StringText;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Matches arguments to parameters: by exact name, then by the beginning of a name, then by place.
 * What matches where depends on names alone, so call sites keep the plan.
 */
public final class Matching {
  private static final int UNMATCHED = -1;

  private Matching() {}

  /**
   * {@return for each argument the parameter that takes it}
   *
   * @param names of the arguments, or null
   * @param arguments as expressions, promises or values: those that are empty count less, others
   *     are only shown in errors
   */
  public static int[] plan(
      Formals formals, String @Nullable [] names, int count, Args arguments, Call call) {
    var targets = new int[count];
    Arrays.fill(targets, UNMATCHED);
    var taken = new boolean[formals.size()];
    if (names != null) {
      exactly(formals, names, targets, taken, call);
      partially(formals, names, targets, taken, call);
      releaseEmpty(targets, taken, arguments);
    }
    byPlace(formals, names, targets, taken);
    complain(formals, targets, arguments, call);
    return targets;
  }

  private static void exactly(
      Formals formals, String[] names, int[] targets, boolean[] taken, Call call) {
    for (int f = 0; f < formals.size(); f++) {
      if (f == formals.dots()) {
        continue;
      }
      var name = formals.names()[f].name();
      for (int i = 0; i < names.length; i++) {
        if (names[i].equals(name)) {
          if (taken[f]) {
            throw multiple(name, call);
          }
          taken[f] = true;
          targets[i] = f;
        }
      }
    }
  }

  private static RError multiple(String name, Call call) {
    return new RError(
        "formal argument \"" + name + "\" matched by multiple actual arguments", call);
  }

  /** After {@code ...} only whole names count. */
  private static void partially(
      Formals formals, String[] names, int[] targets, boolean[] taken, Call call) {
    int last = formals.dots() >= 0 ? formals.dots() : formals.size();
    for (int f = 0; f < last; f++) {
      if (taken[f]) {
        continue;
      }
      var name = formals.names()[f].name();
      for (int i = 0; i < names.length; i++) {
        if (targets[i] == UNMATCHED && !names[i].isEmpty() && name.startsWith(names[i])) {
          if (taken[f]) {
            throw multiple(name, call);
          }
          if (alsoFits(formals, names[i], f, last, taken)) {
            throw new RError("argument " + (i + 1) + " matches multiple formal arguments", call);
          }
          taken[f] = true;
          targets[i] = f;
        }
      }
    }
  }

  private static boolean alsoFits(
      Formals formals, String name, int first, int last, boolean[] taken) {
    for (int f = first + 1; f < last; f++) {
      if (!taken[f] && formals.names()[f].name().startsWith(name)) {
        return true;
      }
    }
    return false;
  }

  /** An argument that is named but empty leaves its parameter to one that comes by place. */
  private static void releaseEmpty(int[] targets, boolean[] taken, Args arguments) {
    for (int i = 0; i < targets.length; i++) {
      if (targets[i] != UNMATCHED && arguments.get(i) == Symbol.MISSING) {
        taken[targets[i]] = false;
      }
    }
  }

  private static void byPlace(
      Formals formals, String @Nullable [] names, int[] targets, boolean[] taken) {
    int f = 0;
    for (int i = 0; i < targets.length; i++) {
      if (targets[i] != UNMATCHED) {
        continue;
      }
      boolean named = names != null && !names[i].isEmpty();
      if (named) {
        targets[i] = formals.dots();
        continue;
      }
      while (f < formals.size() && f != formals.dots() && taken[f]) {
        f++;
      }
      if (f < formals.size() && f != formals.dots()) {
        taken[f] = true;
        targets[i] = f++;
      } else {
        targets[i] = formals.dots();
      }
    }
  }

  private static void complain(Formals formals, int[] targets, Args arguments, Call call) {
    var unused = new ArrayList<String>();
    boolean empty = false;
    for (int i = 0; i < targets.length; i++) {
      if (targets[i] == UNMATCHED) {
        unused.add(shown(arguments, i));
        empty |= arguments.get(i) == Symbol.MISSING;
      }
    }
    if (!unused.isEmpty()) {
      var list = String.join(", ", unused);
      throw new RError(
          (unused.size() == 1 ? "unused argument (" : "unused arguments (")
              + (empty ? "alist(" + list + ")" : list)
              + ")",
          call);
    }
  }

  private static String shown(Args arguments, int index) {
    var value = arguments.get(index);
    if (value instanceof Promise promise) {
      value = promise.expression();
    }
    var text = value == Symbol.MISSING ? "" : String.join("", Language.deparse(value, 500));
    var name = arguments.name(index);
    return name.isEmpty() ? text : StringText.name(name) + " = " + text;
  }

  private static @Nullable Value[] byPlace(Formals formals, Args arguments, Call call) {
    @Nullable Value[] result = Arrays.copyOf(arguments.values(), formals.size());
    for (int i = 0; i < arguments.size(); i++) {
      if (result[i] == Symbol.MISSING && !isEmptyName(arguments, call, i)) {
        result[i] = null;
      }
    }
    return result;
  }

  /** {@return the arguments in the order of the parameters; null where none was given} */
  public static @Nullable Value[] match(Formals formals, Args arguments, Call call) {
    if (!arguments.hasNames()) {
      if (formals.dots() < 0 && arguments.size() <= formals.size()) {
        return byPlace(formals, arguments, call);
      }
      if (formals.dots() == 0) {
        var result = new @Nullable Value[formals.size()];
        result[0] = arguments.size() == 0 ? Dots.NONE : new Dots(arguments.values(), null);
        return result;
      }
    }
    int[] targets = plan(formals, arguments.names(), arguments.size(), arguments, call);
    var result = arrange(formals, targets, arguments);
    for (int i = 0; i < targets.length; i++) {
      if (isEmptyName(arguments, call, i) && targets[i] != formals.dots()) {
        result[targets[i]] = Symbol.MISSING;
      }
    }
    return result;
  }

  /**
   * {@return whether an argument is the empty name, as something evaluated to, and not just left
   * out: {@code identical(x, quote(expr = ))}}
   */
  private static boolean isEmptyName(Args arguments, Call call, int index) {
    return arguments.get(index) == Symbol.MISSING
        && call.size() == arguments.size()
        && call.argument(index) != Symbol.MISSING
        && call.argument(index) != Symbol.DOTS;
  }

  /**
   * {@return the arguments in the order of the parameters; null where none was given}
   *
   * @param targets for each argument the parameter that takes it
   */
  public static @Nullable Value[] arrange(Formals formals, int[] targets, Args arguments) {
    var result = new @Nullable Value[formals.size()];
    Args.Builder dots = formals.dots() >= 0 ? new Args.Builder() : null;
    for (int i = 0; i < targets.length; i++) {
      if (targets[i] == formals.dots() && dots != null) {
        dots.add(arguments.get(i), arguments.name(i));
      } else if (arguments.get(i) != Symbol.MISSING) {
        result[targets[i]] = arguments.get(i);
      }
    }
    if (dots != null) {
      var rest = dots.build();
      result[formals.dots()] = rest.size() == 0 ? Dots.NONE : new Dots(rest.values(), rest.names());
    }
    return result;
  }
}
