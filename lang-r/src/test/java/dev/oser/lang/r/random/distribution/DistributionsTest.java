package dev.oser.lang.r.random.distribution;

import dev.oser.lang.r.Table;
import org.junit.jupiter.api.Test;

/** Densities, probabilities and quantiles agree with GNU R's to 12 digits, pnorm bit for bit. */
class DistributionsTest {
  private static final double TOLERANCE = 1e-12;

  @Test
  void theUsualDistributionsAgree() {
    Table.read("random/distributions")
        .check(
            1000,
            3, // R's qf has fewer digits far below the median
            row -> {
              var distribution = distribution(row.string(0), row.reals(1));
              double x = row.real(3);
              double ours =
                  switch (row.string(2)) {
                    case "d" -> distribution.density(x, false);
                    case "p" -> distribution.probability(x, true, false);
                    case "upper" -> distribution.probability(x, false, false);
                    case "log" -> distribution.probability(x, true, true);
                    default -> distribution.quantile(x, true, false);
                  };
              double expected = row.real(4);
              boolean close = Math.abs(ours - expected) <= TOLERANCE * Math.abs(expected);
              return close || ours == expected ? row.expected() : Double.toString(ours);
            });
  }

  @Test
  void pnormHasTheBitsOfR() {
    Table.read("random/pnorm")
        .check(
            700,
            3,
            row ->
                Table.real(Normal.lower(row.real(0))).equals(row.string(1))
                    ? row.expected()
                    : Table.real(Normal.lower(row.real(0))));
    Table.read("random/pnorm").check(700, 3, row -> Table.real(Normal.logLower(row.real(0))));
  }

  private static Distribution distribution(String name, double[] p) {
    return switch (name) {
      case "norm" -> Distributions.normal(p[0], p[1]);
      case "unif" -> Distributions.uniform(p[0], p[1]);
      case "exp" -> Distributions.exponential(p[0]);
      case "gamma" -> Distributions.gamma(p[0], 1 / p[1]);
      case "beta" -> Distributions.beta(p[0], p[1]);
      case "t" -> Distributions.student(p[0]);
      case "chisq" -> Distributions.chiSquared(p[0]);
      case "f" -> Distributions.fisher(p[0], p[1]);
      case "binom" -> Distributions.binomial(p[0], p[1]);
      case "pois" -> Distributions.poisson(p[0]);
      case "geom" -> Distributions.geometric(p[0]);
      case "nbinom" -> Distributions.negativeBinomial(p[0], p[1]);
      default -> throw new IllegalArgumentException(name);
    };
  }
}
