package dev.oser.lang.r.value;

import dev.oser.lang.r.syntax.StringText;

/**
 * A vector whose elements are values. Asked for an element in the form of an atomic type, it gives
 * what a single atomic value is there, and refuses others.
 */
public abstract sealed class ElementVector extends Vector permits ListVector, ExpressionVector {
  private static boolean isSingle(Value element) {
    return element instanceof Vector vector && vector.isAtomic() && vector.length() == 1;
  }

  private Vector single(int index, String type) {
    if (isSingle(element(index))) {
      return (Vector) element(index);
    }
    throw RError.ofFrame("'list' object cannot be coerced to type '" + type + "'");
  }

  @Override
  public final boolean isNa(int index) {
    return isSingle(element(index)) && ((Vector) element(index)).isNa(0);
  }

  @Override
  public final int logicalAt(int index) {
    return single(index, "logical").logicalAt(0);
  }

  @Override
  public final int intAt(int index) {
    return single(index, "integer").intAt(0);
  }

  @Override
  public final double doubleAt(int index) {
    return single(index, "double").doubleAt(0);
  }

  @Override
  public final double imaginaryAt(int index) {
    return single(index, "complex").imaginaryAt(0);
  }

  @Override
  public final String stringAt(int index) {
    var element = element(index);
    if (isSingle(element)) {
      var single = (Vector) element;
      if (single instanceof RawVector) {
        return "as.raw(0x" + single.stringAt(0) + ")";
      }
      // Only a text that is missing stays so; NA as anything else is written.
      return single.isNa(0) && !(single instanceof StringVector) ? "NA" : single.stringAt(0);
    }
    return element instanceof Symbol symbol
        ? StringText.name(symbol.name())
        : String.join("\n", Language.deparse(element, 500));
  }
}
