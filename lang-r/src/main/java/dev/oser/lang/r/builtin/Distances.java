package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Value;

/**
 * {@code dist}: the distances between the rows of a matrix. Places where one of two rows has no
 * number are left out, and sums are scaled up for them.
 */
final class Distances {
  /** What one place adds to the distance of two rows. */
  private interface Measure {
    /** {@return what a place adds, NaN if it does not count} */
    double at(double a, double b);

    default double join(double sum, double part) {
      return sum + part;
    }

    /** {@return the distance from what all places that count added} */
    double distance(double sum, int used, int all);

    /** {@return the distance if no place counts, though there may be numbers} */
    default double ofNone(boolean known) {
      return Na.DOUBLE;
    }
  }

  private Distances() {}

  @RBuiltin(".distances")
  static Value distances(Value x, Value method, Value power) {
    var matrix = Matrix.of(x, x.length(), 1);
    var measure = measure(Coercion.string(method, "method"), ((DoubleVector) power).get(0));
    int rows = matrix.rows();
    int columns = matrix.columns();
    // Rows one after the other, because each is read many times.
    var data = new double[rows * columns];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        data[i * columns + j] = matrix.data()[j * rows + i];
      }
    }
    var result = new double[Math.toIntExact((long) rows * Math.max(rows - 1, 0) / 2)];
    int at = 0;
    for (int i = 0; i < rows; i++) {
      for (int k = i + 1; k < rows; k++) {
        result[at++] = distance(measure, data, i * columns, k * columns, columns);
      }
    }
    return DoubleVector.of(result);
  }

  private static double distance(Measure measure, double[] data, int a, int b, int columns) {
    double sum = 0;
    int used = 0;
    boolean known = false;
    for (int j = 0; j < columns; j++) {
      known |= !Double.isNaN(data[a + j]) && !Double.isNaN(data[b + j]);
      double part = measure.at(data[a + j], data[b + j]);
      if (!Double.isNaN(part)) {
        sum = used == 0 ? part : measure.join(sum, part);
        used++;
      }
    }
    return used == 0 ? measure.ofNone(known) : measure.distance(sum, used, columns);
  }

  private static double scaled(double sum, int used, int all) {
    return used == all ? sum : sum / ((double) used / all);
  }

  private static Measure measure(String method, double power) {
    return switch (method) {
      case "maximum" -> new Maximum();
      case "manhattan" -> new Manhattan();
      case "canberra" -> new Canberra();
      case "binary" -> new Binary();
      case "minkowski" -> new Minkowski(power);
      default -> new Euclidean();
    };
  }

  private record Euclidean() implements Measure {
    @Override
    public double at(double a, double b) {
      return (a - b) * (a - b);
    }

    @Override
    public double distance(double sum, int used, int all) {
      return Math.sqrt(scaled(sum, used, all));
    }
  }

  private record Maximum() implements Measure {
    @Override
    public double at(double a, double b) {
      return Math.abs(a - b);
    }

    @Override
    public double join(double most, double part) {
      return Math.max(most, part);
    }

    @Override
    public double distance(double most, int used, int all) {
      return most;
    }
  }

  private record Manhattan() implements Measure {
    @Override
    public double at(double a, double b) {
      return Math.abs(a - b);
    }

    @Override
    public double distance(double sum, int used, int all) {
      return scaled(sum, used, all);
    }
  }

  /** Where both are zero, nothing is said. */
  private record Canberra() implements Measure {
    @Override
    public double at(double a, double b) {
      double difference = Math.abs(a - b);
      double most = Math.abs(a) + Math.abs(b);
      return difference == most && most > 0 ? 1 : difference / most;
    }

    @Override
    public double distance(double sum, int used, int all) {
      return scaled(sum, used, all);
    }
  }

  private record Minkowski(double power) implements Measure {
    @Override
    public double at(double a, double b) {
      return Math.pow(Math.abs(a - b), power);
    }

    @Override
    public double distance(double sum, int used, int all) {
      return Math.pow(scaled(sum, used, all), 1 / power);
    }
  }

  /** The share of places with one number that is not zero among those with at least one. */
  private record Binary() implements Measure {
    @Override
    public double at(double a, double b) {
      boolean counts = Double.isFinite(a) && Double.isFinite(b) && (a != 0 || b != 0);
      return !counts ? Double.NaN : a == 0 || b == 0 ? 1 : 0;
    }

    @Override
    public double distance(double sum, int used, int all) {
      return sum / used;
    }

    @Override
    public double ofNone(boolean known) {
      return known ? 0 : Na.DOUBLE;
    }
  }
}
