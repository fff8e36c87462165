package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Assumptions;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Cell;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * What came of looking for methods, for class attributes that come again and again: objects made by
 * the same code have the very same one, and others one of the same texts. It holds until a variable
 * with the name of a method is made anywhere, or the method that was found is replaced.
 */
final class MethodCache {
  private static final int SIZE = 256;

  /** What came of looking for a method. */
  record Entry(
      String generic,
      String group,
      Object classes,
      Environment from,
      Environment definition,
      int changes,
      @Nullable Cell cell,
      Methods.@Nullable Hit hit) {
    private boolean holds(
        String wanted,
        String inGroup,
        Object ofClasses,
        Environment fromHere,
        Environment fromThere,
        int now) {
      return classes == ofClasses
          && from == fromHere
          && definition == fromThere
          && changes == now
          && generic.equals(wanted)
          && group.equals(inGroup)
          && (hit == null || cell != null && cell.value() == hit.function());
    }
  }

  private final @Nullable Entry[] entries = new Entry[SIZE];

  /** Class attributes by their texts, each in the one place where it can be. */
  private final @Nullable StringVector[] attributes = new StringVector[SIZE];

  private final Assumptions assumptions;

  MethodCache(Assumptions assumptions) {
    this.assumptions = assumptions;
  }

  /** {@return what stands for the classes of a value; null if they have to be found each time} */
  static @Nullable Object key(Value value) {
    if (value.isFormal()) {
      return null;
    }
    if (value.attribute(Symbol.CLASS) instanceof StringVector classes) {
      return classes;
    }
    // The names of types are always the same objects; calls of some functions have classes.
    return value instanceof Call || value.attribute(Symbol.DIM) != null ? null : value.type();
  }

  /**
   * {@return the first environment around one that is none of a call; null if a method may be among
   * the variables of a call}
   */
  static @Nullable Environment outside(Environment from) {
    Environment e = from;
    while (e instanceof Activation activation) {
      if (activation.hasCells() || activation.layout().mayHaveMethods()) {
        return null;
      }
      e = activation.parent();
    }
    return e;
  }

  @Nullable Entry get(
      String generic, String group, Object classes, Environment from, Environment definition) {
    var entry = find(generic, group, classes, from, definition);
    if (entry != null || !(classes instanceof StringVector attribute)) {
      return entry;
    }
    var first = first(attribute);
    return first == attribute ? null : find(generic, group, first, from, definition);
  }

  /** {@return the first class attribute with these texts, as far as is known} */
  private StringVector first(StringVector attribute) {
    int hash = 0;
    for (int i = 0; i < attribute.length(); i++) {
      hash = 31 * hash + attribute.get(i).hashCode();
    }
    int place = (hash ^ hash >>> 16) & SIZE - 1;
    var first = attributes[place];
    if (first == null || !haveSameTexts(first, attribute)) {
      attributes[place] = attribute;
      return attribute;
    }
    return first;
  }

  private static boolean haveSameTexts(StringVector a, StringVector b) {
    boolean same = a.length() == b.length();
    for (int i = 0; same && i < a.length(); i++) {
      same = a.get(i).equals(b.get(i));
    }
    return same;
  }

  private @Nullable Entry find(
      String generic, String group, Object classes, Environment from, Environment definition) {
    var known = entries[index(generic, classes)];
    return known != null
            && known.holds(generic, group, classes, from, definition, assumptions.methodChanges())
        ? known
        : null;
  }

  /** Notes what was found, for the first of the class attributes with the same texts. */
  void put(
      String generic,
      String group,
      Object classes,
      Environment from,
      Environment definition,
      int changes,
      @Nullable Cell cell,
      Methods.@Nullable Hit hit) {
    var key = classes instanceof StringVector attribute ? first(attribute) : classes;
    entries[index(generic, key)] =
        new Entry(generic, group, key, from, definition, changes, cell, hit);
  }

  int changes() {
    return assumptions.methodChanges();
  }

  private static int index(String generic, Object classes) {
    int hash = 31 * System.identityHashCode(classes) + generic.hashCode();
    return (hash ^ hash >>> 16) & SIZE - 1;
  }
}
