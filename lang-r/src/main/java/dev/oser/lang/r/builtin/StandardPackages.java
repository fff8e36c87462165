package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Namespaces;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Cell;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which name belongs to which of R's standard packages, as recorded from GNU R. What the library
 * defines goes to where R has it by this table alone, so that whoever adds a function need not say
 * so; what R does not have is seen by our own code only.
 */
final class StandardPackages {
  private static final String BASE = "base";

  /**
   * A package whose exports have the names of functions of other packages: it defines them when it
   * is loaded, and what it defines must not replace those.
   */
  private static final String WITH_OWN_GENERICS = "stats4";

  /** As {@code loadedNamespaces()} gives them when a session begins. */
  private static final List<String> LOADED =
      List.of("compiler", "graphics", "utils", "grDevices", "stats", "datasets", "methods");

  /** What is attached when a session begins, farthest first. */
  private static final List<String> ATTACHED =
      List.of("methods", "datasets", "utils", "grDevices", "graphics", "stats");

  private final Map<String, List<String>> names = new LinkedHashMap<>();
  private final Map<String, String> homes = new HashMap<>(8192);

  private StandardPackages() {}

  static StandardPackages read() {
    var packages = new StandardPackages();
    for (var line : RSources.resource("/dev/oser/lang/r/packages/names.txt").split("\n")) {
      int tab = line.indexOf('\t');
      if (!line.startsWith("# ") && tab > 0) {
        packages.add(line.substring(0, tab), line.substring(tab + 1));
      }
    }
    return packages;
  }

  private void add(String name, String variables) {
    var all = new ArrayList<String>();
    int start = 0;
    while (start < variables.length()) {
      int end = variables.indexOf(' ', start);
      end = end < 0 ? variables.length() : end;
      var variable = variables.substring(start, end);
      all.add(variable);
      homes.putIfAbsent(variable, name);
      start = end + 1;
    }
    names.put(name, all);
  }

  List<String> packages() {
    return List.copyOf(names.keySet());
  }

  /** {@return whether R has a package of this name itself} */
  boolean has(String name) {
    return names.containsKey(name);
  }

  /** {@return what R's package of this name has for others, whether we have it or not} */
  List<String> names(String name) {
    return names.getOrDefault(name, List.of());
  }

  /** {@return the package that a variable of the library belongs to, or null} */
  @Nullable String home(String variable) {
    return homes.get(variable);
  }

  /** Defines a variable of the library. */
  void define(Runtime runtime, Symbol name, Value value) {
    (BASE.equals(homes.get(name.name())) ? runtime.base() : runtime.library()).put(name, value);
  }

  /**
   * {@return where a function of the library runs}
   *
   * @param otherwise the package of a function that R does not export
   */
  Environment surroundings(Runtime runtime, String name, String otherwise) {
    var home = homes.getOrDefault(name, otherwise);
    return home.equals(BASE) ? runtime.library() : runtime.namespaces().standard(home);
  }

  /** Fills the namespaces and attaches what is attached from the beginning. */
  void attach(Runtime runtime) {
    for (var name : names.keySet()) {
      if (!name.equals(BASE) && !name.equals(WITH_OWN_GENERICS)) {
        fill(runtime, name, runtime.namespaces().standard(name));
      }
    }
    for (var name : LOADED) {
      runtime.namespaces().enter(name, runtime.namespaces().standard(name));
    }
    runtime.namespaces().enter(BASE, runtime.namespaces().base());
    var autoloads = new Environment(runtime.base());
    autoloads.setName("Autoloads");
    Environment behind = autoloads;
    var home = System.getenv("R_HOME");
    var libraries = (home == null ? RSources.HOME : home) + "/library";
    for (var name : ATTACHED) {
      var attached = new Environment(behind);
      fill(runtime, name, attached);
      attached.setName("package:" + name);
      attached.setAttribute(Symbol.of("name"), text("package:" + name));
      attached.setAttribute(Symbol.of("path"), text(libraries + "/" + name));
      attached.lock();
      attached.lockBindings();
      behind = attached;
    }
    runtime.global().setParent(behind);
  }

  private static Value text(String text) {
    return new StringVector(text);
  }

  private void fill(Runtime runtime, String name, Environment target) {
    for (var variable : names(name)) {
      var symbol = Symbol.of(variable);
      var cell = cell(runtime, symbol);
      if (cell != null) {
        target.bind(symbol, cell);
      }
    }
  }

  private static @Nullable Cell cell(Runtime runtime, Symbol symbol) {
    var cell = runtime.library().cell(symbol);
    return cell == null ? runtime.base().cell(symbol) : cell;
  }

  static StandardPackages of(Runtime runtime) {
    return runtime.extension(StandardPackages.class, StandardPackages::read);
  }

  /** {@return the namespace a builtin is shown to be in} */
  static Environment surroundings(Runtime runtime, String builtin) {
    var home = of(runtime).home(builtin);
    Namespaces namespaces = runtime.namespaces();
    return home == null ? namespaces.base() : namespaces.standard(home);
  }
}
