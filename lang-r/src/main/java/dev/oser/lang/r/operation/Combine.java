package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import dev.oser.lang.r.value.Vector.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code c} and {@code unlist}: one vector from many values. */
public final class Combine {
  private final boolean recursive;
  private final boolean useNames;
  private final List<Value> parts = new ArrayList<>();
  private final List<String> prefixes = new ArrayList<>();
  private @Nullable Kind kind;
  private int length;
  private boolean named;

  private Combine(boolean recursive, boolean useNames) {
    this.recursive = recursive;
    this.useNames = useNames;
  }

  /** {@return the values in one vector of the most general of their types} */
  public static Value combine(Args arguments, boolean recursive, boolean useNames) {
    var combine = new Combine(recursive, useNames);
    for (int i = 0; i < arguments.size(); i++) {
      combine.add(arguments.get(i), arguments.name(i));
    }
    return combine.result();
  }

  /** {@return the elements of a list, and of the lists in it, in one vector} */
  public static Value unlist(Value value, boolean recursive, boolean useNames) {
    if (!(value instanceof ListVector list)) {
      return value;
    }
    var combine = new Combine(recursive, useNames);
    for (int i = 0; i < list.length(); i++) {
      combine.add(list.get(i), list.nameAt(i));
    }
    return combine.result();
  }

  /** {@return what has elements to take out, or null if the value is to be combined as it is} */
  private @Nullable Vector entered(Value value) {
    return recursive && (value instanceof ListVector || value instanceof ExpressionVector)
        ? (Vector) value
        : null;
  }

  private void add(Value value, String name) {
    if (value == NullValue.NULL) {
      return;
    }
    parts.add(value);
    prefixes.add(name);
    measure(value);
    named |= useNames && !name.isEmpty();
  }

  private void measure(Value value) {
    var list = entered(value);
    if (list != null) {
      named |= useNames && list.names() != null && list.length() > 0;
      for (int i = 0; i < list.length(); i++) {
        if (list.element(i) != NullValue.NULL) {
          measure(list.element(i));
        }
      }
      return;
    }
    if (value instanceof Vector vector) {
      widen(vector.kind());
      length += vector.length();
      named |= useNames && Subset.names(vector) != null && vector.length() > 0;
    } else {
      widen(Kind.LIST);
      length++;
    }
  }

  private void widen(Kind other) {
    kind = kind == null ? other : Coercion.common(kind, other);
  }

  private Value result() {
    if (kind == null) {
      return NullValue.NULL;
    }
    var result = Vector.empty(kind, length);
    int at = 0;
    for (var part : parts) {
      at = fill(result, at, part);
    }
    if (named) {
      var names = new String[length];
      at = 0;
      for (int i = 0; i < parts.size(); i++) {
        at = fillNames(names, at, parts.get(i), prefixes.get(i));
      }
      result.setAttribute(Symbol.NAMES, StringVector.of(names));
    }
    return result;
  }

  private int fill(Vector result, int start, Value part) {
    int at = start;
    var inner = entered(part);
    if (inner != null) {
      for (int i = 0; i < inner.length(); i++) {
        if (inner.element(i) != NullValue.NULL) {
          at = fill(result, at, inner.element(i));
        }
      }
      return at;
    }
    if (!(part instanceof Vector vector)) {
      result.set(at, ListVector.of(part), 0);
      return at + 1;
    }
    if (vector instanceof ListVector list && result instanceof ListVector) {
      for (int i = 0; i < list.length(); i++) {
        list.get(i).share();
      }
    }
    result.setRange(at, vector, 0, vector.length());
    return at + vector.length();
  }

  private int fillNames(String[] names, int start, Value part, String prefix) {
    int at = start;
    int count = leaves(part);
    var list = entered(part);
    if (list != null) {
      boolean several = unnamedLeaves(list) > 1;
      int number = 0;
      for (int i = 0; i < list.length(); i++) {
        var element = list.element(i);
        if (element == NullValue.NULL) {
          continue;
        }
        int inside = leaves(element);
        var name = list.nameAt(i);
        if (!prefix.isEmpty() && name.isEmpty() && several) {
          at = fillNumbered(names, at, element, prefix, number, count);
        } else {
          var full = prefix.isEmpty() ? name : name.isEmpty() ? prefix : prefix + "." + name;
          at = fillNames(names, at, element, full);
        }
        number += inside;
      }
      return at;
    }
    var own = part instanceof Vector vector ? Subset.names(vector) : null;
    for (int i = 0; i < count; i++) {
      var name = own == null ? "" : own.get(i);
      names[at++] = join(prefix, name, i, count);
    }
    return at;
  }

  private int fillNumbered(
      String[] names, int start, Value part, String prefix, int number, int total) {
    int at = start;
    var list = entered(part);
    if (list != null) {
      int n = number;
      for (int i = 0; i < list.length(); i++) {
        var element = list.element(i);
        if (element != NullValue.NULL) {
          var name = list.nameAt(i);
          at =
              name.isEmpty()
                  ? fillNumbered(names, at, element, prefix, n, total)
                  : fillNames(names, at, element, prefix + "." + name);
          n += leaves(element);
        }
      }
      return at;
    }
    var own = part instanceof Vector vector ? Subset.names(vector) : null;
    int count = leaves(part);
    for (int i = 0; i < count; i++) {
      var name = own == null ? "" : own.get(i);
      names[at++] = name.isEmpty() ? prefix + (number + i + 1) : prefix + "." + name;
    }
    return at;
  }

  private static String join(String prefix, String name, int index, int count) {
    if (prefix.isEmpty()) {
      return name;
    }
    if (!name.isEmpty()) {
      return prefix + "." + name;
    }
    return count == 1 ? prefix : prefix + (index + 1);
  }

  /** {@return how many elements there are that no list on the way to them has a name for} */
  private int unnamedLeaves(Value value) {
    var list = entered(value);
    if (list == null) {
      return leaves(value);
    }
    int count = 0;
    for (int i = 0; i < list.length(); i++) {
      if (list.nameAt(i).isEmpty() && list.element(i) != NullValue.NULL) {
        count += unnamedLeaves(list.element(i));
      }
    }
    return count;
  }

  private int leaves(Value value) {
    var list = entered(value);
    if (list != null) {
      int count = 0;
      for (int i = 0; i < list.length(); i++) {
        count += list.element(i) == NullValue.NULL ? 0 : leaves(list.element(i));
      }
      return count;
    }
    return value instanceof Vector vector ? vector.length() : 1;
  }
}
