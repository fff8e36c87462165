package dev.oser.agent.rewrite;

import dev.oser.profile.context.Labels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of methods and call sites. Equal names get equal numbers, so a class that two loaders
 * define is one class in the profile.
 */
public final class Names implements Labels {
  /** Called by the JVM or by code that is not instrumented. */
  static final int UNKNOWN_SITE = 0;

  /**
   * An instrumented method.
   *
   * @param source its source file
   * @param hasSites whether its calls are told apart by their sites
   */
  record Instrumented(int number, String source, boolean hasSites) {}

  private final Map<String, Instrumented> instrumented = new HashMap<>();
  private final Set<String> classes = ConcurrentHashMap.newKeySet();
  private final Table methods = new Table();
  private final Table sites = new Table();

  public Names() {
    // Its number is UNKNOWN_SITE.
    sites.number("");
  }

  /**
   * {@return the number of a method}
   *
   * @param hasSites whether its calls are told apart by their sites
   */
  synchronized int methodNumber(MethodName name, boolean hasSites) {
    int number = methods.number(name.label());
    instrumented.put(name.key(), new Instrumented(number, name.source(), hasSites));
    classes.add(name.className());
    return number;
  }

  /** {@return whether methods of a class are instrumented} */
  boolean hasClass(String name) {
    return classes.contains(name);
  }

  /** {@return the instrumented method that a stack walk calls so, or null} */
  synchronized @Nullable Instrumented instrumented(String key) {
    return instrumented.get(key);
  }

  /** {@return the number of a call site; the line is 0 if it is not known} */
  synchronized int siteNumber(String source, int line) {
    return sites.number(line <= 0 ? source : source + ":" + line);
  }

  @Override
  public synchronized String method(int number) {
    return methods.names.get(number);
  }

  @Override
  public synchronized String site(int number) {
    return sites.names.get(number);
  }

  private static final class Table {
    final List<String> names = new ArrayList<>();
    final Map<String, Integer> numbers = new HashMap<>();

    int number(String name) {
      var known = numbers.get(name);
      if (known != null) {
        return known;
      }
      numbers.put(name, names.size());
      names.add(name);
      return names.size() - 1;
    }
  }
}
