package dev.oser.bench.profile;

import dev.oser.bench.kernels.Kernel;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.zip.CRC32;

/**
 * Runs in a JVM of its own, with or without a profiler, and does the work of a workload when it is
 * told to. Each line it reads is a command, and it answers with a line:
 *
 * <pre>
 * warm-up SECONDS   the work again and again for so long; answers "warm-up"
 * round             the work once; answers "round NANOSECONDS CHECKSUM"
 * </pre>
 */
public final class WorkloadFork {
  /** What the name of a kernel follows. */
  static final String KERNEL = "kernel:";

  static final String WARM_UP = "warm-up";
  static final String ROUND = "round";

  private final IntFunction<?> workload;
  private final int size;

  private WorkloadFork(IntFunction<?> workload, int size) {
    this.workload = workload;
    this.size = size;
  }

  /** Takes the class of the workload or a kernel, and its size. */
  public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
    var fork = new WorkloadFork(workload(arguments[0]), Integer.parseInt(arguments[1]));
    var commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (var command = commands.readLine(); command != null; command = commands.readLine()) {
      if (command.equals(ROUND)) {
        fork.round();
      } else {
        fork.warmUp(Double.parseDouble(command.substring(WARM_UP.length())));
      }
    }
    // Some workloads leave threads behind.
    System.out.flush();
    System.exit(0);
  }

  private static IntFunction<?> workload(String name) throws ReflectiveOperationException {
    if (name.startsWith(KERNEL)) {
      return Kernel.valueOf(name.substring(KERNEL.length()))::kernel;
    }
    return (IntFunction<?>) Class.forName(name).getDeclaredConstructor().newInstance();
  }

  private void warmUp(double seconds) {
    long begin = System.nanoTime();
    while ((System.nanoTime() - begin) / 1e9 < seconds) {
      workload.apply(size);
    }
    System.out.println(WARM_UP);
  }

  private void round() {
    System.gc(); // each round starts with the same heap
    long start = System.nanoTime();
    var output = String.valueOf(workload.apply(size));
    long nanoseconds = System.nanoTime() - start;
    var checksum = new CRC32();
    checksum.update(output.getBytes(StandardCharsets.UTF_8));
    System.out.println(ROUND + " " + nanoseconds + " " + checksum.getValue());
  }
}
