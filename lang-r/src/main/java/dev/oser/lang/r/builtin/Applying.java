package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Combine;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Conditions;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** Calling a function for each element. */
final class Applying {
  private static final Symbol INIT = Symbol.of("init");

  private Applying() {}

  /** {@return what is applied to: a vector, or an object as a list} */
  private static Vector elements(Context context, Value x) {
    if (x.isObject()) {
      var asList = context.runtime().function(Symbol.of("as.list"), context.runtime().library());
      if (context.apply(asList, x) instanceof Vector vector) {
        return vector;
      }
    }
    if (x instanceof Environment) {
      return (Vector) Environments.asList(context, x, null, null);
    }
    if (x instanceof Vector || x == NullValue.NULL || x instanceof Call) {
      return Coercion.vector(x);
    }
    return ListVector.of(x);
  }

  /** Calls a function for one element after the other. */
  private record Application(
      Context context, Function function, Args rest, Call element, Call shown) {
    static Application of(Context context, Function function, Dots rest) {
      var inner = context.runtime().innerCalls();
      return new Application(
          context,
          function,
          Vectors.arguments(rest),
          inner.of("X[[i]]"),
          inner.of("FUN(X[[i]], ...)"));
    }

    /** {@return what the function makes of an element, which is counted from 0} */
    Value to(int index, Value value) {
      context.setIndex(index + 1);
      return context.apply(function, rest.prepend(Promise.kept(element, value)), shown);
    }
  }

  @RBuiltin(value = "lapply", formals = "X, FUN, ...", treatment = Treatment.PASSING)
  static Value lapply(Context context, Value x, @Nullable Value fun, Dots dots) {
    var function = FunctionArguments.of(context, fun, "FUN", 1);
    var vector = elements(context, x);
    var application = Application.of(context, function, dots);
    // The list owns what it has so far while the function may go on changing it.
    var list = ListVector.ofLength(vector.length());
    context.making(list);
    for (int i = 0; i < list.length(); i++) {
      list.set(i, application.to(i, vector.element(i)));
    }
    if (vector.names() != null) {
      list.setAttribute(Symbol.NAMES, vector.names());
    }
    return list;
  }

  @RBuiltin(
      value = "eapply",
      formals = "env, FUN, ..., all.names, USE.NAMES",
      treatment = Treatment.PASSING)
  static Value eapply(
      Context context,
      Value env,
      @Nullable Value fun,
      Dots dots,
      @Nullable Value allNames,
      @Nullable Value useNames) {
    if (!(env instanceof Environment)) {
      throw new RError("argument must be an environment");
    }
    var result = lapply(context, Environments.asList(context, env, allNames, null), fun, dots);
    if (useNames != null && !Coercion.flag(useNames, "USE.NAMES")) {
      result.setAttribute(Symbol.NAMES, null);
    }
    return result;
  }

  @RBuiltin(
      value = "vapply",
      formals = "X, FUN, FUN.VALUE, ..., USE.NAMES",
      treatment = Treatment.PASSING)
  static Value vapply(
      Context context,
      Value x,
      @Nullable Value fun,
      Value template,
      Dots dots,
      @Nullable Value useNames) {
    var function = FunctionArguments.of(context, fun, "FUN", 1);
    if (!(template instanceof Vector wanted)) {
      throw new RError("'FUN.VALUE' must be a vector");
    }
    var vector = elements(context, x);
    var application = Application.of(context, function, dots);
    int count = vector.length();
    int each = wanted.length();
    var result = Vector.empty(wanted.kind(), count * each);
    Value rowNames = wanted.names();
    var labels = wanted.attribute(Symbol.DIMNAMES);
    for (int i = 0; i < count; i++) {
      var value = application.to(i, vector.element(i));
      fill(result, i, each, wanted, value);
      if (i == 0 && value instanceof Vector first) {
        labels = labels == null ? first.attribute(Symbol.DIMNAMES) : labels;
        rowNames = rowNames == null && each > 1 ? first.names() : rowNames;
      }
    }
    boolean naming = useNames == null || Coercion.flag(useNames, "USE.NAMES");
    Value names =
        !naming
            ? null
            : vector.names() != null
                ? vector.names()
                : x instanceof StringVector texts ? texts.copyElements() : null;
    if (each != 1) {
      shape(result, wanted, rowNames, labels, names, count);
    } else if (names != null) {
      result.setAttribute(Symbol.NAMES, names);
    }
    return result;
  }

  /** Values beside each other: one dimension more than each has. */
  private static void shape(
      Vector result,
      Vector wanted,
      @Nullable Value rowNames,
      @Nullable Value labels,
      @Nullable Value names,
      int count) {
    var extents =
        wanted.attribute(Symbol.DIM) instanceof IntVector dim
            ? dim.toArray()
            : new int[] {wanted.length()};
    var dims = Arrays.copyOf(extents, extents.length + 1);
    dims[extents.length] = count;
    result.setAttribute(Symbol.DIM, IntVector.of(dims));
    var inner = extents.length > 1 ? labels : null;
    if (names == null && inner == null && (extents.length > 1 || rowNames == null)) {
      return;
    }
    var all = new Value[dims.length];
    Arrays.fill(all, NullValue.NULL);
    if (inner instanceof ListVector given) {
      for (int i = 0; i < extents.length; i++) {
        all[i] = given.get(i);
      }
    } else if (extents.length == 1 && rowNames != null) {
      all[0] = rowNames;
    }
    if (names != null) {
      all[extents.length] = names;
    }
    result.setAttribute(Symbol.DIMNAMES, ListVector.of(all));
  }

  private static void fill(Vector result, int index, int each, Vector wanted, Value value) {
    if (!(value instanceof Vector vector) || vector.length() != each) {
      throw new RError(
          "values must be length "
              + each
              + ",\n but FUN(X[["
              + (index + 1)
              + "]]) result is length "
              + value.length());
    }
    boolean fits =
        vector.kind() == wanted.kind()
            || vector.kind().compareTo(wanted.kind()) < 0
                && Coercion.isNumberLike(vector)
                && Coercion.isNumberLike(wanted);
    if (!fits) {
      throw new RError(
          "values must be type '"
              + wanted.type()
              + "',\n but FUN(X[["
              + (index + 1)
              + "]]) result is type '"
              + vector.type()
              + "'");
    }
    for (int i = 0; i < each; i++) {
      result.set(index * each + i, vector, i);
    }
  }

  /** Without parameters, so that it is not among the running calls. */
  @RBuiltin(".mapply")
  static Value mapply(Context context, Value fun, Value dots, Value more) {
    var lists = (ListVector) dots;
    var function = context.function(fun);
    int longest = 0;
    boolean empty = false;
    var vectors = new Vector[lists.length()];
    for (int i = 0; i < vectors.length; i++) {
      vectors[i] = elements(context, lists.get(i));
      longest = Math.max(longest, vectors[i].length());
      empty |= vectors[i].length() == 0;
    }
    if (empty) {
      // One that is empty makes the result empty.
      longest = 0;
    }
    var result = ListVector.ofLength(longest);
    for (int i = 0; i < longest; i++) {
      var builder = new Args.Builder();
      for (int j = 0; j < vectors.length; j++) {
        int at = i % vectors[j].length();
        var expression =
            Call.of(
                "[[",
                Call.of("[[", Symbol.of("dots"), new IntVector(j + 1)),
                new IntVector(at + 1));
        builder.add(Promise.kept(expression, vectors[j].element(at)), lists.nameAt(j));
      }
      if (more instanceof ListVector list) {
        for (int j = 0; j < list.length(); j++) {
          builder.add(list.get(j), list.nameAt(j));
        }
      }
      var arguments = builder.build();
      result.set(i, context.apply(function, arguments, Calls.shown(function, arguments)));
    }
    for (var vector : vectors) {
      if (longest > 0 && longest % vector.length() != 0) {
        context.warningOfFrame("longer argument not a multiple of length of shorter");
        break;
      }
    }
    return result;
  }

  @RBuiltin(value = "do.call", formals = "what, args, quote, envir", visibility = Visibility.OWN)
  static Value doCall(
      Context context, Value what, Value arguments, @Nullable Value quote, @Nullable Value envir) {
    var environment = envir instanceof Environment given ? given : context.environment();
    if (!(arguments instanceof ListVector list)) {
      throw new RError("second argument must be a list");
    }
    if (!(what instanceof Function) && !(what instanceof StringVector name && name.length() == 1)) {
      throw new RError("'what' must be a function or character string");
    }
    if (what instanceof StringVector name && name.get(0).isEmpty()) {
      throw new RError(Symbol.NO_NAME);
    }
    var builder = new Args.Builder();
    boolean quoted = quote != null && Coercion.flag(quote, "quote");
    for (int i = 0; i < list.length(); i++) {
      var value = list.element(i);
      value.share();
      // What is code is evaluated, as if it were written there.
      boolean code = value instanceof Call || value instanceof Symbol && value != Symbol.MISSING;
      if (code && quoted) {
        value = Conditions.quoted(value);
      }
      builder.add(code ? new Promise(value, environment, false) : value, list.nameAt(i));
    }
    var all = builder.build();
    Value called = what instanceof StringVector name ? Symbol.of(name.get(0)) : what;
    var shown = Calls.shown(called, all);
    var function =
        called instanceof Symbol symbol
            ? context.runtime().functionOrNull(symbol, environment)
            : context.function(what);
    if (function == null) {
      throw new RError("could not find function \"" + called + "\"", shown);
    }
    context.setVisible(true);
    if (function instanceof Builtin builtin && builtin.treatment() == Treatment.SPECIAL) {
      return context.eval(shown, environment);
    }
    return context.runtime().evaluator().call(function, all, shown, environment, null);
  }

  @RBuiltin(value = "Recall", formals = "...", visibility = Visibility.OWN)
  static Value recall(Context context, Dots dots) {
    var frame = context.functionFrame();
    if (frame == null) {
      throw new RError("'Recall' called from outside a closure");
    }
    return context
        .runtime()
        .evaluator()
        .call(frame.function(), Vectors.arguments(dots), frame.call(), context.environment(), null);
  }

  @RBuiltin(value = "Reduce", formals = "f, x, init, right, accumulate, simplify")
  static Value reduce(
      Context context,
      Value f,
      Value x,
      @Nullable Value init,
      @Nullable Value right,
      @Nullable Value accumulate,
      @Nullable Value simplify) {
    var function = FunctionArguments.of(context, f, "f", 0);
    var vector = elements(context, x);
    boolean fromRight = right != null && Coercion.flag(right, "right");
    boolean keep = accumulate != null && Coercion.flag(accumulate, "accumulate");
    int count = vector.length();
    int done = 0;
    Value current;
    if (init != null) {
      current = init;
    } else if (count == 0) {
      return ListVector.ofLength(0) instanceof Value empty && keep ? empty : NullValue.NULL;
    } else {
      current = vector.element(fromRight ? count - 1 : 0);
      done = 1;
    }
    var inner = context.runtime().innerCalls();
    var shown = inner.of(fromRight ? "f(x[[i]], init)" : "f(init, x[[i]])");
    var element = inner.of("x[[i]]");
    var steps = new ArrayList<Value>();
    steps.add(current);
    for (; done < count; done++) {
      current.share();
      var so = Promise.kept(INIT, current);
      var next = Promise.kept(element, vector.element(fromRight ? count - 1 - done : done));
      current = context.apply(function, fromRight ? Args.of(next, so) : Args.of(so, next), shown);
      steps.add(current);
    }
    if (!keep) {
      return current;
    }
    if (fromRight) {
      Collections.reverse(steps);
    }
    var list = ListVector.of(steps.toArray(Value[]::new));
    boolean simple = simplify == null || Coercion.flag(simplify, "simplify");
    for (var step : steps) {
      simple &= step instanceof Vector single && single.length() == 1;
    }
    return simple ? Combine.unlist(list, false, true) : list;
  }
}
