package dev.oser.bench.osr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.bench.kernels.Kernel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is measured computes what it should: every kernel, every variant, optimised or not. */
final class VariantTest {
  @ParameterizedTest
  @EnumSource
  void variantsComputeTheSame(Kernel kernel) {
    int size = Math.min(kernel.defaultSize(), 1000);
    Object expected = kernel.kernel(size);
    for (var variant : Variant.values()) {
      for (boolean optimised : new boolean[] {false, true}) {
        var machine = variant.load(kernel, optimised);
        assertEquals(expected, machine.call("kernel", size), variant + ", " + optimised);
      }
    }
  }
}
