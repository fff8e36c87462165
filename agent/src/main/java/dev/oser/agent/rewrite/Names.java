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
 *
 * <p>A session knows which methods it has instrumented. The numbers are the same for all sessions:
 * a method instrumented in one may be active in the next, and go on telling them.
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

  private static final Table METHODS = new Table();
  private static final Table SITES = new Table();

  static {
    // Its number is UNKNOWN_SITE.
    SITES.number("");
  }

  private final Map<String, Instrumented> instrumented = new HashMap<>();
  private final Set<String> classes = ConcurrentHashMap.newKeySet();

  /**
   * {@return the number of a method}
   *
   * @param hasSites whether its calls are told apart by their sites
   */
  synchronized int methodNumber(MethodName name, boolean hasSites) {
    int number = METHODS.number(name.label());
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
  int siteNumber(String source, int line) {
    return SITES.number(line <= 0 ? source : source + ":" + line);
  }

  @Override
  public String method(int number) {
    return METHODS.name(number);
  }

  @Override
  public String site(int number) {
    return SITES.name(number);
  }

  private static final class Table {
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    synchronized int number(String name) {
      var known = numbers.get(name);
      if (known != null) {
        return known;
      }
      numbers.put(name, names.size());
      names.add(name);
      return names.size() - 1;
    }

    synchronized String name(int number) {
      return names.get(number);
    }
  }
}
