package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Namespaces;
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
 * @param global what stands for the global environment
 */
record SessionSurroundings(Context context, @Nullable Function hook, Environment global)
    implements Surroundings {
  private static final String VERSION = "4.2.2";

  private Runtime runtime() {
    return context.runtime();
  }

  SessionSurroundings(Context context, @Nullable Function hook) {
    this(context, hook, context.runtime().global());
  }

  @Override
  public Environment base() {
    return runtime().base();
  }

  @Override
  public Environment baseNamespace() {
    return runtime().namespaces().base();
  }

  @Override
  public boolean isLibrary(Environment environment) {
    return runtime().namespaces().isBase(environment);
  }

  @Override
  public boolean isStandard(Environment environment) {
    return isLibrary(environment)
        || Namespaces.isNamespace(environment)
            && StandardPackages.of(runtime()).has(Namespaces.nameOf(environment));
  }

  @Override
  public Environment empty() {
    return runtime().empty();
  }

  @Override
  public @Nullable StringVector namespaceName(Environment environment) {
    if (!Namespaces.isNamespace(environment) || runtime().namespaces().isBase(environment)) {
      return null;
    }
    var name = Namespaces.nameOf(environment);
    var standard = StandardPackages.of(runtime()).has(name);
    return standard ? StringVector.of(name, VERSION) : installed(environment, name);
  }

  @Override
  public Environment namespace(StringVector name) {
    var found =
        context.eval(Call.of("getNamespace", new StringVector(name.get(0))), runtime().library());
    if (found instanceof Environment environment) {
      return environment;
    }
    throw new RError("there is no package called '" + name.get(0) + "'");
  }

  private static @Nullable StringVector installed(Environment namespace, String name) {
    return namespace.get(Symbol.of(".__NAMESPACE__.")) instanceof Environment facts
            && facts.get(Symbol.of("spec")) instanceof StringVector specification
            && specification.length() == 2
        ? StringVector.of(name, specification.get(1))
        : null;
  }

  @Override
  public Environment attached(String name) {
    for (var each : runtime().namespaces().attached()) {
      if (each.name().equals(name)) {
        return each;
      }
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
    if (name.isEmpty()) {
      return null;
    }
    var symbol = Symbol.of(name);
    var inBase = base().get(symbol);
    var value = inBase == null ? runtime().library().get(symbol) : inBase;
    return value instanceof Promise ? runtime().valueOf(value) : value;
  }

  @Override
  public @Nullable String libraryName(Function function) {
    if (function instanceof Closure closure
        && !runtime().namespaces().isBase(closure.environment())
        && namespaceName(closure.environment()) == null) {
      return null;
    }
    var inBase = nameIn(base(), function);
    return inBase == null ? nameIn(runtime().library(), function) : inBase;
  }

  private static @Nullable String nameIn(Environment environment, Function function) {
    for (var name : environment.names()) {
      var value = environment.get(name);
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
