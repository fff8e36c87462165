package dev.oser.bench.profile;

import dev.oser.bench.Samples;
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
      defaultValue = "3",
      description = "Fresh JVMs per workload and profiler (default: ${DEFAULT-VALUE}).")
  int forks;

  @Option(
      names = "--rounds",
      defaultValue = "5",
      description = "Measured rounds per JVM (default: ${DEFAULT-VALUE}).")
  int rounds;

  @Option(
      names = "--warm-up",
      defaultValue = "4",
      description = "Rounds before that (default: ${DEFAULT-VALUE}).")
  int warmUp;

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

  static double median(List<Double> values) {
    return Samples.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }
}
