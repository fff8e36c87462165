package dev.oser.lang.r.value;

import java.util.Arrays;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Strings; a single one is in a field. */
public final class StringVector extends Vector {
  private final String @Nullable [] data;
  private String value = "";
  private int length;

  private StringVector(String[] data, int length) {
    this.data = data;
    this.length = length;
  }

  public StringVector(String value) {
    this.data = null;
    this.value = value;
    this.length = 1;
  }

  /** {@return a vector that takes over this array} */
  public static StringVector of(String... data) {
    return data.length == 1 ? new StringVector(data[0]) : new StringVector(data, data.length);
  }

  public static StringVector of(Collection<String> texts) {
    return of(texts.toArray(String[]::new));
  }

  public String get(int index) {
    var elements = data;
    return elements == null ? value : elements[index];
  }

  public void set(int index, String element) {
    var elements = data;
    if (elements == null) {
      value = element;
    } else {
      elements[index] = element;
    }
  }

  public String[] toArray() {
    return data == null ? new String[] {value} : Arrays.copyOf(data, length);
  }

  /** {@return the place of a text, or -1; NA is nowhere} */
  public int indexOf(String text) {
    for (int i = 0; i < length; i++) {
      var element = get(i);
      if (element.equals(text) && !Na.isNa(element)) {
        return i;
      }
    }
    return -1;
  }

  /** {@return whether an element is NA} */
  public boolean hasNa() {
    for (int i = 0; i < length(); i++) {
      if (isNa(i)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Kind kind() {
    return Kind.STRING;
  }

  @Override
  public String type() {
    return "character";
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public Value element(int index) {
    return new StringVector(get(index));
  }

  @Override
  public boolean isNa(int index) {
    return Na.isNa(get(index));
  }

  @Override
  public int logicalAt(int index) {
    return switch (get(index)) {
      case "TRUE", "true", "T", "True" -> 1;
      case "FALSE", "false", "F", "False" -> 0;
      default -> Na.INT;
    };
  }

  @Override
  public int intAt(int index) {
    double number = doubleAt(index);
    return Double.isNaN(number) || number >= 2147483648.0 || number <= -2147483649.0
        ? Na.INT
        : (int) number;
  }

  @Override
  public double doubleAt(int index) {
    return Numbers.parse(get(index));
  }

  @Override
  public String stringAt(int index) {
    return get(index);
  }

  @Override
  public StringVector create(int newLength) {
    var texts = new String[newLength];
    Arrays.fill(texts, "");
    return of(texts);
  }

  @Override
  public StringVector copyElements() {
    return data == null ? new StringVector(value) : of(toArray());
  }

  @Override
  public StringVector select(int[] indices) {
    var result = new String[indices.length];
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i];
      result[i] = index >= 0 && index < length ? get(index) : Na.STRING;
    }
    return of(result);
  }

  @Override
  public StringVector resize(int newLength) {
    if (newLength <= length) {
      return of(Arrays.copyOf(toArray(), newLength));
    }
    var elements = Arrays.copyOf(toArray(), roomFor(newLength));
    Arrays.fill(elements, length, elements.length, Na.STRING);
    return new StringVector(elements, newLength);
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
    set(index, from.stringAt(at));
  }

  @Override
  public void setRange(int index, Vector from, int at, int count) {
    if (data != null && from instanceof StringVector other && other.data != null) {
      System.arraycopy(other.data, at, data, index, count);
    } else {
      super.setRange(index, from, at, count);
    }
  }

  @Override
  public void setNa(int index) {
    set(index, Na.STRING);
  }
}
