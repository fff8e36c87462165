package dev.oser.lang.r.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Doubles; a single one is in a field. */
public final class DoubleVector extends Vector {
  private final double @Nullable [] data;
  private double value;

  private DoubleVector(double[] data) {
    this.data = data;
  }

  public DoubleVector(double value) {
    this.data = null;
    this.value = value;
  }

  /** {@return a vector that takes over this array} */
  public static DoubleVector of(double... data) {
    return data.length == 1 ? new DoubleVector(data[0]) : new DoubleVector(data);
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

  /** {@return the elements in an array of the caller's own} */
  public double[] toArray() {
    return data == null ? new double[] {value} : data.clone();
  }

  /** {@return the elements, not to be changed} */
  public double[] view() {
    return data == null ? new double[] {value} : data;
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
    return data == null ? 1 : data.length;
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
    return Double.isNaN(element) || element >= 2147483648.0 || element <= -2147483649.0
        ? Na.INT
        : (int) element;
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
    return data == null ? new DoubleVector(value) : new DoubleVector(data.clone());
  }

  @Override
  public DoubleVector select(int[] indices) {
    var result = new double[indices.length];
    int length = length();
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i];
      result[i] = index >= 0 && index < length ? get(index) : Na.DOUBLE;
    }
    return of(result);
  }

  @Override
  public DoubleVector resize(int newLength) {
    int length = length();
    var elements = Arrays.copyOf(view(), newLength);
    if (newLength > length) {
      Arrays.fill(elements, length, newLength, Na.DOUBLE);
    }
    return of(elements);
  }

  @Override
  public void set(int index, Vector from, int at) {
    set(index, from.doubleAt(at));
  }

  @Override
  public void setNa(int index) {
    set(index, Na.DOUBLE);
  }
}
