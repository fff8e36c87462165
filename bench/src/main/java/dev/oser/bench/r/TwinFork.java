package dev.oser.bench.r;

import dev.oser.bench.Fork;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs in a JVM of its own: times one loop in Java, the way {@link RProgram#timed} times its twin
 * in R, and prints the same lines.
 */
final class TwinFork {
  private TwinFork() {}

  public static void main(String[] arguments) {
    var twin = JavaTwin.valueOf(arguments[0]);
    int rounds = Integer.parseInt(arguments[1]);
    double warmUp = Double.parseDouble(arguments[2]);
    double result = twin.run();
    int times = 1;
    long start = System.nanoTime();
    while (System.nanoTime() - start < warmUp * 1e9) {
      result = agreed(twin.run(), result);
      times++;
    }
    int each = Math.max(1, (int) Math.ceil(times / warmUp / 5));
    for (int round = 0; round < rounds; round++) {
      long before = System.nanoTime();
      for (int i = 0; i < each; i++) {
        result = agreed(twin.run(), result);
      }
      System.out.println("seconds " + (System.nanoTime() - before) / 1e9 / each);
    }
    System.out.println("result " + result);
  }

  /** Uses each result, so that no loop is left out because nobody looks at it. */
  private static double agreed(double result, double earlier) {
    if (result != earlier) {
      throw new IllegalStateException("a loop returned " + earlier + " and then " + result);
    }
    return result;
  }

  /** Starts a JVM for the loop, with the collector that Oser runs R with. */
  static RProcess.Run run(JavaTwin twin, int rounds, double warmUpSeconds) {
    var command = new ArrayList<>(Fork.java("-XX:+UseSerialGC"));
    command.addAll(
        List.of(
            TwinFork.class.getName(),
            twin.name(),
            String.valueOf(rounds),
            String.valueOf(warmUpSeconds)));
    long start = System.nanoTime();
    var output = String.join("\n", Fork.lines(command));
    return new RProcess.Run((System.nanoTime() - start) / 1e9, 0, output);
  }
}
