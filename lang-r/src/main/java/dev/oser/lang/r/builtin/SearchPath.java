package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is attached: the environments between the global one and base. What {@code attach}, {@code
 * library} and {@code detach}, which are written in R, do to it.
 */
final class SearchPath {
  private SearchPath() {}

  /** {@return the environments that programs find variables in: the global one is the first} */
  static List<Environment> environments(Runtime runtime) {
    var result = new ArrayList<Environment>();
    result.add(runtime.global());
    result.addAll(runtime.namespaces().attached());
    result.add(runtime.base());
    return result;
  }

  /** {@return how {@code search()} calls an environment} */
  static String name(Runtime runtime, Environment environment) {
    if (environment == runtime.global()) {
      return ".GlobalEnv";
    }
    return environment == runtime.base() ? "package:base" : environment.name();
  }

  @RBuiltin(value = "search", formals = " ")
  static Value search(Context context) {
    var runtime = context.runtime();
    return StringVector.of(
        environments(runtime).stream().map(each -> name(runtime, each)).toList());
  }

  /** Puts an environment with these variables behind another one. */
  @RBuiltin(value = ".attach", formals = "what, pos, name", visibility = Visibility.OFF)
  static Value attach(Context context, Value what, Value pos, Value name) {
    var runtime = context.runtime();
    var path = environments(runtime);
    int place = Math.max(2, Math.min(Coercion.integer(pos, "pos"), path.size()));
    var before = path.get(place - 2);
    var attached = new Environment(path.get(place - 1));
    switch (what) {
      case ListVector list -> {
        for (int i = 0; i < list.length(); i++) {
          if (list.nameAt(i).isEmpty()) {
            throw new RError("all elements of a list must be named", NullValue.NULL);
          }
          list.get(i).share();
          attached.put(Symbol.of(list.nameAt(i)), list.get(i));
        }
      }
      case Environment environment -> {
        for (var symbol : environment.names()) {
          var bound = environment.get(symbol);
          if (bound != null) {
            bound.share();
            attached.put(symbol, bound);
          }
        }
      }
      default -> {
        // Nothing yet: a package is filled later.
      }
    }
    attached.setName(Coercion.string(name, "name"));
    attached.setAttribute(Symbol.of("name"), name);
    before.setParent(attached);
    return attached;
  }

  /** Takes what is at a place out of the search path. */
  @RBuiltin(value = ".detach", formals = "pos", visibility = Visibility.OFF)
  static Value detach(Context context, @Nullable Value pos) {
    var path = environments(context.runtime());
    int place = pos == null ? 2 : Coercion.integer(pos, "pos");
    if (place == path.size()) {
      throw new RError("detaching \"package:base\" is not allowed");
    }
    if (place < 2 || place > path.size()) {
      throw new RError("invalid 'pos' argument");
    }
    path.get(place - 2).setParent(path.get(place));
    return path.get(place - 1);
  }
}
