package dev.oser.bench.osr;

import dev.oser.bench.kernels.Kernel;
import dev.oser.bench.osr.VariantsFork.Times;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
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

  /** {@return how long variants of a kernel take, measured in fresh JVMs} */
  List<Times> measure(Kernel kernel, boolean optimised, List<Variant> variants) {
    return IntStream.range(0, forks)
        .mapToObj(
            fork ->
                VariantsFork.run(
                    new VariantsFork.Task(kernel, optimised, warmUp, rounds, fork, variants)))
        .toList();
  }

  List<Kernel> kernels() {
    return Arrays.stream(Kernel.values())
        .filter(kernel -> names.isEmpty() || names.contains(kernel.program()))
        .toList();
  }
}
