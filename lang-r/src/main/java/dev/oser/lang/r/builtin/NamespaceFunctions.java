package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Namespaces;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** The table of namespaces, and variables of them. What loads packages is written in R. */
final class NamespaceFunctions {
  private static final Symbol FACTS = Symbol.of(".__NAMESPACE__.");

  private NamespaceFunctions() {}

  private static String text(Value name) {
    return name instanceof Symbol symbol ? symbol.name() : Coercion.string(name, "name");
  }

  private static Value orNull(@Nullable Value value) {
    return value == null ? NullValue.NULL : value;
  }

  /** {@return the namespace of a package that is loaded, or NULL} */
  @RBuiltin(value = ".getNamespace", formals = "name")
  static Value loaded(Context context, Value name) {
    return orNull(context.runtime().namespaces().loaded(text(name)));
  }

  /** {@return the namespace of a package that comes with R, loaded or not, or NULL} */
  @RBuiltin(value = ".standardNamespace", formals = "name")
  static Value standard(Context context, Value name) {
    return StandardPackages.of(context.runtime()).has(text(name))
        ? context.runtime().namespaces().standard(text(name))
        : NullValue.NULL;
  }

  /** {@return what a package that comes with R exports there, whether we have it or not} */
  @RBuiltin(value = ".standardNames", formals = "name")
  static Value standardNames(Context context, Value name) {
    return StringVector.of(StandardPackages.of(context.runtime()).names(text(name)));
  }

  @RBuiltin(value = ".standardPackages", formals = "")
  static Value standardPackages(Context context) {
    return StringVector.of(StandardPackages.of(context.runtime()).packages());
  }

  @RBuiltin(value = ".enterNamespace", formals = "name, namespace", visibility = Visibility.OFF)
  static Value enter(Context context, Value name, Value namespace) {
    context.runtime().namespaces().enter(text(name), (Environment) namespace);
    return namespace;
  }

  @RBuiltin(value = ".leaveNamespace", formals = "name", visibility = Visibility.OFF)
  static Value leave(Context context, Value name) {
    context.runtime().namespaces().remove(text(name));
    return NullValue.NULL;
  }

  @RBuiltin(value = "loadedNamespaces", formals = " ")
  static Value all(Context context) {
    return StringVector.of(context.runtime().namespaces().loadedNames());
  }

  @RBuiltin(value = "isNamespaceLoaded", formals = "name")
  static Value isLoaded(Context context, Value name) {
    return LogicalVector.of(context.runtime().namespaces().loaded(text(name)) != null);
  }

  @RBuiltin(value = "isNamespace", formals = "ns")
  static Value isNamespace(Value namespace) {
    return LogicalVector.of(
        namespace instanceof Environment environment && Namespaces.isNamespace(environment));
  }

  @RBuiltin(value = "topenv", formals = "envir, matchThisEnv")
  static Value top(Context context, @Nullable Value envir, @Nullable Value match) {
    // What is no environment is in none, and base is around everything.
    var from =
        envir == null
            ? context.environment()
            : envir instanceof Environment given ? given : context.runtime().library();
    var also = match != null ? match : context.runtime().options().get("topLevelEnvironment");
    return context
        .runtime()
        .namespaces()
        .top(from, also instanceof Environment known ? known : null);
  }

  /** {@return the methods that were registered for generics that are defined here} */
  @RBuiltin(value = ".methodsTable", formals = "definition")
  static Value methodsTable(Context context, Value definition) {
    var namespaces = context.runtime().namespaces();
    return definition instanceof Environment environment
        ? namespaces.methodsTable(environment)
        : namespaces.baseMethods();
  }

  /** Binds variables of one environment in another, without evaluating promises. */
  @RBuiltin(
      value = "importIntoEnv",
      formals = "impenv, impnames, expenv, expnames",
      visibility = Visibility.OFF)
  static Value importInto(Value target, Value names, Value source, Value sourceNames) {
    if (!(target instanceof Environment to)) {
      throw new RError("bad import environment argument");
    }
    if (!(source instanceof Environment from)) {
      throw new RError("bad export environment argument");
    }
    if (!(names instanceof StringVector here)
        || !(sourceNames instanceof StringVector there)
        || here.length() != there.length()) {
      throw new RError("length of import and export names must match");
    }
    for (int i = 0; i < here.length(); i++) {
      var symbol = Symbol.of(there.get(i));
      Value bound = null;
      for (var e = from; e != null && bound == null; e = e.parent()) {
        bound = e.get(symbol);
      }
      if (bound == null) {
        throw new RError("exported symbol '" + there.get(i) + "' has no value");
      }
      bound.share();
      to.put(Symbol.of(here.get(i)), bound);
    }
    return NullValue.NULL;
  }

  @RBuiltin(
      value = {"::", ":::"},
      treatment = Treatment.SPECIAL)
  static Value qualified(Context context) {
    var call = context.call();
    if (call.size() != 2) {
      throw new RError(
          call.size()
              + (call.size() == 1 ? " argument" : " arguments")
              + " passed to '"
              + call.function()
              + "' which requires 2");
    }
    var name = name(call.argument(1), "bad variable name");
    var from = name(call.argument(0), "bad namespace name");
    boolean exported = context.builtin() == null || context.builtin().name().equals("::");
    return value(context, from, Symbol.of(name), exported);
  }

  private static String name(Value written, String otherwise) {
    if (written instanceof Symbol symbol) {
      return symbol.name();
    }
    if (written instanceof StringVector text && text.length() == 1) {
      return text.get(0);
    }
    throw new RError(otherwise, NullValue.NULL);
  }

  /**
   * {@return a variable of a package; the ones that are not exported only if they are asked for}
   */
  private static Value value(Context context, String from, Symbol name, boolean exported) {
    var runtime = context.runtime();
    var namespace = runtime.namespaces().loaded(from);
    if (namespace == null) {
      namespace = load(context, from);
    }
    if (runtime.namespaces().isBase(namespace)) {
      exported = false;
    }
    var variable = exported ? exportedName(context, namespace, name) : name;
    var bound = variable == null ? null : namespace.get(variable);
    if (bound == null && !exported && namespace == runtime.namespaces().known(from)) {
      // What R's own packages do not export is in the library they share.
      bound = runtime.library().get(name);
    }
    if (bound != null) {
      return runtime.valueOf(bound);
    }
    var get = exported ? "getExportedValue" : ".getInternalValue";
    return context.eval(
        Call.of(get, new StringVector(from), new StringVector(name.name())), runtime.library());
  }

  private static Environment load(Context context, String name) {
    // R's own code loads it under this name, and says so if there is no such package.
    var call = Call.of("loadNamespace", Symbol.of("x"));
    var function =
        context.runtime().function(Symbol.of("loadNamespace"), context.runtime().library());
    var arguments = Args.of(new StringVector(name));
    var loaded =
        context.runtime().evaluator().call(function, arguments, call, context.environment(), null);
    return (Environment) loaded;
  }

  /** {@return the name that an exported variable has inside; null if it is not exported so} */
  private static @Nullable Symbol exportedName(
      Context context, Environment namespace, Symbol name) {
    var facts = namespace.get(FACTS);
    if (facts == null) {
      return name;
    }
    return context.runtime().valueOf(facts) instanceof Environment environment
            && environment.get(Symbol.of("exports")) instanceof Environment exports
            && exports.get(name) instanceof StringVector inside
        ? Symbol.of(inside.get(0))
        : null;
  }
}
