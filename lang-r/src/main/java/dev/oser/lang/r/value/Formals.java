package dev.oser.lang.r.value;

/**
 * The parameters of a closure.
 *
 * @param defaults {@link Symbol#MISSING} where there is none
 * @param kept for each default that is no code, the promise that parameters hold instead; all
 *     activations share it
 * @param dots the place of {@code ...}, or -1
 */
public record Formals(Symbol[] names, Value[] defaults, Value[] kept, int dots) {
  public static final Formals NONE = of(new Symbol[0], new Value[0]);

  public static Formals of(Symbol[] names, Value[] defaults) {
    int dots = -1;
    for (int i = 0; i < names.length; i++) {
      if (names[i] == Symbol.DOTS) {
        dots = i;
      }
    }
    var kept = new Value[defaults.length];
    for (int i = 0; i < kept.length; i++) {
      kept[i] =
          defaults[i] instanceof Call || defaults[i] instanceof Symbol
              ? Symbol.MISSING
              : Promise.standard(defaults[i]);
    }
    return new Formals(names, defaults, kept, dots);
  }

  /** {@return what a parameter holds that was not given, unless its default is code} */
  public Value constantDefault(int index) {
    return kept[index];
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
