package dev.oser.lang.r.operation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Loops over blocks give what each element gives for itself, whatever is in them. */
class BlocksTest {
  private static final int[] LENGTHS = {1, 2, 7, 511, 512, 513, 1100};
  private static final int[] ODD = {
    Na.INT, Na.INT + 1, Integer.MAX_VALUE, Integer.MAX_VALUE - 1, -1, 0, 1, 46341, -46341
  };

  private static int[] filled(int length, IntSupplier next) {
    return IntStream.range(0, length).map(_ -> next.getAsInt()).toArray();
  }

  /** Mostly small numbers, so that some blocks have nothing odd in them. */
  private static int[] numbers(Random random, int length) {
    boolean odd = random.nextBoolean();
    return filled(
        length,
        () ->
            odd && random.nextInt(200) == 0
                ? ODD[random.nextInt(ODD.length)]
                : random.nextInt(2000) - 1000);
  }

  @Test
  void integersAreComputedOneLikeAll() {
    var random = new Random(1);
    var operators =
        List.of(
            ArithmeticOperator.ADD,
            ArithmeticOperator.SUBTRACT,
            ArithmeticOperator.MULTIPLY,
            ArithmeticOperator.MODULO,
            ArithmeticOperator.INTEGER_DIVIDE);
    for (var operator : operators) {
      for (int n : LENGTHS) {
        for (int m : LENGTHS) {
          var x = numbers(random, n);
          var y = numbers(random, m);
          int length = Math.max(n, m);
          var expected = new int[length];
          boolean overflow = false;
          for (int i = 0; i < length; i++) {
            int a = x[i % n];
            int b = y[i % m];
            boolean missing =
                a == Na.INT
                    || b == Na.INT
                    || b == 0
                        && (operator == ArithmeticOperator.MODULO
                            || operator == ArithmeticOperator.INTEGER_DIVIDE);
            long value = missing ? 0 : exactly(operator, a, b);
            boolean fits = Math.abs(value) <= Integer.MAX_VALUE;
            overflow |= !fits;
            expected[i] = missing || !fits ? Na.INT : (int) value;
          }
          for (var room : Room.values()) {
            var warnings = new ArrayList<Arithmetic.Warning>();
            var result =
                IntegerArithmetic.compute(
                    operator, IntVector.of(x.clone()), IntVector.of(y.clone()), room, warnings);
            assertArrayEquals(expected, result.toArray(), operator + " " + n + " " + m);
            assertEquals(overflow, !warnings.isEmpty(), operator + " " + n + " " + m);
          }
        }
      }
    }
  }

  private static long exactly(ArithmeticOperator operator, long a, long b) {
    return switch (operator) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case MODULO -> Math.floorMod(a, b);
      case INTEGER_DIVIDE -> Math.floorDiv(a, b);
      case DIVIDE, POWER -> throw new IllegalArgumentException();
    };
  }

  @Test
  void numbersOfAnyTypeAreCompared() {
    var random = new Random(2);
    for (var operator : ComparisonOperator.values()) {
      for (int n : LENGTHS) {
        for (int m : LENGTHS) {
          var a = vector(random, n);
          var b = vector(random, m);
          var expected =
              IntStream.range(0, Math.max(n, m))
                  .map(
                      i -> {
                        double x = a.doubleAt(i % n);
                        double y = b.doubleAt(i % m);
                        return Double.isNaN(x) || Double.isNaN(y)
                            ? Na.INT
                            : operator.test(x, y) ? 1 : 0;
                      })
                  .toArray();
          var result = (LogicalVector) Comparison.quiet(operator, a, b);
          assertArrayEquals(expected, result.toArray(), operator + " " + n + " " + m);
        }
      }
    }
  }

  private static Vector vector(Random random, int length) {
    return switch (random.nextInt(3)) {
      case 0 -> IntVector.of(filled(length, () -> random.nextInt(40) - 1));
      case 1 -> LogicalVector.of(filled(length, () -> truth(random)));
      default ->
          DoubleVector.of(
              random
                  .doubles(length)
                  .map(x -> random.nextInt(300) == 0 ? Double.NaN : Math.rint(x * 4))
                  .toArray());
    };
  }

  private static int truth(Random random) {
    return random.nextInt(300) == 0 ? Na.INT : random.nextInt(2);
  }

  @Test
  void truthValuesAreCombinedAndSelect() {
    var random = new Random(3);
    for (int n : LENGTHS) {
      for (int m : LENGTHS) {
        var x = filled(n, () -> truth(random));
        var y = filled(m, () -> truth(random));
        int length = Math.max(n, m);
        for (boolean and : new boolean[] {true, false}) {
          var expected =
              IntStream.range(0, length)
                  .map(i -> and ? Logic.and(x[i % n], y[i % m]) : Logic.or(x[i % n], y[i % m]))
                  .toArray();
          for (var room : Room.values()) {
            var a = LogicalVector.of(x.clone());
            var b = LogicalVector.of(y.clone());
            assertArrayEquals(expected, ((LogicalVector) Logic.quiet(and, a, b, room)).toArray());
          }
        }
        var places =
            IntStream.range(0, length)
                .filter(i -> x[i % n] != 0)
                .map(i -> x[i % n] == Na.INT ? -1 : i)
                .toArray();
        assertArrayEquals(places, Indices.of(LogicalVector.of(x.clone()), length, null).places());
      }
      var truths = filled(n, () -> truth(random));
      for (var room : Room.values()) {
        assertArrayEquals(
            IntStream.of(truths).map(each -> each == Na.INT ? Na.INT : 1 - each).toArray(),
            ((LogicalVector) Logic.not(LogicalVector.of(truths.clone()), room)).toArray());
      }
    }
  }

  @Test
  void extremeIntegersAreCompared() {
    for (var operator : ComparisonOperator.values()) {
      for (int a : ODD) {
        for (int b : ODD) {
          boolean missing = a == Na.INT || b == Na.INT;
          int expected = missing ? Na.INT : operator.test((double) a, (double) b) ? 1 : 0;
          var many = IntVector.of(a, a);
          assertEquals(
              expected,
              ((LogicalVector) Comparison.quiet(operator, many, new IntVector(b))).get(0));
          double number = b == Na.INT ? Na.DOUBLE : b;
          assertEquals(
              expected,
              ((LogicalVector) Comparison.quiet(operator, many, new DoubleVector(number))).get(1));
        }
      }
    }
  }

  @Test
  void elementsAreReplacedOneLikeAll() {
    var random = new Random(4);
    for (int round = 0; round < 200; round++) {
      var to = vector(random, 40);
      var from = vector(random, 1 + random.nextInt(30));
      if (from.kind().compareTo(to.kind()) > 0) {
        continue;
      }
      var places = filled(from.length(), () -> random.nextInt(41) - 1);
      var expected = to.copyElements();
      for (int i = 0; i < places.length; i++) {
        if (places[i] >= 0) {
          expected.set(places[i], from, i);
        }
      }
      to.setAll(places, from);
      for (int i = 0; i < to.length(); i++) {
        assertEquals(expected.stringAt(i), to.stringAt(i));
      }
    }
  }
}
