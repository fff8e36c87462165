package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Arguments of a call: values or promises, and their names.
 *
 * @param names empty where there is none, or null if there are none
 */
public record Args(Value[] values, String @Nullable [] names) {
  public static final Args NONE = new Args(new Value[0], null);

  public static Args of(Value... values) {
    return new Args(values, null);
  }

  public int size() {
    return values.length;
  }

  public Value get(int index) {
    return values[index];
  }

  public String name(int index) {
    return names == null ? "" : names[index];
  }

  public boolean hasNames() {
    return names != null;
  }

  public Args from(int first) {
    return new Args(
        Arrays.copyOfRange(values, first, values.length),
        names == null ? null : Arrays.copyOfRange(names, first, names.length));
  }

  /** {@return the arguments with this one in front} */
  public Args prepend(Value value) {
    var builder = new Builder();
    builder.add(value, "");
    builder.addAll(this);
    return builder.build();
  }

  public Args with(int index, Value value) {
    var changed = values.clone();
    changed[index] = value;
    return new Args(changed, names);
  }

  /** {@return the place of the argument of exactly this name, or -1} */
  public int indexOf(String name) {
    for (int i = 0; names != null && i < names.length; i++) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** {@return the arguments without the one of this name} */
  public Args without(int index) {
    var builder = new Builder();
    for (int i = 0; i < values.length; i++) {
      if (i != index) {
        builder.add(values[i], name(i));
      }
    }
    return builder.build();
  }

  /** Collects arguments. */
  public static final class Builder {
    private final List<Value> values = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private boolean named;

    public void add(Value value, String name) {
      values.add(value);
      names.add(name);
      named |= !name.isEmpty();
    }

    public void addAll(Args args) {
      for (int i = 0; i < args.size(); i++) {
        add(args.get(i), args.name(i));
      }
    }

    public int size() {
      return values.size();
    }

    public void set(int index, Value value) {
      values.set(index, value);
    }

    public int indexOf(String name) {
      return name.isEmpty() ? -1 : names.indexOf(name);
    }

    public Args build() {
      return new Args(values.toArray(Value[]::new), named ? names.toArray(String[]::new) : null);
    }
  }
}
