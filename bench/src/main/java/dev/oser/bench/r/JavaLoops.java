package dev.oser.bench.r;

/**
 * Loops as a person writes them in Java, with the types that R gives the same variables: {@code
 * java/*.R} has the twins.
 */
final class JavaLoops {
  private JavaLoops() {}

  static double bubble() {
    int n = 700;
    var x = new int[n];
    for (int i = 1; i <= n; i++) {
      x[i - 1] = i * 7919 % 1009;
    }
    for (int i = 1; i < n; i++) {
      for (int j = 0; j < n - i; j++) {
        if (x[j] > x[j + 1]) {
          int held = x[j];
          x[j] = x[j + 1];
          x[j + 1] = held;
        }
      }
    }
    double checksum = 0;
    for (int i = 1; i <= n; i++) {
      checksum += i * x[i - 1];
    }
    return checksum;
  }

  static double collatz() {
    int longest = 0;
    for (int start = 1; start <= 8000; start++) {
      int n = start;
      int steps = 0;
      while (n != 1) {
        n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        steps++;
      }
      longest = Math.max(longest, steps);
    }
    return longest;
  }

  static double dot() {
    int n = 300_000;
    var x = new double[n];
    var y = new double[n];
    for (int i = 1; i <= n; i++) {
      x[i - 1] = i % 100 / 8.0;
      y[i - 1] = n - i;
    }
    double total = 0;
    for (int round = 0; round < 4; round++) {
      for (int i = 0; i < n; i++) {
        total += x[i] * y[i];
      }
    }
    return total;
  }

  static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  static double hash() {
    int hash = 7;
    for (int i = 1; i <= 800_000; i++) {
      hash = (hash * 31 + i % 1000) % 65521;
    }
    return hash;
  }

  static double mandelbrot() {
    double size = 120;
    double total = 0;
    for (int row = 1; row <= size; row++) {
      double y = 2 * row / size - 1;
      for (int column = 1; column <= size; column++) {
        double x = 3 * column / size - 2;
        double a = 0;
        double b = 0;
        double steps = 0;
        while (steps < 60 && a * a + b * b <= 4) {
          double t = a * a - b * b + x;
          b = 2 * a * b + y;
          a = t;
          steps++;
        }
        total += steps;
      }
    }
    return total;
  }

  /** Matrices are one array by columns, as in R. */
  static double matmul() {
    int n = 90;
    var a = new double[n * n];
    var b = new double[n * n];
    for (int j = 1; j <= n; j++) {
      for (int i = 1; i <= n; i++) {
        a[i - 1 + (j - 1) * n] = (i * 7 + j) % 19 / 4.0;
        b[i - 1 + (j - 1) * n] = (i + j * 5) % 23 / 8.0;
      }
    }
    double total = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
          sum += a[i + k * n] * b[k + j * n];
        }
        total += sum;
      }
    }
    return total;
  }

  static double nbody() {
    int n = 6;
    var x = new double[n];
    var y = new double[n];
    var vx = new double[n];
    var vy = new double[n];
    var mass = new double[n];
    for (int i = 1; i <= n; i++) {
      x[i - 1] = Math.cos(i) * i;
      y[i - 1] = Math.sin(i) * i;
      mass[i - 1] = 1.0 / i;
    }
    for (int step = 0; step < 3000; step++) {
      for (int i = 0; i < n - 1; i++) {
        for (int j = i + 1; j < n; j++) {
          double dx = x[i] - x[j];
          double dy = y[i] - y[j];
          double square = dx * dx + dy * dy + 0.01;
          double pull = 0.001 / (square * Math.sqrt(square));
          vx[i] -= dx * mass[j] * pull;
          vy[i] -= dy * mass[j] * pull;
          vx[j] += dx * mass[i] * pull;
          vy[j] += dy * mass[i] * pull;
        }
      }
      for (int i = 0; i < n; i++) {
        x[i] += 0.001 * vx[i];
        y[i] += 0.001 * vy[i];
      }
    }
    double energy = 0;
    for (int i = 0; i < n; i++) {
      energy += mass[i] * (vx[i] * vx[i] + vy[i] * vy[i]);
    }
    return energy;
  }

  static double sieve() {
    int n = 400_000;
    var composite = new boolean[n];
    int count = 0;
    for (int i = 2; i <= n; i++) {
      if (!composite[i - 1]) {
        count++;
        for (int j = i + i; j <= n; j += i) {
          composite[j - 1] = true;
        }
      }
    }
    return count;
  }

  static double sum() {
    double total = 0;
    for (int i = 1; i <= 2_000_000; i++) {
      total += i * 0.5;
    }
    return total;
  }
}
