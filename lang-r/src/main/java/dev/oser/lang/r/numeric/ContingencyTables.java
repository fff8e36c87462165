package dev.oser.lang.r.numeric;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Fisher's exact test of a table of any size: the tables with the same margins are walked through
 * column by column, and those whose columns so far leave the same rows and were as probable are one
 * (Mehta and Patel, <i>Journal of the American Statistical Association</i> 78, 1983, without the
 * bounds).
 */
public final class ContingencyTables {
  private static final int MOST = 4_000_000;

  /** There are too many tables. */
  public static final class TooLarge extends Exception {
    private static final long serialVersionUID = 1;

    private TooLarge() {
      super("there are too many tables with these margins");
    }
  }

  private final int[] columns;
  private final double[] logFactorials;

  private ContingencyTables(int[] columns, int total) {
    this.columns = columns;
    logFactorials = new double[total + 1];
    for (int i = 2; i <= total; i++) {
      logFactorials[i] = logFactorials[i - 1] + Math.log(i);
    }
  }

  /** {@return the probability of tables that are not more probable than this one} */
  public static double fisher(int[] cells, int rows, int columns) throws TooLarge {
    var rowSums = new int[rows];
    var columnSums = new int[columns];
    int total = 0;
    for (int j = 0; j < columns; j++) {
      for (int i = 0; i < rows; i++) {
        int cell = cells[j * rows + i];
        rowSums[i] += cell;
        columnSums[j] += cell;
        total += cell;
      }
    }
    // The side with fewer sums is kept as the state.
    boolean turned = rows > columns;
    var state = turned ? columnSums : rowSums;
    var walked = turned ? rowSums : columnSums;
    var tables = new ContingencyTables(walked, total);
    double observed = tables.constant(state, total);
    for (int cell : cells) {
      observed -= tables.logFactorials[cell];
    }
    return tables.sum(state, total, observed);
  }

  private double constant(int[] state, int total) {
    double sum = -logFactorials[total];
    for (int each : state) {
      sum += logFactorials[each];
    }
    for (int each : columns) {
      sum += logFactorials[each];
    }
    return sum;
  }

  private double sum(int[] state, int total, double observed) throws TooLarge {
    // Larger columns first: the rest then has few tables.
    var order = columns.clone();
    Arrays.sort(order);
    Map<List<Integer>, Map<Long, double[]>> nodes = new HashMap<>();
    nodes.put(key(state), new HashMap<>(Map.of(0L, new double[] {0, 1})));
    for (int j = order.length - 1; j >= 0; j--) {
      Map<List<Integer>, Map<Long, double[]>> next = new HashMap<>();
      int made = 0;
      for (var node : nodes.entrySet()) {
        var fills = new ArrayList<int[]>();
        fill(node.getKey(), 0, order[j], new int[node.getKey().size()], fills);
        for (var fill : fills) {
          double logged = 0;
          var left = new int[fill.length];
          for (int i = 0; i < fill.length; i++) {
            logged -= logFactorials[fill[i]];
            left[i] = node.getKey().get(i) - fill[i];
          }
          var into = next.computeIfAbsent(key(left), each -> new HashMap<>());
          for (var past : node.getValue().values()) {
            double reached = past[0] + logged;
            var known = into.get(Math.round(reached * 1e9));
            if (known == null) {
              into.put(Math.round(reached * 1e9), new double[] {reached, past[1]});
              made++;
            } else {
              known[1] += past[1];
            }
          }
          if (made > MOST) {
            throw new TooLarge();
          }
        }
      }
      nodes = next;
    }
    double constant = constant(state, total);
    double result = 0;
    double limit = observed + Math.log1p(1e-7);
    for (var node : nodes.values()) {
      for (var path : node.values()) {
        if (constant + path[0] <= limit) {
          result += Math.exp(constant + path[0]) * path[1];
        }
      }
    }
    return result;
  }

  private static List<Integer> key(int[] sums) {
    var sorted = sums.clone();
    Arrays.sort(sorted);
    return Arrays.stream(sorted).boxed().toList();
  }

  private static void fill(
      List<Integer> rows, int from, int left, int[] current, List<int[]> result) {
    if (from == current.length - 1) {
      if (left <= rows.get(from)) {
        current[from] = left;
        result.add(current.clone());
      }
      return;
    }
    for (int cell = Math.min(left, rows.get(from)); cell >= 0; cell--) {
      current[from] = cell;
      fill(rows, from + 1, left - cell, current, result);
    }
  }
}
