package dev.oser.bench;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Runs in a JVM of its own: times one kernel, compiled by Oser and written in Java, alternating.
 * Prints a line {@code oser java} of nanoseconds per round.
 */
final class KernelFork {
  private KernelFork() {}

  /** One round: how long each version took. */
  record Round(double oser, double java) {}

  /** What a fork is asked to do; it travels on the command line. */
  record Task(Kernel kernel, int size, int warmUp, int rounds, boolean javaFirst) {
    List<String> arguments() {
      return List.of(
          kernel.name(),
          String.valueOf(size),
          String.valueOf(warmUp),
          String.valueOf(rounds),
          String.valueOf(javaFirst));
    }

    static Task of(String[] arguments) {
      return new Task(
          Kernel.valueOf(arguments[0]),
          Integer.parseInt(arguments[1]),
          Integer.parseInt(arguments[2]),
          Integer.parseInt(arguments[3]),
          Boolean.parseBoolean(arguments[4]));
    }
  }

  public static void main(String[] arguments) throws Exception {
    var task = Task.of(arguments);
    var machine = Programs.load(task.kernel, Engine.COMPILER);
    Callable<Object> oser = () -> String.valueOf(machine.call("kernel", task.size));
    Callable<Object> java = () -> String.valueOf(task.kernel.kernel(task.size));
    if (!oser.call().equals(java.call())) {
      throw new IllegalStateException(task.kernel + ": the two versions give different results");
    }
    for (int round = 0; round < task.warmUp + task.rounds; round++) {
      boolean javaFirst = task.javaFirst ^ (round % 2 == 1);
      double first = time(javaFirst ? java : oser);
      double second = time(javaFirst ? oser : java);
      if (round >= task.warmUp) {
        System.out.println(javaFirst ? second + " " + first : first + " " + second);
      }
    }
  }

  private static double time(Callable<Object> version) throws Exception {
    System.gc(); // each version starts with the same heap
    long start = System.nanoTime();
    version.call();
    return System.nanoTime() - start;
  }

  /** Starts a JVM for the task and returns its rounds. */
  static List<Round> run(Task task) {
    var command = new ArrayList<>(Fork.java("-Xms2g", "-Xmx2g", "-XX:+UseSerialGC"));
    command.add(KernelFork.class.getName());
    command.addAll(task.arguments());
    return Fork.lines(command).stream()
        .map(line -> line.split(" "))
        .map(parts -> new Round(Double.parseDouble(parts[0]), Double.parseDouble(parts[1])))
        .toList();
  }
}
