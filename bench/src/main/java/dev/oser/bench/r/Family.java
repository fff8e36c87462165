package dev.oser.bench.r;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Programs of a kind. Their files are in a folder of that name. */
enum Family {
  /** Programs on single numbers and strings, small enough for an interpreter. */
  SCALAR(
      """
      bubble closures collatz distance environments fib loops mandelbrot matmul queens sieve strings
      """),
  /** Programs that leave the work to R's functions on vectors. */
  VECTOR(
      """
      arithmetic choose cumsum match order outer paste product regex sapply sort table
      """),
  /** Closures, lists, environments and S3 classes as objects. */
  OBJECTS(
      """
      accounts balls dijkstra events expressions hanoi heap json linked machine queens queue
      rationals scheduler shapes stack tree trie
      """),
  /** The classic problems of language benchmarks, some in two or three styles. */
  SHOOTOUT(
      """
      ackermann binary-trees fannkuch fannkuch-vector fasta fasta-vector fibonacci heapsort
      k-nucleotide k-nucleotide-table mandelbrot mandelbrot-complex mandelbrot-vector matmul
      matmul-apply nbody nbody-vector nsieve nsieve-vector partial-sums partial-sums-vector pidigits
      regex-dna reverse-complement reverse-complement-loop spectral-norm spectral-norm-apply
      spectral-norm-vector tak
      """),
  /** Loops that each do one thing. */
  LOOPS(
      """
      bits branch calls closures collatz elements fill globals grow lists maths matrix-fill modulo
      nested read repeat stencil strings sum swaps switch while
      """),
  /** What people write R for. */
  REAL(
      """
      aggregation annealing convolution edit-distance floyd-warshall gauss height-map huffman kmeans
      knapsack life life-vector lu monte-carlo options patterns regression rsa runge-kutta
      word-counts word-index
      """),
  /** Functions that are called with arguments of different types. */
  CONTEXTS("add columns phases"),
  /** Programs whose data, or what they are asked to do, changes while they run. */
  DEOPTLESS("ray-caster rsa-key shared-function stale-feedback sum-phases"),
  /** Ways to call a function, and the loop around them with none. */
  CALLS(
      """
      ackermann closure-0 closure-1 closure-2 closure-3 closure-4 default do-call dots fib lapply
      lazy method none s3 tak
      """),
  /** Loops with a twin in Java: {@link JavaTwin}. */
  JAVA("bubble collatz dot fibonacci hash mandelbrot matmul nbody sieve sum");

  private final List<RProgram> programs;

  Family(String names) {
    programs =
        Stream.of(names.strip().split("\\s+")).map(name -> new RProgram(this, name)).toList();
  }

  List<RProgram> programs() {
    return programs;
  }

  /** {@return the name of the folder, which is also what people call it} */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
