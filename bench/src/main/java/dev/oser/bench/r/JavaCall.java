package dev.oser.bench.r;

import dev.oser.bench.Samples;
import java.util.stream.DoubleStream;

/**
 * What a call takes in Java that HotSpot does not inline: of a method of which there are four, one
 * after the other.
 */
final class JavaCall {
  private static final int CALLS = 10_000_000;
  private static final int WARM_UP = 10;

  private interface Callee {
    double call(double a);
  }

  private double count;

  private final Callee[] callees = {
    a -> count = a, a -> count = a + 1, a -> count = a + 2, a -> count = a + 3
  };

  private JavaCall() {}

  /** {@return nanoseconds of one call, of so many rounds} */
  static Samples measure(int rounds) {
    var java = new JavaCall();
    double[] calls =
        DoubleStream.generate(java::withCalls).limit(WARM_UP + rounds).skip(WARM_UP).toArray();
    double[] none =
        DoubleStream.generate(java::withoutCalls).limit(WARM_UP + rounds).skip(WARM_UP).toArray();
    return Samples.of(calls).minus(Samples.of(none).median());
  }

  private double withCalls() {
    long start = System.nanoTime();
    for (int i = 0; i < CALLS; i++) {
      callees[i & 3].call(i);
    }
    return (System.nanoTime() - start) / (double) CALLS;
  }

  private double withoutCalls() {
    long start = System.nanoTime();
    for (int i = 0; i < CALLS; i++) {
      count = i;
    }
    return (System.nanoTime() - start) / (double) CALLS;
  }
}
