package dev.oser.models.sourir;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** An array in the heap. Arrays are equal only to themselves. */
public final class ArrayValue implements Value {
  private final Value[] elements;

  /** An array of nils. */
  public ArrayValue(int length) {
    elements = new Value[length];
    Arrays.fill(elements, new Expression.Nil());
  }

  /** An array with these elements. */
  public static ArrayValue of(List<? extends Value> values) {
    var array = new ArrayValue(values.size());
    for (int i = 0; i < values.size(); i++) {
      array.elements[i] = values.get(i);
    }
    return array;
  }

  public int length() {
    return elements.length;
  }

  public Value get(int index) {
    return elements[index];
  }

  public void set(int index, Value value) {
    elements[index] = value;
  }

  /** {@return the elements at this moment} */
  public List<Value> elements() {
    return new ArrayList<>(Arrays.asList(elements));
  }
}
