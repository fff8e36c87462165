package dev.oser.lang.r.numeric;

/**
 * A search for a step that is short enough and long enough: Moré and Thuente, "Line search
 * algorithms with guaranteed sufficient decrease", <i>ACM Transactions on Mathematical Software</i>
 * 20, 1994.
 */
final class LineSearch {
  private static final double DECREASE = 1e-3;
  private static final double CURVATURE = 0.9;
  private static final double NARROW = 0.1;

  private final double start;
  private final double startSlope;
  private final double longest;

  /** One end of the interval, with the least value so far, and the other. */
  private double best;

  private double bestValue;
  private double bestSlope;
  private double other;
  private double otherValue;
  private double otherSlope;
  private boolean bracketed;
  private boolean firstStage = true;
  private double width;
  private double widthBefore;
  private double least;
  private double most;
  private double step;

  LineSearch(double value, double slope, double step, double longest) {
    start = value;
    startSlope = slope;
    this.longest = longest;
    this.step = step;
    bestValue = value;
    bestSlope = slope;
    otherValue = value;
    otherSlope = slope;
    width = longest;
    widthBefore = 2 * width;
    least = 0;
    most = step + 4 * step;
  }

  double step() {
    return step;
  }

  /** Looks at what is at the step; if it is not accepted there is another one to try. */
  boolean accepts(double value, double slope) {
    double test = start + step * DECREASE * startSlope;
    if (firstStage && value <= test && slope >= 0) {
      firstStage = false;
    }
    if (bracketed && (step <= least || step >= most)) {
      return true;
    }
    if (bracketed && most - least <= NARROW * most) {
      return true;
    }
    if (step == longest && value <= test && slope <= DECREASE * startSlope) {
      return true;
    }
    if (step == 0 && (value > test || slope >= DECREASE * startSlope)) {
      return true;
    }
    if (value <= test && Math.abs(slope) <= CURVATURE * -startSlope) {
      return true;
    }
    if (firstStage && value <= bestValue && value > test) {
      // The function less its line of sufficient decrease.
      double tilt = DECREASE * startSlope;
      bestValue -= best * tilt;
      bestSlope -= tilt;
      otherValue -= other * tilt;
      otherSlope -= tilt;
      next(value - step * tilt, slope - tilt);
      bestValue += best * tilt;
      bestSlope += tilt;
      otherValue += other * tilt;
      otherSlope += tilt;
    } else {
      next(value, slope);
    }
    if (bracketed) {
      if (Math.abs(other - best) >= 0.66 * widthBefore) {
        step = best + 0.5 * (other - best);
      }
      widthBefore = width;
      width = Math.abs(other - best);
      least = Math.min(best, other);
      most = Math.max(best, other);
    } else {
      least = step + 1.1 * (step - best);
      most = step + 4 * (step - best);
    }
    step = Math.min(Math.max(step, 0), longest);
    if (bracketed && (step <= least || step >= most || most - least <= NARROW * most)) {
      step = best;
    }
    return false;
  }

  /** The next step by interpolation, and the interval that has the minimum (their section 4). */
  private void next(double value, double slope) {
    double sign = slope * Math.signum(bestSlope);
    double chosen;
    if (value > bestValue) {
      double cubic = cubic(best, bestValue, bestSlope, step, value, slope, step < best);
      double quadratic =
          best + bestSlope / ((bestValue - value) / (step - best) + bestSlope) / 2 * (step - best);
      chosen =
          Math.abs(cubic - best) < Math.abs(quadratic - best)
              ? cubic
              : cubic + (quadratic - cubic) / 2;
      bracketed = true;
    } else if (sign < 0) {
      double cubic = cubicBack(value, slope);
      double secant = step + slope / (slope - bestSlope) * (best - step);
      chosen = Math.abs(cubic - step) > Math.abs(secant - step) ? cubic : secant;
      bracketed = true;
    } else if (Math.abs(slope) < Math.abs(bestSlope)) {
      chosen = flatter(value, slope);
    } else if (bracketed) {
      chosen = cubicTo(other, otherValue, otherSlope, value, slope);
    } else {
      chosen = step > best ? most : least;
    }
    if (value > bestValue) {
      other = step;
      otherValue = value;
      otherSlope = slope;
    } else {
      if (sign < 0) {
        other = best;
        otherValue = bestValue;
        otherSlope = bestSlope;
      }
      best = step;
      bestValue = value;
      bestSlope = slope;
    }
    step = chosen;
  }

  private static double cubic(
      double a, double fa, double da, double b, double fb, double db, boolean turned) {
    double t = 3 * (fa - fb) / (b - a) + da + db;
    double s = Math.max(Math.abs(t), Math.max(Math.abs(da), Math.abs(db)));
    double gamma = s * Math.sqrt(t / s * (t / s) - da / s * (db / s));
    if (turned) {
      gamma = -gamma;
    }
    return a + (gamma - da + t) / (gamma - da + gamma + db) * (b - a);
  }

  private double cubicBack(double value, double slope) {
    double t = 3 * (bestValue - value) / (step - best) + bestSlope + slope;
    double s = Math.max(Math.abs(t), Math.max(Math.abs(bestSlope), Math.abs(slope)));
    double gamma = s * Math.sqrt(t / s * (t / s) - bestSlope / s * (slope / s));
    if (step > best) {
      gamma = -gamma;
    }
    return step + (gamma - slope + t) / (gamma - slope + gamma + bestSlope) * (best - step);
  }

  private double flatter(double value, double slope) {
    double t = 3 * (bestValue - value) / (step - best) + bestSlope + slope;
    double s = Math.max(Math.abs(t), Math.max(Math.abs(bestSlope), Math.abs(slope)));
    double gamma = s * Math.sqrt(Math.max(0, t / s * (t / s) - bestSlope / s * (slope / s)));
    if (step > best) {
      gamma = -gamma;
    }
    double r = (gamma - slope + t) / (gamma + (bestSlope - slope) + gamma);
    double cubic = r < 0 && gamma != 0 ? step + r * (best - step) : step > best ? most : least;
    double secant = step + slope / (slope - bestSlope) * (best - step);
    if (bracketed) {
      double nearer = Math.abs(cubic - step) < Math.abs(secant - step) ? cubic : secant;
      double limit = step + 0.66 * (other - step);
      return step > best ? Math.min(limit, nearer) : Math.max(limit, nearer);
    }
    double further = Math.abs(cubic - step) > Math.abs(secant - step) ? cubic : secant;
    return Math.max(least, Math.min(most, further));
  }

  private double cubicTo(double to, double toValue, double toSlope, double value, double slope) {
    double t = 3 * (value - toValue) / (to - step) + toSlope + slope;
    double s = Math.max(Math.abs(t), Math.max(Math.abs(toSlope), Math.abs(slope)));
    double gamma = s * Math.sqrt(t / s * (t / s) - toSlope / s * (slope / s));
    if (step > to) {
      gamma = -gamma;
    }
    return step + (gamma - slope + t) / (gamma - slope + gamma + toSlope) * (to - step);
  }
}
