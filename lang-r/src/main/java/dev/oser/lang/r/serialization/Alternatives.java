package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/**
 * Vectors that GNU R keeps in another way than as their elements (ALTREP), and writes so since
 * version 3 of the format: ranges as their bounds, texts as the numbers they will be made of,
 * vectors with what is known about their order.
 */
final class Alternatives {
  static final String INTEGER_RANGE = "compact_intseq";
  private static final String DOUBLE_RANGE = "compact_realseq";
  private static final String TEXTS_OF_NUMBERS = "deferred_string";
  private static final String WRAPPER = "wrap_";

  private Alternatives() {}

  /**
   * {@return the vector that a state of a class stands for}
   *
   * @param state what is written, a chain if it is in two parts
   */
  static Value restore(Symbol kind, Object state, Surroundings surroundings) {
    var name = kind.name();
    if (name.equals(INTEGER_RANGE) || name.equals(DOUBLE_RANGE)) {
      return range(name, state);
    }
    if (name.equals(TEXTS_OF_NUMBERS)
        && state instanceof Cells cells
        && cells.size() == 1
        && (cells.value(0) instanceof IntVector || cells.value(0) instanceof DoubleVector)) {
      return surroundings.texts(cells.value(0));
    }
    if (name.startsWith(WRAPPER)) {
      return wrapped(state);
    }
    throw new RError("cannot unserialize ALTVEC object of class '" + name + "'");
  }

  private static Value range(String name, Object state) {
    if (state instanceof DoubleVector numbers && numbers.length() == 3) {
      double length = numbers.get(0);
      double start = numbers.get(1);
      double step = numbers.get(2);
      boolean integers = name.equals(INTEGER_RANGE);
      double last = start + (length - 1) * step;
      if (length >= 0
          && length <= Integer.MAX_VALUE
          && Math.abs(step) == 1
          && (!integers || isInteger(start) && (length == 0 || isInteger(last)))) {
        return integers
            ? IntVector.sequence((int) start, (int) step, (int) length)
            : doubles(start, step, (int) length);
      }
    }
    throw new RError("bad range in serialized data");
  }

  private static boolean isInteger(double value) {
    return value == Math.rint(value) && Math.abs(value) <= Integer.MAX_VALUE;
  }

  private static Value doubles(double start, double step, int length) {
    var elements = new double[length];
    for (int i = 0; i < length; i++) {
      elements[i] = start + i * step;
    }
    return DoubleVector.of(elements);
  }

  private static Value wrapped(Object state) {
    Object inner =
        state instanceof ListVector list && list.length() > 0
            ? list.get(0)
            : state instanceof Cells cells ? cells.value(0) : state;
    // Attributes are set on what comes of this; the same value may be written elsewhere, too.
    if (inner instanceof Vector vector) {
      return vector.copyElements();
    }
    throw new RError("bad wrapper in serialized data");
  }
}
