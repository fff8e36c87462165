package dev.oser.lang.r.numeric;

/**
 * The k-means algorithm of Hartigan and Wong (<i>Applied Statistics</i> 28, 1979, AS 136): points
 * move between clusters one at a time, as long as that makes the sum of squares smaller.
 */
public final class KMeans {
  private static final double BIG = 1e30;

  private final double[] a;
  private final int m;
  private final int n;
  private final double[] c;
  private final int k;
  private final int[] nearest;
  private final int[] second;
  private final int[] sizes;
  private final double[] leaving;
  private final double[] joining;
  private final int[] changed;
  private final double[] loss;
  private final boolean[] live;
  private final int[] liveUntil;

  /** What came of it: 0, or 1 for an empty cluster, 2 for too many rounds, 4 for too many steps. */
  private int fault;

  private int rounds;

  /** Whether a point moved in the last quick stage. */
  private boolean moved;

  public KMeans(double[] points, int m, int n, double[] centres, int k) {
    this.a = points;
    this.m = m;
    this.n = n;
    this.c = centres.clone();
    this.k = k;
    nearest = new int[m];
    second = new int[m];
    sizes = new int[k];
    leaving = new double[k];
    joining = new double[k];
    changed = new int[k];
    loss = new double[m];
    live = new boolean[k];
    liveUntil = new int[k];
  }

  public double[] centres() {
    return c;
  }

  /** {@return the cluster of each point, the first being 0} */
  public int[] clusters() {
    return nearest;
  }

  public int[] sizes() {
    return sizes;
  }

  public int fault() {
    return fault;
  }

  public int rounds() {
    return rounds;
  }

  private double distance(int point, int cluster) {
    double sum = 0;
    for (int j = 0; j < n; j++) {
      double difference = a[j * m + point] - c[j * k + cluster];
      sum += difference * difference;
    }
    return sum;
  }

  public void run(int most) {
    for (int i = 0; i < m; i++) {
      findTwoNearest(i);
    }
    centre();
    for (int l = 0; l < k; l++) {
      if (sizes[l] == 0) {
        fault = 1;
        return;
      }
      updateFactors(l);
      live[l] = true;
      changed[l] = -1;
    }
    int quiet = 0;
    fault = 2;
    for (rounds = 1; rounds <= most; rounds++) {
      quiet = optimalTransfer(quiet);
      if (quiet == m) {
        fault = 0;
        break;
      }
      moved = false;
      if (!quickTransfer()) {
        fault = 4;
        break;
      }
      if (moved) {
        quiet = 0;
      }
      if (k == 2) {
        fault = 0;
        break;
      }
      java.util.Arrays.fill(changed, 0);
    }
    if (fault != 0 && rounds > most) {
      rounds = most + 1;
    }
    centre();
  }

  private void findTwoNearest(int i) {
    nearest[i] = 0;
    second[i] = 1;
    double first = distance(i, 0);
    double other = distance(i, 1);
    if (first > other) {
      nearest[i] = 1;
      second[i] = 0;
      double kept = first;
      first = other;
      other = kept;
    }
    for (int l = 2; l < k; l++) {
      double distance = distance(i, l);
      if (distance >= other) {
        continue;
      }
      if (distance >= first) {
        other = distance;
        second[i] = l;
      } else {
        other = first;
        second[i] = nearest[i];
        first = distance;
        nearest[i] = l;
      }
    }
  }

  /** The centres are the means of their points. */
  private void centre() {
    java.util.Arrays.fill(c, 0);
    java.util.Arrays.fill(sizes, 0);
    for (int i = 0; i < m; i++) {
      sizes[nearest[i]]++;
      for (int j = 0; j < n; j++) {
        c[j * k + nearest[i]] += a[j * m + i];
      }
    }
    for (int j = 0; j < n; j++) {
      for (int l = 0; l < k; l++) {
        c[j * k + l] /= sizes[l];
      }
    }
  }

  private void updateFactors(int l) {
    double size = sizes[l];
    joining[l] = size / (size + 1);
    leaving[l] = size > 1 ? size / (size - 1) : BIG;
  }

  private void move(int point, int from, int to) {
    double fromSize = sizes[from];
    double toSize = sizes[to];
    for (int j = 0; j < n; j++) {
      double x = a[j * m + point];
      c[j * k + from] = (c[j * k + from] * fromSize - x) / (fromSize - 1);
      c[j * k + to] = (c[j * k + to] * toSize + x) / (toSize + 1);
    }
    sizes[from]--;
    sizes[to]++;
    updateFactors(from);
    updateFactors(to);
    nearest[point] = to;
    second[point] = from;
  }

  /** Each point goes to the cluster where it adds least. */
  private int optimalTransfer(int quietBefore) {
    int quiet = quietBefore;
    for (int l = 0; l < k; l++) {
      if (live[l]) {
        liveUntil[l] = m;
      }
    }
    for (int i = 0; i < m; i++) {
      quiet++;
      int from = nearest[i];
      if (sizes[from] != 1) {
        if (changed[from] != 0) {
          loss[i] = distance(i, from) * leaving[from];
        }
        int best = second[i];
        int before = best;
        double least = distance(i, best) * joining[best];
        for (int l = 0; l < k; l++) {
          if ((i + 1 >= liveUntil[from] && i + 1 >= liveUntil[l]) || l == from || l == before) {
            continue;
          }
          double limit = least / joining[l];
          double distance = 0;
          boolean far = false;
          for (int j = 0; j < n && !far; j++) {
            double difference = a[j * m + i] - c[j * k + l];
            distance += difference * difference;
            far = distance >= limit;
          }
          if (!far) {
            least = distance * joining[l];
            best = l;
          }
        }
        if (least >= loss[i]) {
          second[i] = best;
        } else {
          quiet = 0;
          liveUntil[from] = m + i + 1;
          liveUntil[best] = m + i + 1;
          changed[from] = i + 1;
          changed[best] = i + 1;
          move(i, from, best);
        }
      }
      if (quiet == m) {
        return quiet;
      }
    }
    for (int l = 0; l < k; l++) {
      liveUntil[l] -= m;
      live[l] = false;
    }
    return quiet;
  }

  /** Points go to the second nearest cluster; false if that does not end. */
  private boolean quickTransfer() {
    int quiet = 0;
    long step = 0;
    long most = 50L * m;
    while (true) {
      for (int i = 0; i < m; i++) {
        quiet++;
        step++;
        if (step >= most) {
          return false;
        }
        int from = nearest[i];
        int to = second[i];
        if (sizes[from] != 1) {
          if (step <= changed[from]) {
            loss[i] = distance(i, from) * leaving[from];
          }
          if (step < changed[from] || step < changed[to]) {
            if (distance(i, to) < loss[i] / joining[to]) {
              quiet = 0;
              moved = true;
              live[from] = true;
              live[to] = true;
              changed[from] = Math.toIntExact(step + m);
              changed[to] = Math.toIntExact(step + m);
              move(i, from, to);
            }
          }
        }
        if (quiet == m) {
          return true;
        }
      }
    }
  }
}
