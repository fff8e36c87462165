package dev.oser.bench.sourir;

/** The loops in Java, as one would write them. */
final class Loops {
  private Loops() {}

  static long collatz(int n) {
    long total = 0;
    for (int i = 1; i < n; i++) {
      long x = i;
      while (x != 1) {
        x = x % 2 == 0 ? x / 2 : 3 * x + 1;
        total++;
      }
    }
    return total;
  }

  static long gcd(int n) {
    long total = 0;
    for (long i = 1; i < n; i++) {
      for (long j = 1; j < n; j++) {
        long a = i;
        long b = j;
        while (b != 0) {
          long t = a % b;
          a = b;
          b = t;
        }
        total += a;
      }
    }
    return total;
  }

  static long primes(int n) {
    long count = 0;
    for (long i = 2; i < n; i++) {
      long d = 2;
      while (d * d <= i && i % d != 0) {
        d++;
      }
      if (d * d > i) {
        count++;
      }
    }
    return count;
  }

  static long fibonacci(long n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  static long sum(int n) {
    var a = new long[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7L % 13;
    }
    long total = 0;
    for (int round = 0; round < 100; round++) {
      for (int i = 0; i < a.length; i++) {
        total += a[i] * round;
      }
    }
    return total;
  }

  static long sieve(int n) {
    var composite = new long[n];
    long count = 0;
    for (int i = 2; i < n; i++) {
      if (composite[i] == 0) {
        count++;
        for (int k = i + i; k < n; k += i) {
          composite[k] = 1;
        }
      }
    }
    return count;
  }

  static long sort(int n) {
    var a = new long[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7919L % 10007;
    }
    for (int i = 1; i < n; i++) {
      long x = a[i];
      int j = i - 1;
      while (j >= 0 && a[j] > x) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = x;
    }
    return a[n / 3] + a[n / 2];
  }

  static long matrix(int n) {
    var a = new long[n * n];
    var b = new long[n * n];
    var c = new long[n * n];
    for (int i = 0; i < n * n; i++) {
      a[i] = i % 17;
      b[i] = i % 23;
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        long s = 0;
        for (int k = 0; k < n; k++) {
          s += a[i * n + k] * b[k * n + j];
        }
        c[i * n + j] = s;
      }
    }
    return c[n + 1] + c[n * n - 1];
  }
}
