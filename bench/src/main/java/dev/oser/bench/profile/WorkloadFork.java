package dev.oser.bench.profile;

import dev.oser.bench.kernels.Kernel;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.zip.CRC32;

/**
 * Runs in a JVM of its own, with or without a profiler: does the work of a workload for some time
 * to warm up, then several times more, and prints a line {@code round NANOSECONDS CHECKSUM} for
 * each of these.
 */
public final class WorkloadFork {
  /** What the name of a kernel follows. */
  static final String KERNEL = "kernel:";

  private WorkloadFork() {}

  private static IntFunction<?> workload(String name) throws ReflectiveOperationException {
    if (name.startsWith(KERNEL)) {
      return Kernel.valueOf(name.substring(KERNEL.length()))::kernel;
    }
    return (IntFunction<?>) Class.forName(name).getDeclaredConstructor().newInstance();
  }

  /** Takes the class of the workload or a kernel, its size, seconds to warm up, and rounds. */
  public static void main(String[] arguments) throws ReflectiveOperationException {
    var workload = workload(arguments[0]);
    int size = Integer.parseInt(arguments[1]);
    double warmUp = Double.parseDouble(arguments[2]);
    int rounds = Integer.parseInt(arguments[3]);
    long begin = System.nanoTime();
    while ((System.nanoTime() - begin) / 1e9 < warmUp) {
      workload.apply(size);
    }
    for (int round = 0; round < rounds; round++) {
      System.gc(); // each round starts with the same heap
      long start = System.nanoTime();
      var output = String.valueOf(workload.apply(size));
      long nanoseconds = System.nanoTime() - start;
      var checksum = new CRC32();
      checksum.update(output.getBytes(StandardCharsets.UTF_8));
      System.out.println("round " + nanoseconds + " " + checksum.getValue());
    }
    // Some workloads leave threads behind.
    System.out.flush();
    System.exit(0);
  }
}
