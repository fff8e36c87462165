package dev.oser.bench.osr;

import dev.oser.bench.kernels.Kernel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What Q1 and Q2 can be told. */
final class OsrOptions {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  @Nullable Path json;

  @Option(
      names = "--kernels",
      split = ",",
      paramLabel = "NAME",
      description = "Only these, e.g. nbody,fasta.")
  private List<String> names = List.of();

  @Option(
      names = "--forks",
      defaultValue = "3",
      description = "Fresh JVMs per kernel (default: ${DEFAULT-VALUE}).")
  int forks;

  @Option(
      names = "--rounds",
      defaultValue = "9",
      description = "Measured rounds per JVM (default: ${DEFAULT-VALUE}).")
  int rounds;

  @Option(
      names = "--warm-up",
      defaultValue = "6",
      description = "Rounds before that (default: ${DEFAULT-VALUE}).")
  int warmUp;

  List<Kernel> kernels() {
    return Arrays.stream(Kernel.values())
        .filter(kernel -> names.isEmpty() || names.contains(kernel.program()))
        .toList();
  }
}
