package dev.oser.lang.r.numeric;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Each method finds the minimum. */
class MinimisersTest {
  private static final Tolerances EXACT = new Tolerances(1e-12, Double.NEGATIVE_INFINITY, 20_000);

  private record Method(String name, Minimiser minimiser) {}

  private interface Minimiser {
    Minimum minimise(
        ToDoubleFunction<double[]> function,
        UnaryOperator<double[]> gradient,
        double[] from,
        Tolerances tolerances);
  }

  private static List<Method> methods() {
    var methods = new ArrayList<Method>();
    methods.add(new Method("simplex", (f, g, from, to) -> simplex(f, from, to)));
    methods.addAll(descents());
    return methods;
  }

  private static List<Method> descents() {
    var methods = new ArrayList<Method>();
    methods.add(new Method("quasi-Newton", QuasiNewton::minimise));
    for (var update : ConjugateGradients.Update.values()) {
      methods.add(
          new Method(
              update.name(),
              (f, g, from, to) -> ConjugateGradients.minimise(f, g, from, to, update)));
    }
    return methods;
  }

  private static Minimum simplex(
      ToDoubleFunction<double[]> function, double[] from, Tolerances tolerances) {
    return NelderMead.minimise(function, from, tolerances, 1, 0.5, 2);
  }

  private static double rosenbrock(double[] x) {
    return 100 * Math.pow(x[1] - x[0] * x[0], 2) + Math.pow(1 - x[0], 2);
  }

  private static double[] rosenbrockSlope(double[] x) {
    double off = x[1] - x[0] * x[0];
    return new double[] {-400 * x[0] * off - 2 * (1 - x[0]), 200 * off};
  }

  private static UnaryOperator<double[]> differences(
      ToDoubleFunction<double[]> function, double step) {
    return x -> {
      var slope = new double[x.length];
      for (int i = 0; i < x.length; i++) {
        var up = x.clone();
        var down = x.clone();
        up[i] += step;
        down[i] -= step;
        slope[i] = (function.applyAsDouble(up) - function.applyAsDouble(down)) / (2 * step);
      }
      return slope;
    };
  }

  private static void assertReaches(
      String name, double[] point, double near, Minimum found, int mostCalls) {
    assertEquals(0, found.status(), name);
    assertArrayEquals(point, found.point(), near, name);
    assertTrue(found.calls() <= mostCalls, () -> name + " calls " + found.calls());
  }

  @Test
  void allReachTheEndOfRosenbrocksValley() {
    for (var method : methods()) {
      var found =
          method.minimiser.minimise(
              MinimisersTest::rosenbrock,
              MinimisersTest::rosenbrockSlope,
              new double[] {-1.2, 1},
              EXACT);
      assertReaches(method.name, new double[] {1, 1}, 1e-3, found, 20_000);
      assertEquals(rosenbrock(found.point()), found.value(), method.name);
    }
  }

  @Test
  void differencesDoForAGradient() {
    for (var method : descents()) {
      var found =
          method.minimiser.minimise(
              MinimisersTest::rosenbrock,
              differences(MinimisersTest::rosenbrock, 1e-6),
              new double[] {-1.2, 1},
              EXACT);
      assertReaches(method.name, new double[] {1, 1}, 1e-3, found, 20_000);
    }
  }

  @Test
  void fiveDimensionsOfDifferentScaleAreNoTrouble() {
    var bottom = new double[] {1, -2, 3, -4, 5};
    ToDoubleFunction<double[]> bowl =
        x -> {
          double sum = 7;
          for (int i = 0; i < x.length; i++) {
            sum += (i + 1) * Math.pow(x[i] - bottom[i], 2);
          }
          return sum + Math.pow(x[0] - bottom[0] + x[4] - bottom[4], 2);
        };
    for (var method : methods()) {
      var found = method.minimiser.minimise(bowl, differences(bowl, 1e-4), new double[5], EXACT);
      assertReaches(method.name, bottom, 1e-4, found, 2000);
    }
  }

  @Test
  void infinityIsAWallAndNotTheEnd() {
    ToDoubleFunction<double[]> inside =
        x ->
            x[0] <= 0 || x[1] <= 0
                ? Double.POSITIVE_INFINITY
                : x[0] - 2 * Math.log(x[0]) + x[1] - 3 * Math.log(x[1]);
    UnaryOperator<double[]> slope = x -> new double[] {1 - 2 / x[0], 1 - 3 / x[1]};
    for (var method : methods()) {
      var found = method.minimiser.minimise(inside, slope, new double[] {0.1, 9}, EXACT);
      assertReaches(method.name, new double[] {2, 3}, 1e-3, found, 2000);
    }
  }

  @Test
  void levelVerticesOnBothSidesAreNotTheMinimum() {
    // The first simplex is 1 and 1.1, level around the minimum between them.
    var found =
        simplex(x -> Math.pow(x[0] - 1.05, 2), new double[] {1}, new Tolerances(1e-8, -1, 500));
    assertReaches("simplex", new double[] {1.05}, 1e-4, found, 500);
  }

  @Test
  void roundsAreCountedAndAValueMayBeGoodEnough() {
    for (var method : methods()) {
      var few =
          method.minimiser.minimise(
              MinimisersTest::rosenbrock,
              MinimisersTest::rosenbrockSlope,
              new double[] {-1.2, 1},
              new Tolerances(1e-8, Double.NEGATIVE_INFINITY, 3));
      assertEquals(1, few.status(), method.name);
      var enough =
          method.minimiser.minimise(
              MinimisersTest::rosenbrock,
              MinimisersTest::rosenbrockSlope,
              new double[] {-1.2, 1},
              new Tolerances(1e-8, 1, 10_000));
      assertEquals(0, enough.status(), method.name);
      assertTrue(enough.value() <= 1 && enough.value() > 1e-6, method.name);
    }
  }

  @Test
  void aStartWithoutAValueIsRefused() {
    for (var method : methods()) {
      assertThrows(
          Minimum.Impossible.class,
          () ->
              method.minimiser.minimise(
                  x -> Double.NaN, x -> new double[x.length], new double[2], EXACT),
          method.name);
    }
  }

  @Test
  void gradientsThatAreNotNumbersEndTheDescentWhereItIs() {
    for (var method : descents()) {
      for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
        var found =
            method.minimiser.minimise(
                MinimisersTest::rosenbrock,
                x -> new double[] {bad, 1},
                new double[] {-1.2, 1},
                EXACT);
        assertArrayEquals(new double[] {-1.2, 1}, found.point(), method.name);
      }
    }
  }
}
