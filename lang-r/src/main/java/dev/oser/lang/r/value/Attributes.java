package dev.oser.lang.r.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The attributes of a value, in the order in which they were set. Immutable. */
public final class Attributes {
  public static final Attributes NONE = new Attributes(new Symbol[0], new Value[0], null);

  private final Symbol[] names;
  private final Value[] values;
  private final boolean hasClass;

  /** What {@code asS4} said; null if the class says it. */
  private final @Nullable Boolean mark;

  private Attributes(Symbol[] names, Value[] values, @Nullable Boolean mark) {
    this.names = names;
    this.values = values;
    this.hasClass = Arrays.asList(names).contains(Symbol.CLASS);
    this.mark = mark;
  }

  public static Attributes of(Symbol name, Value value) {
    return NONE.with(name, value);
  }

  public int size() {
    return names.length;
  }

  public Symbol name(int index) {
    return names[index];
  }

  public Value value(int index) {
    return values[index];
  }

  public boolean hasClass() {
    return hasClass;
  }

  /** {@return the same attributes, of an object that is one of S4 or is not, whatever its class} */
  public Attributes marked(boolean formal) {
    return new Attributes(names, values, formal);
  }

  /**
   * {@return whether this is an object of S4: the class says which package defined it, unless
   * somebody decided otherwise}
   */
  public boolean isFormal() {
    if (mark != null) {
      return mark;
    }
    var named = hasClass ? get(Symbol.CLASS) : null;
    return named != null && named.attribute(Symbol.PACKAGE) != null;
  }

  public @Nullable Value get(Symbol name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i] == name) {
        return values[i];
      }
    }
    return null;
  }

  public Attributes with(Symbol name, Value value) {
    for (int i = 0; i < names.length; i++) {
      if (names[i] == name) {
        var changed = values.clone();
        changed[i] = value;
        return new Attributes(names, changed, name == Symbol.CLASS ? null : mark);
      }
    }
    var newNames = Arrays.copyOf(names, names.length + 1);
    var newValues = Arrays.copyOf(values, values.length + 1);
    newNames[names.length] = name;
    newValues[values.length] = value;
    return new Attributes(newNames, newValues, mark);
  }

  /** {@return the attributes without this one, or null if none are left} */
  public @Nullable Attributes without(Symbol name) {
    if (get(name) == null) {
      return this;
    }
    if (names.length == 1) {
      return null;
    }
    var newNames = new Symbol[names.length - 1];
    var newValues = new Value[names.length - 1];
    for (int i = 0, to = 0; i < names.length; i++) {
      if (names[i] != name) {
        newNames[to] = names[i];
        newValues[to++] = values[i];
      }
    }
    return new Attributes(newNames, newValues, name == Symbol.CLASS ? null : mark);
  }
}
