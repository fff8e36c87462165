package dev.oser.lang.r.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Doubles; a single one is in a field. */
public final class DoubleVector extends Vector {
  /** The elements, with room behind them; null if there is one element. */
  private double @Nullable [] data;

  /** The only element, or how many elements there are. */
  private double value;

  private DoubleVector(double[] data, int length) {
    this.data = data;
    this.value = length;
  }

  public DoubleVector(double value) {
    this.data = null;
    this.value = value;
  }

  /** {@return a vector that takes over this array} */
  public static DoubleVector of(double... data) {
    return data.length == 1 ? new DoubleVector(data[0]) : new DoubleVector(data, data.length);
  }

  public double get(int index) {
    var elements = data;
    return elements == null ? value : elements[index];
  }

  public double scalar() {
    return value;
  }

  public boolean isScalar() {
    return data == null && attributes() == null;
  }

  public void set(int index, double element) {
    var elements = data;
    if (elements == null) {
      value = element;
    } else {
      elements[index] = element;
    }
  }

  /**
   * {@return the array that the elements are at the beginning of, for who knows when it changes;
   * null if there is one element}
   */
  public double @Nullable [] storage() {
    return data;
  }

  /** {@return the elements in an array of the caller's own} */
  public double[] toArray() {
    return data == null ? new double[] {value} : Arrays.copyOf(data, length());
  }

  /** {@return the elements, not to be changed} */
  public double[] view() {
    var elements = data;
    if (elements == null) {
      return new double[] {value};
    }
    int length = length();
    if (elements.length != length) {
      elements = Arrays.copyOf(elements, length);
      data = elements;
    }
    return elements;
  }

  @Override
  public Kind kind() {
    return Kind.DOUBLE;
  }

  @Override
  public String type() {
    return "double";
  }

  @Override
  public int length() {
    return data == null ? 1 : (int) value;
  }

  @Override
  public Value element(int index) {
    return new DoubleVector(get(index));
  }

  @Override
  public boolean isNa(int index) {
    return Double.isNaN(get(index));
  }

  @Override
  public int logicalAt(int index) {
    double element = get(index);
    return Double.isNaN(element) ? Na.INT : element == 0 ? 0 : 1;
  }

  @Override
  public int intAt(int index) {
    double element = get(index);
    return element > -2147483649.0 && element < 2147483648.0 ? (int) element : Na.INT;
  }

  @Override
  public double doubleAt(int index) {
    return get(index);
  }

  @Override
  public String stringAt(int index) {
    return Numbers.text(get(index));
  }

  @Override
  public DoubleVector create(int newLength) {
    return of(new double[newLength]);
  }

  @Override
  public DoubleVector copyElements() {
    return data == null ? new DoubleVector(value) : of(toArray());
  }

  @Override
  public DoubleVector select(int[] indices) {
    var result = new double[indices.length];
    int length = length();
    var elements = data;
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i];
      result[i] =
          index < 0 || index >= length
              ? Na.DOUBLE
              : elements != null ? elements[index] : get(index);
    }
    return of(result);
  }

  @Override
  public DoubleVector resize(int newLength) {
    int length = length();
    if (newLength <= length) {
      return of(Arrays.copyOf(view(), newLength));
    }
    var elements = Arrays.copyOf(view(), roomFor(newLength));
    Arrays.fill(elements, length, elements.length, Na.DOUBLE);
    return new DoubleVector(elements, newLength);
  }

  @Override
  public boolean extend(int newLength) {
    if (data == null || newLength > data.length) {
      return false;
    }
    value = newLength;
    return true;
  }

  @Override
  public void set(int index, Vector from, int at) {
    set(index, from.doubleAt(at));
  }

  @Override
  public void setAll(int[] places, Vector from) {
    var elements = data;
    var others = elements != null && from instanceof DoubleVector other ? other.data : null;
    if (elements != null && from instanceof DoubleVector other && other.length() == 1) {
      double element = other.get(0);
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
    if (data != null && from instanceof DoubleVector other && other.data != null) {
      System.arraycopy(other.data, at, data, index, count);
    } else {
      super.setRange(index, from, at, count);
    }
  }

  @Override
  public void setNa(int index) {
    set(index, Na.DOUBLE);
  }
}
