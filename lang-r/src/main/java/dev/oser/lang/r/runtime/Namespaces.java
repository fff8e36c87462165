package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The namespaces of a session. Those of installed packages are made by {@code loadNamespace}, which
 * is written in R; those of R's standard packages share one library:
 *
 * <pre>
 * library ─▶ namespace:base ─▶ global ─▶ … attached packages … ─▶ base
 *    ▲ the same variables
 * namespace:stats ─▶ imports:stats ─▶ namespace:base
 * </pre>
 *
 * The library holds what is not of base: all the standard packages export, and what our own code
 * needs and R's users do not see. Functions of base run in it, so that they can call {@code median}
 * without having it found where a program masks it, but programs are told that they run in the
 * namespace of base.
 */
public final class Namespaces {
  /** How the environments are called that functions of base run in. */
  static final String BASE = "namespace:base";

  private static final String PREFIX = "namespace:";
  private static final Symbol METHODS_TABLE = Symbol.of(".__S3MethodsTable__.");
  private static final Symbol FACTS = Symbol.of(".__NAMESPACE__.");
  private static final Symbol PACKAGE_NAME = Symbol.of(".packageName");

  private final Environment basePackage;
  private final Environment global;
  private final Environment base;
  private final Environment library;
  private final Environment baseMethods;

  /** The standard packages, whether anybody has loaded them or not. */
  private final Map<String, Environment> standard = new LinkedHashMap<>();

  private final Map<String, Environment> loaded = new LinkedHashMap<>();

  Namespaces(Environment basePackage, Environment global) {
    this.basePackage = basePackage;
    this.global = global;
    this.base = Environment.twin(basePackage, global);
    base.setName(BASE);
    this.library = new Environment(base);
    library.setName(BASE);
    this.baseMethods = new Environment(basePackage);
  }

  /** {@return the namespace of base: its variables, and then what programs define} */
  public Environment base() {
    return base;
  }

  /** {@return where functions of base run} */
  public Environment library() {
    return library;
  }

  /** {@return the environment that a program is shown instead of one that it should not see} */
  public Environment shown(Environment environment) {
    return environment == library ? base : environment;
  }

  /** {@return whether an environment is one of those that have the variables of base} */
  public boolean isBase(Environment environment) {
    return environment == basePackage || environment == base || environment == library;
  }

  /** {@return the namespace of a standard package, made when it is first asked for} */
  public Environment standard(String name) {
    return name.equals("base") ? base : standard.computeIfAbsent(name, this::make);
  }

  /** {@return the namespace of a standard package, or null} */
  public @Nullable Environment known(String name) {
    return standard.get(name);
  }

  private Environment make(String name) {
    var imports = Environment.twin(library, base);
    imports.setAttribute(Symbol.of("name"), text("imports:" + name));
    var namespace = new Environment(imports);
    namespace.setName(PREFIX + name);
    namespace.put(PACKAGE_NAME, text(name));
    namespace.put(FACTS, new Promise(Call.of(".standardFacts", text(name)), library, false));
    return namespace;
  }

  private static Value text(String text) {
    var value = new StringVector(text);
    value.share();
    return value;
  }

  /** {@return the namespace of a package that is loaded, or null} */
  public @Nullable Environment loaded(String name) {
    return loaded.get(name);
  }

  public Collection<String> loadedNames() {
    return loaded.keySet();
  }

  public void enter(String name, Environment namespace) {
    namespace.setName(PREFIX + name);
    loaded.put(name, namespace);
  }

  public void remove(String name) {
    loaded.remove(name);
  }

  /** {@return whether this is the namespace of a package} */
  public static boolean isNamespace(Environment environment) {
    return environment.name().startsWith(PREFIX);
  }

  /** {@return the name of the package whose namespace this is} */
  public static String nameOf(Environment namespace) {
    return namespace.name().substring(PREFIX.length());
  }

  /** {@return the namespace, attached package or global environment around an environment} */
  public Environment top(Environment from, @Nullable Environment also) {
    for (var e = from; e != null; e = e.parent()) {
      if (e == global
          || e == also
          || e == basePackage
          || isNamespace(e)
          || e.name().startsWith("package:")
          || e.get(PACKAGE_NAME) != null) {
        return shown(e);
      }
    }
    return global;
  }

  /** {@return the methods that were registered for generics that are defined here} */
  public Environment methodsTable(Environment definition) {
    if (isBase(definition)) {
      return baseMethods;
    }
    var top = top(definition, null);
    return top.get(METHODS_TABLE) instanceof Environment table ? table : baseMethods;
  }

  /** {@return the methods that were registered for generics of base} */
  public Environment baseMethods() {
    return baseMethods;
  }

  /** {@return the names of what is attached, nearest first} */
  public List<Environment> attached() {
    var result = new ArrayList<Environment>();
    for (var e = global.parent(); e != null && e != basePackage; e = e.parent()) {
      result.add(e);
    }
    return result;
  }
}
