package dev.oser.bench.profile;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What the benchmarks of profilers can be told. */
final class ProfileOptions {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  @Nullable Path json;

  @Option(
      names = "--workloads",
      split = ",",
      paramLabel = "NAME",
      description = "Only these, e.g. xalan,h2.")
  private List<String> names = List.of();

  @Option(
      names = "--forks",
      defaultValue = "1",
      description = "Fresh JVMs per workload and profiler (default: ${DEFAULT-VALUE}).")
  int forks;

  @Option(
      names = "--rounds",
      description = "Measured rounds per JVM (default: 9 for contexts, 5 for paths).")
  private @Nullable Integer rounds;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      description = "How long a JVM runs before that (default: 45 for contexts, 2 for paths).")
  private @Nullable Double warmUp;

  @Option(
      names = "--scale",
      defaultValue = "1",
      description = "How much workloads have to do, against the usual.")
  private double scale;

  List<Workload> chosen(Stream<Workload> workloads) {
    return workloads
        .filter(each -> names.isEmpty() || names.contains(each.name()))
        .map(each -> each.scaled(scale))
        .toList();
  }

  /**
   * {@return what a process that is timed does}
   *
   * @param usual that, if nothing else was asked for
   */
  Workshop.Effort effort(Workshop.Effort usual) {
    return new Workshop.Effort(
        warmUp == null ? usual.warmUp() : warmUp, rounds == null ? usual.rounds() : rounds);
  }
}
