package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The classes of a session, and which of them extend which. */
public final class FormalClasses {
  /** What every object is of, and every argument that is not there. */
  public static final String ANY = "ANY";

  private final Map<String, FormalClass> classes = new HashMap<>();

  /** For each class that somebody asked for, how far what it extends is away, nearest first. */
  private final Map<String, Map<String, Integer>> distances = new HashMap<>();

  private final Runnable changed;

  /**
   * @param changed what to do when a class is defined or removed
   */
  FormalClasses(Runtime runtime, Runnable changed) {
    this.changed = changed;
    BasicClasses.defineIn(this, runtime);
  }

  public @Nullable FormalClass get(String name) {
    return classes.get(name);
  }

  /** Defines a class, or defines it anew. */
  public void define(FormalClass defined) {
    var before = classes.put(defined.name(), defined);
    if (before != null) {
      detach(before);
    }
    for (var name : defined.direct()) {
      addSubclass(name, defined.name());
    }
    forgetDistances();
  }

  private void addSubclass(String of, String subclass) {
    var extended = classes.get(of);
    if (extended != null && !extended.subclasses().contains(subclass)) {
      extended.subclasses().add(subclass);
    }
  }

  private void detach(FormalClass gone) {
    for (var each : classes.values()) {
      each.subclasses().remove(gone.name());
    }
  }

  /** Says that a class extends another one, which is how members of a union do. */
  public void extend(String name, String union) {
    var member = classes.get(name);
    if (member != null && !member.direct().contains(union)) {
      member.direct().add(union);
      addSubclass(union, name);
      forgetDistances();
    }
  }

  public boolean remove(String name) {
    var gone = classes.remove(name);
    if (gone == null) {
      return false;
    }
    detach(gone);
    for (var each : classes.values()) {
      each.direct().remove(name);
    }
    forgetDistances();
    return true;
  }

  private void forgetDistances() {
    distances.clear();
    changed.run();
  }

  /** {@return a class and all it extends with how far away each is, nearest first} */
  public Map<String, Integer> distances(String name) {
    return distances.computeIfAbsent(name, this::search);
  }

  private Map<String, Integer> search(String name) {
    var found = new LinkedHashMap<String, Integer>();
    var queue = new ArrayDeque<String>();
    found.put(name, 0);
    queue.add(name);
    while (!queue.isEmpty()) {
      var next = queue.remove();
      int distance = found.getOrDefault(next, 0) + 1;
      var defined = classes.get(next);
      for (var extended : defined == null ? List.<String>of() : defined.direct()) {
        if (found.putIfAbsent(extended, distance) == null) {
          queue.add(extended);
        }
      }
    }
    return found;
  }

  /** {@return a class and all it extends, nearest first} */
  public List<String> linear(String name) {
    return new ArrayList<>(distances(name).keySet());
  }

  /**
   * {@return how far a class is from one that it extends; -1 if it does not} Everything else is
   * nearer than {@code ANY}.
   */
  public int distance(String name, String wanted) {
    var known = distances(name);
    var distance = known.get(wanted);
    if (distance != null) {
      return distance;
    }
    if (!wanted.equals(ANY)) {
      return -1;
    }
    int farthest = 0;
    for (int each : known.values()) {
      farthest = Math.max(farthest, each);
    }
    return farthest + 1;
  }

  /** {@return whether one class is another one or extends it} */
  public boolean isExtension(String name, String wanted) {
    return wanted.equals(ANY) || distances(name).containsKey(wanted);
  }

  /** {@return the class of a value as methods are looked for} */
  public static String label(Value value) {
    if (value.attributes() != null && value.attribute(Symbol.CLASS) instanceof StringVector named) {
      return named.get(0);
    }
    return Methods.classOf(value)[0];
  }

  /** {@return whether a value is of a class} */
  public boolean isInstance(Value value, String wanted) {
    if (isExtension(label(value), wanted)) {
      return true;
    }
    if (value.isFormal() || !(value.attribute(Symbol.CLASS) instanceof StringVector named)) {
      return false;
    }
    for (int i = 1; i < named.length(); i++) {
      if (isExtension(named.get(i), wanted)) {
        return true;
      }
    }
    return false;
  }
}
