package dev.oser.bench.osr;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import java.util.Objects;

/**
 * Where a kernel spends its time, found by counting how often blocks are run: the body of its
 * hottest loop, or its hottest function if it recurs; and a function that is called often, to
 * measure transitions at its entry. These are the places that Flexible OSR §5.2 instruments.
 *
 * @param loopFunction the function with the hottest loop
 * @param loop a block of that loop that is run every time around; the entry of a recursive function
 * @param called the function that is called most often from the hot code
 * @param theirLive how many values are live at their point in optimised code (Flexible OSR, Table
 *     2)
 * @param theirNanos what a transition cost them there
 * @param theirMicros what their continuation cost per IR instruction (Flexible OSR, Table 3)
 */
record HotPlace(
    String loopFunction,
    String loop,
    String called,
    int theirLive,
    double theirNanos,
    double theirMicros) {
  static HotPlace of(Kernel kernel) {
    return switch (kernel) {
      case BINARY_TREES -> new HotPlace("count", "entry", "count", 3, 0.974, 5.86);
      case FANNKUCH -> new HotPlace("reverse", "body", "reverse", 0, 0.621, 4.16);
      case FASTA -> new HotPlace("draw", "base_one", "pick", 2, 2.699, 6.59);
      case FASTA_REDUX -> new HotPlace("draw", "base_one", "next_random", 4, 2.269, 4.70);
      case MANDELBROT -> new HotPlace("is_member", "step", "is_member", 15, 3.628, 4.99);
      case N_BODY -> new HotPlace("advance", "attract", "advance", 3, 6.929, 4.67);
      case REVERSE_COMPLEMENT -> new HotPlace("reverse", "exchange", "next_random", 8, 8.267, 5.59);
      case SPECTRAL_NORM -> new HotPlace("times", "add", "element", 2, -0.030, 5.52);
    };
  }

  /** {@return the first instruction of the hot block} */
  static Instruction start(Function function, String block) {
    return Objects.requireNonNull(function.block(block), () -> function + " has no block " + block)
        .instructions()
        .getFirst();
  }
}
