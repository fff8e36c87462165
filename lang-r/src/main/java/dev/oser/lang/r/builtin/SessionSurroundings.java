package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.serialization.Surroundings;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/**
 * What serialized values refer to in a session.
 *
 * @param hook a function that names environments, or finds them by their names; null if there is
 *     none
 */
record SessionSurroundings(Context context, @Nullable Function hook) implements Surroundings {
  private static final String NAMESPACE = "namespace:";
  private static final String VERSION = "4.2.2";

  private Runtime runtime() {
    return context.runtime();
  }

  @Override
  public Environment global() {
    return runtime().global();
  }

  @Override
  public Environment base() {
    return runtime().base();
  }

  @Override
  public Environment empty() {
    return runtime().empty();
  }

  @Override
  public @Nullable StringVector namespaceName(Environment environment) {
    return environment.name().startsWith(NAMESPACE)
        ? StringVector.of(environment.name().substring(NAMESPACE.length()), VERSION)
        : null;
  }

  /** Packages are part of base, but some have an environment for their functions. */
  @Override
  public Environment namespace(StringVector name) {
    for (var symbol : base().names()) {
      var home =
          switch (base().get(symbol)) {
            case Promise promise when promise.environment() != null -> promise.environment();
            case Promise promise when promise.value() instanceof Closure closure ->
                closure.environment();
            case null, default -> null;
          };
      if (home != null && home.name().equals(NAMESPACE + name.get(0))) {
        return home;
      }
    }
    var found = context.eval(Call.of("getNamespace", new StringVector(name.get(0))), base());
    if (found instanceof Environment environment) {
      return environment;
    }
    throw new RError("there is no package called '" + name.get(0) + "'");
  }

  @Override
  public Environment attached(String name) {
    var attached = context.eval(Call.of("search"), base());
    if (attached instanceof StringVector names && names.indexOf(name) >= 0) {
      return base();
    }
    context.warning("'" + name + "' may not be available when loading");
    return global();
  }

  @Override
  public Function primitive(String name) {
    if (bound(name) instanceof Function function) {
      return function;
    }
    throw new RError("unrecognized internal function name \"" + name + "\"");
  }

  private @Nullable Value bound(String name) {
    var value = name.isEmpty() ? null : base().get(Symbol.of(name));
    return value instanceof Promise ? runtime().valueOf(value) : value;
  }

  @Override
  public @Nullable String libraryName(Function function) {
    if (function instanceof Closure closure
        && closure.environment() != base()
        && namespaceName(closure.environment()) == null) {
      return null;
    }
    for (var name : base().names()) {
      var value = base().get(name);
      if (value == function || value instanceof Promise promise && promise.value() == function) {
        return name.name();
      }
    }
    return null;
  }

  @Override
  public @Nullable Function libraryFunction(String name) {
    return bound(name) instanceof Function function ? function : null;
  }

  @Override
  public @Nullable StringVector persistentName(Environment environment) {
    return hook != null && context.apply(hook, environment) instanceof StringVector name
        ? name
        : null;
  }

  @Override
  public Value persistent(StringVector name) {
    if (hook == null) {
      throw new RError("no restore method available");
    }
    return context.apply(hook, name);
  }

  @Override
  public StringVector texts(Value numbers) {
    return (StringVector) Coercion.to(Vector.Kind.STRING, (Vector) numbers);
  }
}
