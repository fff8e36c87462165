package dev.oser.lang.r.numeric;

/**
 * Hierarchical clustering by the distances of clusters that Lance and Williams' formula updates
 * (<i>Computer Journal</i> 9, 1967), with the nearest neighbour of each kept.
 */
public final class Clusters {
  /** How the distance of a new cluster comes from those of its parts. */
  public enum Linkage {
    WARD,
    WARD_SQUARED,
    SINGLE,
    COMPLETE,
    AVERAGE,
    MCQUITTY,
    MEDIAN,
    CENTROID
  }

  /**
   * A tree.
   *
   * @param merges two numbers for each step: observations are negative, earlier steps positive
   */
  public record Tree(int[] merges, double[] heights, int[] order) {}

  private final Linkage linkage;
  private final int n;
  private final double[] distances;
  private final double[] sizes;
  private final boolean[] gone;

  private Clusters(Linkage linkage, int n, double[] distances, double[] sizes) {
    this.linkage = linkage;
    this.n = n;
    this.distances = distances;
    this.sizes = sizes;
    this.gone = new boolean[n];
  }

  /**
   * {@return the tree}
   *
   * @param distances those of the lower triangle, column by column
   */
  public static Tree join(double[] distances, int n, Linkage linkage, double[] sizes) {
    var copy = distances.clone();
    if (linkage == Linkage.WARD_SQUARED) {
      for (int i = 0; i < copy.length; i++) {
        copy[i] *= copy[i];
      }
    }
    return new Clusters(linkage, n, copy, sizes.clone()).run();
  }

  private int place(int a, int b) {
    int i = Math.min(a, b);
    int j = Math.max(a, b);
    return Math.toIntExact((long) i * n - (long) i * (i + 1) / 2 + (j - i - 1));
  }

  private Tree run() {
    var near = new int[n];
    var nearDistance = new double[n];
    for (int i = 0; i < n - 1; i++) {
      findNearest(i, near, nearDistance);
    }
    var left = new int[n - 1];
    var right = new int[n - 1];
    var heights = new double[n - 1];
    for (int step = 0; step < n - 1; step++) {
      int a = -1;
      for (int i = 0; i < n - 1; i++) {
        if (!gone[i] && (a < 0 || nearDistance[i] < nearDistance[a])) {
          a = i;
        }
      }
      int b = near[a];
      left[step] = a;
      right[step] = b;
      double height = nearDistance[a];
      heights[step] = linkage == Linkage.WARD_SQUARED ? Math.sqrt(height) : height;
      gone[b] = true;
      update(a, b, height, near, nearDistance);
      sizes[a] += sizes[b];
      for (int i = 0; i < n - 1; i++) {
        if (!gone[i] && (near[i] == a || near[i] == b || i == a || reverses())) {
          findNearest(i, near, nearDistance);
        }
      }
    }
    return tree(left, right, heights);
  }

  /** New clusters can be nearer than their parts were. */
  private boolean reverses() {
    return linkage == Linkage.MEDIAN || linkage == Linkage.CENTROID;
  }

  private void findNearest(int i, int[] near, double[] nearDistance) {
    double least = Double.POSITIVE_INFINITY;
    int found = -1;
    for (int j = i + 1; j < n; j++) {
      if (!gone[j]) {
        double distance = distances[place(i, j)];
        if (found < 0 || distance < least) {
          least = distance;
          found = j;
        }
      }
    }
    near[i] = found;
    nearDistance[i] = found < 0 ? Double.POSITIVE_INFINITY : least;
  }

  private void update(int a, int b, double height, int[] near, double[] nearDistance) {
    for (int k = 0; k < n; k++) {
      if (gone[k] || k == a) {
        continue;
      }
      int at = place(a, k);
      double toA = distances[at];
      double toB = distances[place(b, k)];
      double updated = combined(a, b, k, toA, toB, height);
      distances[at] = updated;
      if (k < a && updated < nearDistance[k]) {
        nearDistance[k] = updated;
        near[k] = a;
      }
    }
  }

  private double combined(int a, int b, int k, double toA, double toB, double height) {
    double na = sizes[a];
    double nb = sizes[b];
    double nk = sizes[k];
    return switch (linkage) {
      case WARD, WARD_SQUARED ->
          1.0 / (na + nb + nk) * ((na + nk) * toA + (nb + nk) * toB - nk * height);
      case SINGLE -> Math.min(toA, toB);
      case COMPLETE -> Math.max(toA, toB);
      case AVERAGE -> (na * toA + nb * toB) / (na + nb);
      case MCQUITTY -> (toA + toB) / 2;
      case MEDIAN -> ((toA + toB) - height / 2) / 2;
      case CENTROID -> (na * toA + nb * toB - na * nb * height / (na + nb)) / (na + nb);
    };
  }

  /** Numbers the steps: of two observations the smaller one first, observations before steps. */
  private Tree tree(int[] left, int[] right, double[] heights) {
    var merges = new int[2 * (n - 1)];
    var current = new int[n];
    for (int i = 0; i < n; i++) {
      current[i] = -(i + 1);
    }
    for (int step = 0; step < n - 1; step++) {
      int a = current[left[step]];
      int b = current[right[step]];
      boolean swap = a > 0 && b < 0 || a > 0 && b > 0 && a > b || a < 0 && b < 0 && a < b;
      merges[step] = swap ? b : a;
      merges[n - 1 + step] = swap ? a : b;
      current[left[step]] = step + 1;
    }
    var order = new int[n];
    fill(merges, order);
    return new Tree(merges, heights, order);
  }

  /** The observations from left to right, so that no branches cross. */
  private void fill(int[] merges, int[] order) {
    var stack = new int[n];
    int depth = 0;
    int at = 0;
    stack[depth++] = n - 1;
    while (depth > 0) {
      int next = stack[--depth];
      if (next < 0) {
        order[at++] = -next;
      } else {
        stack[depth++] = merges[n - 1 + next - 1];
        stack[depth++] = merges[next - 1];
      }
    }
  }
}
