package dev.oser.lang.r.value;

/** Elements of lists in the form of atomic ones. */
final class Elements {
  private Elements() {}

  static Vector only(Value element, String type) {
    if (element instanceof Vector vector && vector.length() == 1 && vector.isAtomic()) {
      return vector;
    }
    throw new RError("'list' object cannot be coerced to type '" + type + "'");
  }

  static String text(Value element) {
    if (element instanceof Vector vector && vector.isAtomic() && vector.length() == 1) {
      return vector.stringAt(0);
    }
    if (element instanceof Symbol symbol) {
      return symbol.name();
    }
    return String.join(" ", Language.deparse(element, 500));
  }
}
