package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The places that an index means.
 *
 * @param places from 0; -1 for NA
 * @param length how long the vector must be so that all places are in it
 * @param newNames the names of places that are added behind the end, or empty
 */
public record Indices(int[] places, int length, List<String> newNames) {
  private static final int HASHED = 16;
  private static final String MIXED = "only 0's may be mixed with negative subscripts";

  /** {@return the places of an index into a vector of this length with these names} */
  public static Indices of(Value index, int length, @Nullable Vector names) {
    return switch (index) {
      case Symbol symbol when symbol == Symbol.MISSING -> all(length);
      case NullValue nothing -> new Indices(new int[0], length, List.of());
      case LogicalVector truths -> logical(truths, length);
      case IntVector numbers -> integers(numbers, length);
      case DoubleVector numbers -> doubles(numbers, length);
      case StringVector texts -> strings(texts, length, names);
      default -> throw new RError("invalid subscript type '" + index.type() + "'");
    };
  }

  public static Indices all(int length) {
    var places = new int[length];
    for (int i = 0; i < length; i++) {
      places[i] = i;
    }
    return new Indices(places, length, List.of());
  }

  private static Indices logical(LogicalVector truths, int length) {
    int count = truths.length();
    int longest = Math.max(count, length);
    if (count == 0) {
      return new Indices(new int[0], length, List.of());
    }
    var elements = truths.elements();
    int chosen = 0;
    for (int i = 0; i < count; i++) {
      chosen += isNotFalse(elements[i]);
    }
    if (count < longest) {
      chosen *= longest / count;
      for (int i = 0; i < longest % count; i++) {
        chosen += isNotFalse(elements[i]);
      }
    }
    var places = new int[chosen];
    // NA is negative: all bits of its place are set. No branch, which nobody could foresee.
    int to = 0;
    for (int i = 0; to < chosen && i < count; i++) {
      int truth = elements[i];
      places[to] = i | truth >> 31;
      to += isNotFalse(truth);
    }
    for (int i = count, j = 0; to < chosen; i++) {
      int truth = elements[j];
      places[to] = i | truth >> 31;
      to += isNotFalse(truth);
      j = j + 1 == count ? 0 : j + 1;
    }
    return new Indices(places, longest, List.of());
  }

  /** {@return 1 for TRUE and NA, and 0 for FALSE} */
  private static int isNotFalse(int truth) {
    return (truth | -truth) >>> 31;
  }

  private static Indices integers(IntVector numbers, int length) {
    int count = numbers.length();
    int zeros = 0;
    boolean negative = false;
    boolean positive = false;
    int longest = length;
    var elements = numbers.elements();
    for (int i = 0; i < count; i++) {
      int number = elements[i];
      if (number == 0) {
        zeros++;
      } else if (number < 0 && number != Na.INT) {
        negative = true;
      } else {
        positive = true;
        longest = Math.max(longest, number);
      }
    }
    if (negative) {
      if (positive) {
        throw new RError(MIXED);
      }
      return exclude(numbers, length);
    }
    var places = new int[count - zeros];
    for (int i = 0, to = 0; i < count; i++) {
      int number = elements[i];
      if (number != 0) {
        places[to++] = number == Na.INT ? -1 : number - 1;
      }
    }
    return new Indices(places, longest, List.of());
  }

  private static Indices exclude(Vector numbers, int length) {
    var excluded = new boolean[length];
    int left = length;
    for (int i = 0; i < numbers.length(); i++) {
      double place = -numbers.doubleAt(i);
      if (place >= 1 && place < length + 1.0 && !excluded[(int) place - 1]) {
        excluded[(int) place - 1] = true;
        left--;
      }
    }
    var places = new int[left];
    for (int i = 0, to = 0; i < length; i++) {
      if (!excluded[i]) {
        places[to++] = i;
      }
    }
    return new Indices(places, length, List.of());
  }

  private static Indices doubles(DoubleVector numbers, int length) {
    int count = numbers.length();
    int zeros = 0;
    boolean negative = false;
    boolean positive = false;
    int longest = length;
    for (int i = 0; i < count; i++) {
      double number = numbers.get(i);
      if (Math.abs(number) < 1) {
        zeros++;
      } else if (number <= -1 && !Double.isInfinite(number)) {
        negative = true;
      } else {
        positive = true;
        // Infinity is no place, as NA is none.
        if (number > longest && !Double.isInfinite(number)) {
          if (number > Integer.MAX_VALUE) {
            number = Integer.MAX_VALUE - 8;
          }
          longest = (int) number;
        }
      }
    }
    if (negative) {
      if (positive) {
        throw new RError(MIXED);
      }
      return exclude(numbers, length);
    }
    var places = new int[count - zeros];
    for (int i = 0, to = 0; i < count; i++) {
      double number = numbers.get(i);
      if (!(Math.abs(number) < 1)) {
        places[to++] = Double.isFinite(number) ? (int) number - 1 : -1;
      }
    }
    return new Indices(places, longest, List.of());
  }

  private static Indices strings(StringVector texts, int length, @Nullable Vector names) {
    int count = texts.length();
    var places = new int[count];
    var added = new ArrayList<String>();
    HashMap<String, Integer> known = count > HASHED ? byName(names) : null;
    var fresh = new HashMap<String, Integer>();
    for (int i = 0; i < count; i++) {
      var text = texts.get(i);
      int found = -1;
      if (!Na.isNa(text) && !text.isEmpty()) {
        found = known != null ? known.getOrDefault(text, -1) : find(names, text);
      }
      if (found < 0) {
        var again = Na.isNa(text) || text.isEmpty() ? null : fresh.get(text);
        if (again != null) {
          found = again;
        } else {
          found = length + added.size();
          added.add(text);
          fresh.put(text, found);
        }
      }
      places[i] = found;
    }
    return new Indices(places, length + added.size(), added);
  }

  private static HashMap<String, Integer> byName(@Nullable Vector names) {
    var known = new HashMap<String, Integer>();
    for (int i = 0; names != null && i < names.length(); i++) {
      var name = names.stringAt(i);
      if (!Na.isNa(name)) {
        known.putIfAbsent(name, i);
      }
    }
    return known;
  }

  private static int find(@Nullable Vector names, String text) {
    for (int i = 0; names != null && i < names.length(); i++) {
      var name = names.stringAt(i);
      if (name.equals(text) && !Na.isNa(name)) {
        return i;
      }
    }
    return -1;
  }

  /** {@return the places along one dimension of an array, all of which must exist} */
  static int[] dimension(Value index, int extent, @Nullable Vector names) {
    if (index instanceof StringVector texts) {
      if (names == null) {
        throw new RError("no 'dimnames' attribute for array");
      }
      var places = new int[texts.length()];
      for (int i = 0; i < places.length; i++) {
        places[i] = find(names, texts.get(i));
        if (places[i] < 0) {
          throw RError.outOfBounds();
        }
      }
      return places;
    }
    var indices = of(index, extent, names);
    if (index instanceof LogicalVector truths && truths.length() > extent) {
      throw new RError("(subscript) logical subscript too long");
    }
    if (indices.length() > extent) {
      throw RError.outOfBounds();
    }
    return indices.places();
  }
}
