package dev.oser.lang.r.value;

import java.util.Arrays;
import java.util.List;

/** A list of values, or a pairlist, which differs in what {@code typeof} says. */
public final class ListVector extends ElementVector {
  private final Value[] data;
  private final boolean pairs;
  private int length;

  private ListVector(Value[] data, boolean pairs, int length) {
    this.data = data;
    this.pairs = pairs;
    this.length = length;
  }

  private ListVector(Value[] data, boolean pairs) {
    this(data, pairs, data.length);
  }

  /** {@return a list that takes over this array} */
  public static ListVector of(Value... data) {
    for (var element : data) {
      element.own();
    }
    return new ListVector(data, false);
  }

  public static ListVector pairs(Value... data) {
    for (var element : data) {
      element.own();
    }
    return new ListVector(data, true);
  }

  public static ListVector named(List<String> names, List<? extends Value> values) {
    var result = of(values.toArray(Value[]::new));
    result.setAttribute(Symbol.NAMES, StringVector.of(names));
    return result;
  }

  public static ListVector ofLength(int length) {
    var data = new Value[length];
    Arrays.fill(data, NullValue.NULL);
    return new ListVector(data, false);
  }

  public Value get(int index) {
    return data[index];
  }

  public void set(int index, Value value) {
    if (data[index] != value) {
      value.own();
      data[index] = value;
    }
  }

  public Value[] toArray() {
    return Arrays.copyOf(data, length);
  }

  public boolean isPairs() {
    return pairs;
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }

  @Override
  public String type() {
    return pairs ? "pairlist" : "list";
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public Value element(int index) {
    return data[index];
  }

  @Override
  public ListVector create(int newLength) {
    return ofLength(newLength);
  }

  @Override
  public ListVector copyElements() {
    for (int i = 0; i < length; i++) {
      data[i].share();
    }
    return new ListVector(Arrays.copyOf(data, length), pairs);
  }

  @Override
  public ListVector select(int[] indices) {
    var result = new Value[indices.length];
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i];
      if (index >= 0 && index < length) {
        result[i] = data[index];
        result[i].share();
      } else {
        result[i] = NullValue.NULL;
      }
    }
    return new ListVector(result, false);
  }

  @Override
  public ListVector resize(int newLength) {
    for (int i = 0; i < Math.min(length, newLength); i++) {
      data[i].share();
    }
    return grown(newLength);
  }

  private ListVector grown(int newLength) {
    var elements = Arrays.copyOf(data, newLength <= length ? newLength : roomFor(newLength));
    if (newLength > length) {
      Arrays.fill(elements, length, elements.length, NullValue.NULL);
    }
    return new ListVector(elements, pairs, newLength);
  }

  @Override
  public boolean extend(int newLength) {
    if (newLength > data.length) {
      return false;
    }
    length = newLength;
    return true;
  }

  @Override
  public void set(int index, Vector from, int at) {
    set(index, from.element(at));
  }

  @Override
  public void setNa(int index) {
    data[index] = NullValue.NULL;
  }
}
