package dev.oser.lang.r.value;

/**
 * The parameters of a closure.
 *
 * @param defaults {@link Symbol#MISSING} where there is none
 * @param dots the place of {@code ...}, or -1
 */
public record Formals(Symbol[] names, Value[] defaults, int dots) {
  public static final Formals NONE = of(new Symbol[0], new Value[0]);

  public static Formals of(Symbol[] names, Value[] defaults) {
    int dots = -1;
    for (int i = 0; i < names.length; i++) {
      if (names[i] == Symbol.DOTS) {
        dots = i;
      }
    }
    return new Formals(names, defaults, dots);
  }

  public int size() {
    return names.length;
  }

  public int indexOf(Symbol name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i] == name) {
        return i;
      }
    }
    return -1;
  }
}
