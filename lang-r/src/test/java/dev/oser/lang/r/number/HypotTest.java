package dev.oser.lang.r.number;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HypotTest {
  @Test
  void theErrorIsLessThanOneUnitInTheLastPlace() {
    var random = new Random(4);
    for (int i = 0; i < 20_000; i++) {
      double a = random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20);
      double b = random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20);
      var x = new BigDecimal(a);
      var y = new BigDecimal(b);
      var exact = x.multiply(x).add(y.multiply(y)).sqrt(new MathContext(60));
      double result = Elementary.hypot(a, b);
      var error = new BigDecimal(result).subtract(exact).abs().doubleValue();
      assertTrue(error < Math.ulp(result), a + " " + b);
    }
  }

  @Test
  void whatIsTooLargeTooSmallOrNoNumberIsAsInTheJdk() {
    double[] odd = {
      0,
      -0.0,
      Double.MIN_VALUE,
      1e-300,
      1e300,
      Double.MAX_VALUE,
      Double.POSITIVE_INFINITY,
      Double.NaN,
      1
    };
    for (double a : odd) {
      for (double b : odd) {
        double expected = Math.hypot(a, b);
        double result = Elementary.hypot(a, b);
        assertTrue(
            Double.compare(result, expected) == 0
                || Math.abs(result - expected) <= Math.ulp(expected),
            a + " " + b);
      }
    }
  }
}
