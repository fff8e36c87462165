package dev.oser.lang.sourir.runtime;

import dev.oser.models.sourir.run.ErrorKind;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An array. As long as it holds only integers, booleans and nil, the elements are longs: integers
 * have 63 bits, so there are numbers left for the others. The first element of another kind makes
 * it hold objects, for good. Who keeps the {@linkplain #numbers} must not do so across a store that
 * could change that.
 */
public final class ArrayObject {
  /** The least integer; elements below it are not integers. */
  public static final long LEAST_INT = -(1L << 62);

  private static final long NIL = Long.MIN_VALUE;

  private static final long TRUE = Long.MIN_VALUE + 1;

  private static final long FALSE = Long.MIN_VALUE + 2;

  /** How long an array can be. */
  public static final long LONGEST = 100_000_000;

  private long @Nullable [] numbers;

  /** How many of the numbers are not integers. */
  private int others;

  private Object @Nullable [] objects;

  /** An array of nils. */
  public ArrayObject(int length) {
    var elements = new long[length];
    Arrays.fill(elements, NIL);
    numbers = elements;
    others = length;
  }

  /** {@return an array with these elements} */
  public static ArrayObject of(Object... elements) {
    var array = new ArrayObject(elements.length);
    for (int i = 0; i < elements.length; i++) {
      array.set(i, elements[i]);
    }
    return array;
  }

  /** {@return an array of nils, of a length that a program computed} */
  public static ArrayObject ofLength(long length) {
    if (length < 0) {
      throw new Stuck(ErrorKind.NEGATIVE_LENGTH, "an array cannot have length " + length);
    }
    if (length > LONGEST) {
      throw new Stuck(ErrorKind.TOO_LARGE, "an array of length " + length + " is too large");
    }
    return new ArrayObject((int) length);
  }

  /** {@return the elements as numbers, or null if they are objects} */
  public long @Nullable [] numbers() {
    return numbers;
  }

  /** {@return the elements if all of them are integers, or null} */
  public long @Nullable [] integers() {
    return others == 0 ? numbers : null;
  }

  /** Notes that an element among numbers is about to be an integer. */
  public void fill(long[] elements, int index) {
    if (elements[index] < LEAST_INT) {
      others--;
    }
  }

  public int length() {
    var elements = numbers;
    return elements != null ? elements.length : objects().length;
  }

  public Object get(int index) {
    var elements = numbers;
    return elements != null ? value(elements[index]) : objects()[index];
  }

  public void set(int index, Object value) {
    var elements = numbers;
    if (elements == null) {
      objects()[index] = value;
    } else if (value instanceof Long number) {
      fill(elements, index);
      elements[index] = number;
    } else if (value instanceof Boolean truth) {
      replace(elements, index, truth ? TRUE : FALSE);
    } else if (value == Nil.NIL) {
      replace(elements, index, NIL);
    } else {
      generalise(elements)[index] = value;
    }
  }

  private void replace(long[] elements, int index, long other) {
    if (elements[index] >= LEAST_INT) {
      others++;
    }
    elements[index] = other;
  }

  private Object[] generalise(long[] elements) {
    var general = new Object[elements.length];
    for (int i = 0; i < elements.length; i++) {
      general[i] = value(elements[i]);
    }
    objects = general;
    numbers = null;
    return general;
  }

  private Object[] objects() {
    var elements = objects;
    if (elements == null) {
      throw new IllegalStateException("an array without elements");
    }
    return elements;
  }

  /** {@return the value that a number among the elements stands for} */
  public static Object value(long number) {
    if (number >= LEAST_INT) {
      return number;
    }
    return number == NIL ? Nil.NIL : number == TRUE;
  }
}
