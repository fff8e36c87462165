package dev.oser.lang.r.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A vector of any type. Elements can be asked for in the form of every other type, which is how
 * coercion works; indices are from 0.
 */
public abstract sealed class Vector extends Value
    permits RawVector,
        LogicalVector,
        IntVector,
        DoubleVector,
        ComplexVector,
        StringVector,
        ElementVector {
  /** The types of vectors, from the least to the most general. */
  public enum Kind {
    RAW,
    LOGICAL,
    INTEGER,
    DOUBLE,
    COMPLEX,
    STRING,
    LIST,
    EXPRESSION
  }

  public abstract Kind kind();

  /**
   * {@return an element as a value: a vector of length one without attributes, or what a list
   * holds}
   */
  public abstract Value element(int index);

  public abstract boolean isNa(int index);

  /** {@return an element as 0, 1 or NA} */
  public abstract int logicalAt(int index);

  public abstract int intAt(int index);

  public abstract double doubleAt(int index);

  public abstract String stringAt(int index);

  public double imaginaryAt(int index) {
    return 0;
  }

  /** {@return a vector of this type with elements that are 0, empty or NULL} */
  public abstract Vector create(int length);

  /** {@return a copy with the same attributes that nobody else holds} */
  public final Vector copy() {
    var copy = copyElements();
    copy.setAttributes(attributes());
    return copy;
  }

  /** {@return a copy without attributes} */
  public abstract Vector copyElements();

  /**
   * {@return the elements at these places, without attributes}
   *
   * @param indices from 0; a place that is negative or beyond the end gives NA
   */
  public abstract Vector select(int[] indices);

  /** Sets an element from a vector of this or a less general type. */
  public abstract void set(int index, Vector from, int at);

  /**
   * Sets elements from those of a vector of this or a less general type, which is repeated as often
   * as need be; places that are negative are left out.
   */
  public void setAll(int[] places, Vector from) {
    int count = from.length();
    for (int i = 0, j = 0; i < places.length; i++) {
      if (places[i] >= 0) {
        set(places[i], from, j);
      }
      j = j + 1 == count ? 0 : j + 1;
    }
  }

  /** Sets neighbouring elements from those of a vector of this or a less general type. */
  public void setRange(int index, Vector from, int at, int count) {
    for (int i = 0; i < count; i++) {
      set(index + i, from, at + i);
    }
  }

  /** Sets so many neighbouring elements from all of a vector, from its first again at its end. */
  public final void setInTurn(int index, Vector from, int count) {
    if (count == 0) {
      return;
    }
    int done = Math.min(from.length(), count);
    setRange(index, from, 0, done);
    // What is there already is whole rounds.
    while (done < count) {
      int more = Math.min(done, count - done);
      setRange(index + done, this, index, more);
      done += more;
    }
  }

  public abstract void setNa(int index);

  /** {@return a vector of this length with the same elements, filled up with NA; no attributes} */
  public Vector resize(int length) {
    var result = create(length);
    int old = length();
    for (int i = 0; i < length; i++) {
      if (i < old) {
        result.set(i, this, i);
      } else {
        result.setNa(i);
      }
    }
    return result;
  }

  /**
   * Makes this longer in place, with NA at the end, if there is room for it. Vectors that were made
   * longer once have some, so that adding elements one by one takes constant time for each.
   *
   * @return whether there was room
   */
  public boolean extend(int length) {
    return false;
  }

  /** {@return how much room to make for a vector that grows to this length} */
  static int roomFor(int length) {
    return (int) Math.min(length + (length >> 3) + 8L, Math.max(length, Integer.MAX_VALUE - 8));
  }

  /** {@return whether this is one element without attributes} */
  public final boolean isPlainScalar() {
    return attributes() == null && length() == 1;
  }

  public final boolean isNumeric() {
    return kind() == Kind.INTEGER || kind() == Kind.DOUBLE;
  }

  public final boolean isAtomic() {
    return kind().compareTo(Kind.LIST) < 0;
  }

  /** {@return the names, or null; those of an array of one dimension are its dimnames} */
  public final @Nullable StringVector names() {
    if (attributes() == null) {
      return null;
    }
    if (attribute(Symbol.NAMES) instanceof StringVector names) {
      return names;
    }
    return attribute(Symbol.DIM) instanceof Vector dim
            && dim.length() == 1
            && attribute(Symbol.DIMNAMES) instanceof ListVector along
            && along.get(0) instanceof StringVector names
        ? names
        : null;
  }

  public final String nameAt(int index) {
    var names = names();
    return names == null ? "" : names.get(index);
  }

  /** {@return an empty vector of a type} */
  public static Vector empty(Kind kind, int length) {
    return switch (kind) {
      case RAW -> new RawVector(new byte[length]);
      case LOGICAL -> LogicalVector.of(new int[length]);
      case INTEGER -> IntVector.of(new int[length]);
      case DOUBLE -> DoubleVector.of(new double[length]);
      case COMPLEX -> new ComplexVector(new double[length], new double[length]);
      case STRING -> {
        var texts = new String[length];
        Arrays.fill(texts, "");
        yield StringVector.of(texts);
      }
      case LIST -> ListVector.ofLength(length);
      case EXPRESSION -> ExpressionVector.ofLength(length);
    };
  }
}
