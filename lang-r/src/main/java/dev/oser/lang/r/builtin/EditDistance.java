package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How many characters to insert, delete or replace to make one text of another (Levenshtein), or of
 * any part of another (Sellers).
 */
final class EditDistance {
  private EditDistance() {}

  /** {@return a matrix of one row: the distance of a text to each of some others} */
  @RBuiltin(".editDistance")
  static Value distances(Value text, Value others, Value partial, Value costs) {
    var from = Coercion.string(text, "x");
    var targets = (StringVector) others;
    var result = new double[targets.length()];
    for (int i = 0; i < result.length; i++) {
      var target = targets.get(i);
      result[i] =
          Na.isNa(from) || Na.isNa(target)
              ? Na.DOUBLE
              : table(from, target, Coercion.flag(partial, "partial"), costs).distance();
    }
    return DoubleVector.of(result);
  }

  /**
   * {@return for a text and each of some others how many characters are inserted, deleted and
   * replaced, where the part begins and ends that was compared, and the operations as letters}
   */
  @RBuiltin(".editOperations")
  static Value operations(Value text, Value others, Value partial, Value costs) {
    var from = Coercion.string(text, "x");
    var targets = (StringVector) others;
    var counts = new int[5][targets.length()];
    var letters = new String[targets.length()];
    for (int i = 0; i < letters.length; i++) {
      var target = targets.get(i);
      if (Na.isNa(from) || Na.isNa(target)) {
        for (var row : counts) {
          row[i] = Na.INT;
        }
        letters[i] = "";
        continue;
      }
      var path = table(from, target, Coercion.flag(partial, "partial"), costs).path();
      letters[i] = path.letters();
      counts[0][i] = count(path.letters(), 'I');
      counts[1][i] = count(path.letters(), 'D');
      counts[2][i] = count(path.letters(), 'S');
      counts[3][i] = path.first();
      counts[4][i] = path.last();
    }
    var result = new Value[6];
    for (int k = 0; k < counts.length; k++) {
      result[k] = IntVector.of(counts[k]);
    }
    result[5] = StringVector.of(letters);
    return ListVector.of(result);
  }

  private static int count(String letters, char letter) {
    return (int) letters.chars().filter(c -> c == letter).count();
  }

  private static Table table(String from, String to, boolean anywhere, Value costs) {
    var prices = Coercion.vector(costs);
    return new Table(
        from, to, anywhere, prices.doubleAt(0), prices.doubleAt(1), prices.doubleAt(2));
  }

  /** How a text became another: M, I, D or S for each step, and which part of the other it is. */
  private record Path(String letters, int first, int last) {}

  /** The distances of all starts of one text to all starts of another. */
  private static final class Table {
    private final int[] from;
    private final int[] to;
    private final double insertion;
    private final double deletion;
    private final boolean anywhere;
    private final double[][] distances;
    private final int end;

    Table(
        String one,
        String other,
        boolean anywhere,
        double insertion,
        double deletion,
        double substitution) {
      from = one.codePoints().toArray();
      to = other.codePoints().toArray();
      this.insertion = insertion;
      this.deletion = deletion;
      this.anywhere = anywhere;
      distances = new double[from.length + 1][to.length + 1];
      for (int j = 1; j <= to.length; j++) {
        distances[0][j] = anywhere ? 0 : j * insertion;
      }
      for (int i = 1; i <= from.length; i++) {
        var row = distances[i];
        var above = distances[i - 1];
        row[0] = i * deletion;
        for (int j = 1; j <= to.length; j++) {
          double replaced = above[j - 1] + (from[i - 1] == to[j - 1] ? 0 : substitution);
          row[j] = Math.min(replaced, Math.min(above[j] + deletion, row[j - 1] + insertion));
        }
      }
      end = anywhere ? nearest() : to.length;
    }

    /** {@return where the first part ends that is as near as any, the longest of those} */
    private int nearest() {
      var last = distances[from.length];
      double least = Arrays.stream(last).min().orElse(0);
      int best = 0;
      int first = Integer.MAX_VALUE;
      for (int j = 0; j <= to.length; j++) {
        if (last[j] == least && path(j).first <= first) {
          first = path(j).first;
          best = j;
        }
      }
      return best;
    }

    double distance() {
      return distances[from.length][end];
    }

    /** Goes back from the end; an insertion comes before a deletion, and that before a change. */
    Path path() {
      return path(end);
    }

    private Path path(int end) {
      var letters = new StringBuilder();
      int i = from.length;
      int j = end;
      while (i > 0 || j > 0 && !anywhere) {
        double here = distances[i][j];
        if (i > 0 && j > 0 && from[i - 1] == to[j - 1] && here == distances[i - 1][j - 1]) {
          letters.append('M');
          i--;
          j--;
        } else if (j > 0 && here == distances[i][j - 1] + insertion) {
          letters.append('I');
          j--;
        } else if (i > 0 && here == distances[i - 1][j] + deletion) {
          letters.append('D');
          i--;
        } else {
          letters.append('S');
          i--;
          j--;
        }
      }
      return new Path(letters.reverse().toString(), j + 1, end);
    }
  }

  /**
   * {@return whether a part of each text is like a pattern: what it costs, and how many characters
   * of the pattern are not there, are too many or are others, is within limits}
   *
   * @param limits the cost, characters inserted, deleted and replaced, all of them; infinite where
   *     there is none
   */
  @RBuiltin(".isNear")
  static Value near(Value pattern, Value texts, Value limits, Value costs) {
    var from = Coercion.string(pattern, "pattern").codePoints().toArray();
    var targets = (StringVector) texts;
    var search = new Search(from, Coercion.vector(limits), Coercion.vector(costs));
    var result = new int[targets.length()];
    for (int i = 0; i < result.length; i++) {
      var target = targets.get(i);
      result[i] = !Na.isNa(target) && search.isIn(target.codePoints().toArray()) ? 1 : 0;
    }
    return LogicalVector.of(result);
  }

  /** What was done so far to get from the pattern to the text. */
  private record Edits(int inserted, int deleted, int replaced) {
    boolean atMost(Edits other) {
      return inserted <= other.inserted && deleted <= other.deleted && replaced <= other.replaced;
    }
  }

  /** A search for a pattern with limits for each kind of change. */
  private record Search(int[] pattern, Vector limits, Vector costs) {
    boolean isIn(int[] text) {
      // For each place in the pattern the ways to get there that no other way is better than.
      var states = fresh();
      begin(states);
      if (!states.getLast().isEmpty()) {
        return true;
      }
      for (int character : text) {
        var next = fresh();
        for (int i = 0; i <= pattern.length; i++) {
          for (var edits : states.get(i)) {
            add(next, i, new Edits(edits.inserted, edits.deleted + 1, edits.replaced));
            if (i < pattern.length) {
              int change = pattern[i] == character ? 0 : 1;
              add(next, i + 1, new Edits(edits.inserted, edits.deleted, edits.replaced + change));
            }
          }
        }
        begin(next);
        states = next;
        if (!states.getLast().isEmpty()) {
          return true;
        }
      }
      return false;
    }

    private List<List<Edits>> fresh() {
      var result = new ArrayList<List<Edits>>();
      for (int i = 0; i <= pattern.length; i++) {
        result.add(new ArrayList<>());
      }
      return result;
    }

    /** A match may begin here; and any character of the pattern may be missing. */
    private void begin(List<List<Edits>> states) {
      add(states, 0, new Edits(0, 0, 0));
      for (int i = 0; i < pattern.length; i++) {
        for (var edits : List.copyOf(states.get(i))) {
          add(states, i + 1, new Edits(edits.inserted + 1, edits.deleted, edits.replaced));
        }
      }
    }

    private void add(List<List<Edits>> states, int place, Edits edits) {
      var there = states.get(place);
      if (isAllowed(edits) && there.stream().noneMatch(other -> other.atMost(edits))) {
        there.removeIf(edits::atMost);
        there.add(edits);
      }
    }

    private boolean isAllowed(Edits edits) {
      double cost =
          edits.inserted * costs.doubleAt(0)
              + edits.deleted * costs.doubleAt(1)
              + edits.replaced * costs.doubleAt(2);
      return cost <= limits.doubleAt(0)
          && edits.inserted <= limits.doubleAt(1)
          && edits.deleted <= limits.doubleAt(2)
          && edits.replaced <= limits.doubleAt(3)
          && edits.inserted + edits.deleted + edits.replaced <= limits.doubleAt(4);
    }
  }
}
