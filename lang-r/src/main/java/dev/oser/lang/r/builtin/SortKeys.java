package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Comparison;
import dev.oser.lang.r.text.Collation;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Vector;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;

/**
 * Elements as numbers that have their order, without signs: what is missing is the smallest or the
 * largest number.
 *
 * @param decreasing whether large elements come first
 * @param missingLast whether what is missing comes last, in either direction
 * @param bytes whether strings are in the order of their bytes and not of the language
 */
record SortKeys(boolean decreasing, boolean missingLast, boolean bytes) {
  /** What a signed number is moved by to get an unsigned one. */
  private static final long MIDDLE = Long.MIN_VALUE;

  /** {@return the keys of a vector; a complex number has two} */
  List<long[]> of(Vector vector) {
    return switch (vector) {
      case DoubleVector numbers -> List.of(doubles(numbers.view()));
      case IntVector numbers -> List.of(integers(numbers));
      case LogicalVector truths -> List.of(integers(truths));
      case StringVector texts -> List.of(strings(texts));
      case ComplexVector numbers -> complex(numbers);
      default -> List.of(integers(vector));
    };
  }

  private long missing() {
    return missingLast ? -1 : 0;
  }

  private long directed(long key) {
    return decreasing ? ~key : key;
  }

  long[] doubles(double[] numbers) {
    var keys = new long[numbers.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = Double.isNaN(numbers[i]) ? missing() : directed(key(numbers[i]));
    }
    return keys;
  }

  /** {@return the number of a double; both zeros are the same} */
  static long key(double number) {
    long bits = Double.doubleToRawLongBits(number + 0.0);
    return bits ^ (bits >> 63 | MIDDLE);
  }

  /** {@return the double of a number} */
  static double value(long key) {
    return Double.longBitsToDouble(key < 0 ? key ^ MIDDLE : ~key);
  }

  private long[] integers(Vector numbers) {
    var keys = new long[numbers.length()];
    for (int i = 0; i < keys.length; i++) {
      int number = numbers.intAt(i);
      keys[i] = number == Na.INT ? missing() : directed(number - (long) Integer.MIN_VALUE);
    }
    return keys;
  }

  /** Each string gets the number of its place among those that are different. */
  private long[] strings(StringVector texts) {
    var different = new HashSet<String>();
    for (int i = 0; i < texts.length(); i++) {
      if (!Na.isNa(texts.get(i))) {
        different.add(texts.get(i));
      }
    }
    var sorted = different.toArray(String[]::new);
    if (bytes) {
      Arrays.sort(sorted, BY_BYTES);
    } else {
      Collation.sort(sorted);
    }
    var ranks = new HashMap<String, Long>();
    long rank = 0;
    for (int i = 0; i < sorted.length; i++) {
      // Strings that are not the same may have the same place in a language.
      if (i == 0 || bytes || Comparison.compare(sorted[i - 1], sorted[i]) != 0) {
        rank++;
      }
      ranks.put(sorted[i], rank);
    }
    var keys = new long[texts.length()];
    for (int i = 0; i < keys.length; i++) {
      var text = texts.get(i);
      keys[i] = Na.isNa(text) ? missing() : directed(ranks.getOrDefault(text, 0L));
    }
    return keys;
  }

  private static final Comparator<String> BY_BYTES =
      (a, b) ->
          Arrays.compareUnsigned(
              a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

  private List<long[]> complex(ComplexVector numbers) {
    var real = new double[numbers.length()];
    var imaginary = new double[numbers.length()];
    for (int i = 0; i < real.length; i++) {
      boolean gone = numbers.isNa(i);
      real[i] = gone ? Double.NaN : numbers.real(i);
      imaginary[i] = gone ? Double.NaN : numbers.imaginary(i);
    }
    var keys = new ArrayList<long[]>();
    keys.add(doubles(real));
    keys.add(doubles(imaginary));
    return keys;
  }
}
