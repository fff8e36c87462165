package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;
import java.util.function.IntToLongFunction;
import java.util.function.ObjIntConsumer;

/** The eight kernels as data, so that tests and benchmarks need not list them again. */
public enum Kernel {
  BINARY_TREES("binarytrees", 10, 18, (out, n) -> BinaryTrees.run(n, out), BinaryTrees::kernel),
  FANNKUCH("fannkuch", 8, 10, (out, n) -> Fannkuch.run(n, out), Fannkuch::kernel),
  FASTA("fasta", 1000, 3_000_000, (out, n) -> Fasta.run(n, out), Fasta::kernel),
  FASTA_REDUX(
      "fastaredux", 1000, 6_000_000, (out, n) -> FastaRedux.run(n, out), FastaRedux::kernel),
  MANDELBROT("mandelbrot", 200, 3000, (out, n) -> Mandelbrot.run(n, out), Mandelbrot::kernel),
  N_BODY("nbody", 100_000, 5_000_000, (out, n) -> NBody.run(n, out), NBody::kernel),
  REVERSE_COMPLEMENT(
      "revcomp",
      10_000,
      60_000_000,
      (out, n) -> ReverseComplement.run(n, out),
      ReverseComplement::kernel),
  SPECTRAL_NORM(
      "spectralnorm", 200, 3000, (out, n) -> SpectralNorm.run(n, out), SpectralNorm::kernel);

  private final String program;
  private final int defaultSize;
  private final int benchmarkSize;
  private final ObjIntConsumer<Output> run;
  private final IntToLongFunction kernel;

  Kernel(
      String program,
      int defaultSize,
      int benchmarkSize,
      ObjIntConsumer<Output> run,
      IntToLongFunction kernel) {
    this.program = program;
    this.defaultSize = defaultSize;
    this.benchmarkSize = benchmarkSize;
    this.run = run;
    this.kernel = kernel;
  }

  /** {@return the name of the twin: {@code examples/ir/<program>.oir}} */
  public String program() {
    return program;
  }

  /** {@return the size that the twin's {@code @main} runs} */
  public int defaultSize() {
    return defaultSize;
  }

  /** {@return a size at which {@link #kernel} takes some tenths of a second once it is warm} */
  public int benchmarkSize() {
    return benchmarkSize;
  }

  /** Runs the Java version, writing its output. */
  public void run(int n, Output out) {
    run.accept(out, n);
  }

  /** Runs the Java version without output, and returns its checksum. */
  public long kernel(int n) {
    return kernel.applyAsLong(n);
  }
}
