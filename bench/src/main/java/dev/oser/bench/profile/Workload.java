package dev.oser.bench.profile;

import dev.oser.bench.kernels.Kernel;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A program to profile.
 *
 * @param name what people call it
 * @param fork what {@link WorkloadFork} is told to run
 * @param size how much it has to do in a round
 * @param filter what the agent instrumented
 * @param isLoops whether it spends its time in loops that go round many times
 */
record Workload(String name, String fork, int size, String filter, boolean isLoops) {
  /** The drivers are in {@code bench/src/workloads}, which is compiled against the jars. */
  private static final String DRIVERS = "dev.oser.workload.";

  private static final String LIBRARIES = "exclude=dev.oser.*";

  private enum Library {
    XALAN("Xalan", 100),
    H2("H2", 90),
    HSQLDB("Hsqldb", 80),
    LUCENE("Lucene", 10),
    JYTHON("Jython", 110),
    ECJ("Ecj", 100),
    JAVAPARSER("Javaparser", 20),
    PMD("Pmd", 14),
    ANTLR("Antlr", 1000),
    RHINO("Rhino", 45);

    final String driver;
    final int size;

    Library(String driver, int size) {
      this.driver = driver;
      this.size = size;
    }
  }

  /** {@return the programs from Maven Central} */
  static List<Workload> libraries() {
    return Arrays.stream(Library.values())
        .map(
            each ->
                new Workload(
                    each.driver.toLowerCase(Locale.ROOT),
                    DRIVERS + each.driver,
                    each.size,
                    LIBRARIES,
                    false))
        .toList();
  }

  /** {@return the kernels of {@code ./oser bench ir}: mostly loops, and nothing from elsewhere} */
  static List<Workload> kernels() {
    return Arrays.stream(Kernel.values())
        .map(
            each ->
                new Workload(
                    each.program(),
                    WorkloadFork.KERNEL + each.name(),
                    profiledSize(each),
                    "include=dev.oser.bench.kernels.*",
                    true))
        .toList();
  }

  /** {@return a size at which a kernel takes some hundredths of a second if it is left alone} */
  private static int profiledSize(Kernel kernel) {
    return switch (kernel) {
      case BINARY_TREES -> 15;
      case FANNKUCH -> 9;
      case MANDELBROT, SPECTRAL_NORM -> kernel.benchmarkSize() / 3;
      case FASTA, FASTA_REDUX, N_BODY, REVERSE_COMPLEMENT -> kernel.benchmarkSize() / 10;
    };
  }

  /** {@return the same with more or less to do} */
  Workload scaled(double scale) {
    return new Workload(name, fork, Math.max(1, (int) (size * scale)), filter, isLoops);
  }
}
