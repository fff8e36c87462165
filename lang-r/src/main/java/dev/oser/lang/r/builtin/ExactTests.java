package dev.oser.lang.r.builtin;

import dev.oser.lang.r.numeric.Bessel;
import dev.oser.lang.r.numeric.ContingencyTables;
import dev.oser.lang.r.numeric.KolmogorovSmirnov;
import dev.oser.lang.r.numeric.RankCounts;
import dev.oser.lang.r.numeric.StudentizedRange;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.random.distribution.Normal;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** What {@code tests.R} stands on: counts and probabilities of statistics. */
final class ExactTests {
  private ExactTests() {}

  /** {@return the number of ways to each value of a rank statistic} */
  @RBuiltin(".rankCounts")
  static Value rankCounts(Value statistic, Value m, Value n) {
    int first = Coercion.integer(m, "m");
    int second = Coercion.integer(n, "n");
    return DoubleVector.of(
        switch (Coercion.string(statistic, "statistic")) {
          case "wilcoxon" -> RankCounts.rankSum(first, second);
          case "signed" -> RankCounts.signedRank(first);
          case "kendall" -> RankCounts.kendall(first);
          case "ansari" -> RankCounts.ansari(first, second);
          default -> throw new RError("unknown statistic");
        });
  }

  @RBuiltin(".spearmanCount")
  static Value spearman(Value n, Value least) {
    return new DoubleVector(
        RankCounts.spearman(Coercion.integer(n, "n"), ((Vector) least).doubleAt(0)));
  }

  @RBuiltin(".kolmogorov")
  static Value kolmogorov(Value d, Value n) {
    return new DoubleVector(
        KolmogorovSmirnov.oneSample(((Vector) d).doubleAt(0), Coercion.integer(n, "n")));
  }

  @RBuiltin(".smirnov")
  static Value smirnov(Value q, Value m, Value n, Value checked, Value twoSided, Value upper) {
    var flags = (Vector) checked;
    var places = new boolean[flags.length()];
    for (int i = 0; i < places.length; i++) {
      places[i] = flags.logicalAt(i) == 1;
    }
    return new DoubleVector(
        KolmogorovSmirnov.twoSample(
            ((Vector) q).doubleAt(0),
            Coercion.integer(m, "m"),
            Coercion.integer(n, "n"),
            places,
            Coercion.flag(twoSided, "twoSided"),
            Coercion.flag(upper, "upper")));
  }

  @RBuiltin(".fisher")
  static Value fisher(Value x) {
    var matrix = Matrix.of(x, x.length(), 1);
    var cells = new int[matrix.data().length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (int) matrix.data()[i];
    }
    try {
      return new DoubleVector(ContingencyTables.fisher(cells, matrix.rows(), matrix.columns()));
    } catch (ContingencyTables.TooLarge e) {
      throw RError.ofFrame(e.getMessage() + ": use 'simulate.p.value'");
    }
  }

  /** {@return the probability of a studentized range of at most q} */
  @RBuiltin(".studentizedRange")
  static Value studentizedRange(Value q, Value means, Value freedom, Value ranges) {
    var distribution = new StudentizedRange(Normal::lower);
    return new DoubleVector(
        distribution.probability(
            ((Vector) q).doubleAt(0),
            ((Vector) means).doubleAt(0),
            ((Vector) freedom).doubleAt(0),
            ((Vector) ranges).doubleAt(0)));
  }

  /** {@return a Bessel function of an order that is not negative} */
  @RBuiltin(".bessel")
  static Value bessel(Value kind, Value x, Value order, Value scaled) {
    double at = ((Vector) x).doubleAt(0);
    double nu = ((Vector) order).doubleAt(0);
    boolean isScaled = Coercion.flag(scaled, "expon.scaled");
    return new DoubleVector(
        switch (Coercion.string(kind, "kind")) {
          case "I" -> Bessel.i(at, nu, isScaled);
          case "K" -> Bessel.k(at, nu, isScaled);
          case "J" -> Bessel.j(at, nu);
          default -> Bessel.y(at, nu);
        });
  }
}
