package dev.oser.lang.r.value;

import java.util.Arrays;

/** What {@code expression} and {@code parse} make. */
public final class ExpressionVector extends ElementVector {
  private final Value[] data;

  private ExpressionVector(Value[] data) {
    this.data = data;
  }

  /** {@return a vector that takes over this array} */
  public static ExpressionVector of(Value... data) {
    return new ExpressionVector(data);
  }

  public static ExpressionVector ofLength(int length) {
    var data = new Value[length];
    Arrays.fill(data, NullValue.NULL);
    return new ExpressionVector(data);
  }

  public Value get(int index) {
    return data[index];
  }

  @Override
  public Kind kind() {
    return Kind.EXPRESSION;
  }

  @Override
  public String type() {
    return "expression";
  }

  @Override
  public int length() {
    return data.length;
  }

  @Override
  public Value element(int index) {
    return data[index];
  }

  @Override
  public ExpressionVector create(int newLength) {
    return ofLength(newLength);
  }

  @Override
  public ExpressionVector copyElements() {
    return new ExpressionVector(data.clone());
  }

  @Override
  public ExpressionVector select(int[] indices) {
    var result = ofLength(indices.length);
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i];
      if (index >= 0 && index < data.length) {
        result.data[i] = data[index];
      }
    }
    return result;
  }

  @Override
  public void set(int index, Vector from, int at) {
    data[index] = from.element(at);
    data[index].share();
  }

  @Override
  public void setNa(int index) {
    data[index] = NullValue.NULL;
  }
}
