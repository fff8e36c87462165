package dev.oser.lang.r.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Integers; one of them is in a field, a sequence is its start and step. */
public final class IntVector extends Vector {
  private int @Nullable [] data;
  private int start;
  private int step;
  private int length;

  private IntVector(int @Nullable [] data, int start, int step, int length) {
    this.data = data;
    this.start = start;
    this.step = step;
    this.length = length;
  }

  public IntVector(int value) {
    this.start = value;
    this.length = 1;
  }

  /** {@return a vector that takes over this array} */
  public static IntVector of(int... data) {
    return data.length == 1 ? new IntVector(data[0]) : new IntVector(data, 0, 0, data.length);
  }

  /** {@return the numbers from start, so many of them} */
  public static IntVector sequence(int start, int step, int length) {
    return new IntVector(null, start, step, length);
  }

  public int get(int index) {
    var elements = data;
    return elements == null ? start + index * step : elements[index];
  }

  /** {@return the first element of a vector that {@link #isScalar}} */
  public int scalar() {
    return start;
  }

  /** {@return whether this is a single element without attributes, in its field} */
  public boolean isScalar() {
    return length == 1 && data == null && attributes() == null;
  }

  public int step() {
    return step;
  }

  /** {@return whether this is kept as start and step} */
  public boolean isSequence() {
    return data == null;
  }

  public void set(int index, int value) {
    if (length == 1 && data == null) {
      start = value;
    } else {
      array()[index] = value;
    }
  }

  private int[] array() {
    var elements = data;
    if (elements == null) {
      elements = toArray();
      data = elements;
    }
    return elements;
  }

  /** {@return the elements, and maybe room behind them; not to be changed} */
  public int[] elements() {
    var elements = data;
    return elements != null ? elements : toArray();
  }

  /** {@return the elements in an array of the caller's own} */
  public int[] toArray() {
    var elements = data;
    if (elements != null) {
      return Arrays.copyOf(elements, length);
    }
    elements = new int[length];
    for (int i = 0, value = start; i < length; i++, value += step) {
      elements[i] = value;
    }
    return elements;
  }

  @Override
  public Kind kind() {
    return Kind.INTEGER;
  }

  @Override
  public String type() {
    return "integer";
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public Value element(int index) {
    return new IntVector(get(index));
  }

  @Override
  public boolean isNa(int index) {
    return get(index) == Na.INT;
  }

  @Override
  public int logicalAt(int index) {
    int value = get(index);
    return value == Na.INT ? Na.INT : value == 0 ? 0 : 1;
  }

  @Override
  public int intAt(int index) {
    return get(index);
  }

  @Override
  public double doubleAt(int index) {
    int value = get(index);
    return value == Na.INT ? Na.DOUBLE : value;
  }

  /** {@return the imaginary part, which is missing like the real one} */
  @Override
  public double imaginaryAt(int index) {
    return isNa(index) ? Na.DOUBLE : 0;
  }

  @Override
  public String stringAt(int index) {
    int value = get(index);
    return value == Na.INT ? Na.STRING : Integer.toString(value);
  }

  @Override
  public IntVector create(int newLength) {
    return of(new int[newLength]);
  }

  @Override
  public IntVector copyElements() {
    return data == null
        ? new IntVector(null, start, step, length)
        : new IntVector(Arrays.copyOf(data, length), 0, 0, length);
  }

  @Override
  public IntVector select(int[] indices) {
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
  public IntVector resize(int newLength) {
    if (newLength <= length) {
      return of(Arrays.copyOf(toArray(), newLength));
    }
    var elements = Arrays.copyOf(toArray(), roomFor(newLength));
    Arrays.fill(elements, length, elements.length, Na.INT);
    return new IntVector(elements, 0, 0, newLength);
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
    set(index, from.intAt(at));
  }

  @Override
  public void setAll(int[] places, Vector from) {
    var elements = data;
    var others = elements != null && from instanceof IntVector other ? other.data : null;
    if (elements != null && from instanceof IntVector other && other.length() == 1) {
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
    if (data != null && from instanceof IntVector other && other.data != null) {
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
