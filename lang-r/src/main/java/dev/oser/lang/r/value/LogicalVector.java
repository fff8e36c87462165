package dev.oser.lang.r.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Truth values: 0, 1 or NA. */
public final class LogicalVector extends Vector {
  public static final LogicalVector TRUE = constant(1);
  public static final LogicalVector FALSE = constant(0);
  public static final LogicalVector NA = constant(Na.INT);

  private final int @Nullable [] data;
  private int value;
  private int length;

  private LogicalVector(int @Nullable [] data, int value, int length) {
    this.data = data;
    this.value = value;
    this.length = length;
  }

  private static LogicalVector constant(int value) {
    var result = new LogicalVector(null, value, 1);
    result.share();
    return result;
  }

  public static LogicalVector of(boolean value) {
    return value ? TRUE : FALSE;
  }

  /** {@return one of the three constants} */
  public static LogicalVector ofInt(int value) {
    return value == 1 ? TRUE : value == 0 ? FALSE : NA;
  }

  /** {@return a vector that takes over this array} */
  public static LogicalVector of(int... data) {
    return data.length == 1
        ? new LogicalVector(null, data[0], 1)
        : new LogicalVector(data, 0, data.length);
  }

  public int get(int index) {
    var elements = data;
    return elements == null ? value : elements[index];
  }

  public int scalar() {
    return value;
  }

  public boolean isScalar() {
    return data == null && attributes() == null;
  }

  public void set(int index, int element) {
    var elements = data;
    if (elements == null) {
      value = element;
    } else {
      elements[index] = element;
    }
  }

  /** {@return the elements, and maybe room behind them; not to be changed} */
  public int[] elements() {
    var elements = data;
    return elements != null ? elements : toArray();
  }

  public int[] toArray() {
    return data == null ? new int[] {value} : Arrays.copyOf(data, length);
  }

  @Override
  public Kind kind() {
    return Kind.LOGICAL;
  }

  @Override
  public String type() {
    return "logical";
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public Value element(int index) {
    return ofInt(get(index));
  }

  @Override
  public boolean isNa(int index) {
    return get(index) == Na.INT;
  }

  @Override
  public int logicalAt(int index) {
    return get(index);
  }

  @Override
  public int intAt(int index) {
    return get(index);
  }

  @Override
  public double doubleAt(int index) {
    int element = get(index);
    return element == Na.INT ? Na.DOUBLE : element;
  }

  /** {@return the imaginary part, which is missing like the real one} */
  @Override
  public double imaginaryAt(int index) {
    return isNa(index) ? Na.DOUBLE : 0;
  }

  @Override
  public String stringAt(int index) {
    int element = get(index);
    return element == Na.INT ? Na.STRING : element == 0 ? "FALSE" : "TRUE";
  }

  @Override
  public LogicalVector create(int newLength) {
    return of(new int[newLength]);
  }

  @Override
  public LogicalVector copyElements() {
    return new LogicalVector(data == null ? null : Arrays.copyOf(data, length), value, length);
  }

  @Override
  public LogicalVector select(int[] indices) {
    var result = new int[indices.length];
    var elements = data;
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i];
      result[i] =
          index < 0 || index >= length ? Na.INT : elements != null ? elements[index] : get(index);
    }
    return of(result);
  }

  @Override
  public LogicalVector resize(int newLength) {
    if (newLength <= length) {
      return of(Arrays.copyOf(toArray(), newLength));
    }
    var elements = Arrays.copyOf(toArray(), roomFor(newLength));
    Arrays.fill(elements, length, elements.length, Na.INT);
    return new LogicalVector(elements, 0, newLength);
  }

  @Override
  public boolean extend(int newLength) {
    if (data == null || newLength > data.length) {
      return false;
    }
    length = newLength;
    return true;
  }

  @Override
  public void set(int index, Vector from, int at) {
    set(index, from.logicalAt(at));
  }

  @Override
  public void setAll(int[] places, Vector from) {
    var elements = data;
    var others = elements != null && from instanceof LogicalVector other ? other.data : null;
    if (elements != null && from instanceof LogicalVector other && other.length() == 1) {
      int element = other.get(0);
      for (int place : places) {
        if (place >= 0) {
          elements[place] = element;
        }
      }
    } else if (elements != null && others != null && from.length() == places.length) {
      for (int i = 0; i < places.length; i++) {
        int place = places[i];
        if (place >= 0) {
          elements[place] = others[i];
        }
      }
    } else {
      super.setAll(places, from);
    }
  }

  @Override
  public void setRange(int index, Vector from, int at, int count) {
    if (data != null && from instanceof LogicalVector other && other.data != null) {
      System.arraycopy(other.data, at, data, index, count);
    } else {
      super.setRange(index, from, at, count);
    }
  }

  @Override
  public void setNa(int index) {
    set(index, Na.INT);
  }
}
