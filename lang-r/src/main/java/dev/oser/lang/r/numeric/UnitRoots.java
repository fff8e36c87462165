package dev.oser.lang.r.numeric;

/**
 * The complex roots of one: cosines and sines of all multiples of a part of a turn. Only an eighth
 * of a turn is computed, where they are most exact; the rest are its mirror images, so that
 * quarters of a turn are whole numbers and opposite roots are opposite to the last bit.
 */
record UnitRoots(double[] cosines, double[] sines) {
  static UnitRoots of(int count) {
    var roots = new UnitRoots(new double[count], new double[count]);
    for (int k = 0; k < count; k++) {
      roots.compute(k, count);
    }
    return roots;
  }

  private void compute(int k, int count) {
    int mirror = count - k;
    if (k > 0 && mirror < k) { // below the axis
      cosines[k] = cosines[mirror];
      sines[k] = -sines[mirror];
      return;
    }
    // Angles in parts of 1 / (8 * count) of a turn are whole numbers, also half way round.
    long angle = 8L * k;
    boolean isLeft = angle > 2L * count;
    if (isLeft) {
      angle = 4L * count - angle;
    }
    boolean isSteep = angle > count;
    if (isSteep) {
      angle = 2L * count - angle;
    }
    if (count % 8 == 0 && (isLeft || isSteep)) { // computed already
      int same = (int) (angle / 8);
      cosines[k] = (isLeft ? -1 : 1) * (isSteep ? sines[same] : cosines[same]);
      sines[k] = isSteep ? cosines[same] : sines[same];
      return;
    }
    double radians = Math.PI * angle / (4.0 * count);
    double cosine = Math.cos(radians);
    double sine = 3 * angle == 2L * count ? 0.5 : Math.sin(radians); // a twelfth of a turn
    cosines[k] = (isLeft ? -1 : 1) * (isSteep ? sine : cosine);
    sines[k] = isSteep ? cosine : sine;
  }
}
