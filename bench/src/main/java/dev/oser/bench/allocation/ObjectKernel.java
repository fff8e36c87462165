package dev.oser.bench.allocation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;

/** Loops that make objects each turn as they are written, and the same in Java without objects. */
enum ObjectKernel {
  BOXED_ACCUMULATOR {
    @Override
    long withoutObjects(long n) {
      long sum = 0;
      for (long i = 0; i < n; i++) {
        sum = (sum + (i ^ sum)) & 1048575;
      }
      return sum;
    }
  },
  INLINED_CALLS {
    @Override
    long withoutObjects(long n) {
      long sum = 0;
      for (long i = 0; i < n; i++) {
        long x = sum;
        long y = i + 5;
        sum = (sum + x * x + y * 3) & 1048575;
      }
      return sum;
    }
  },
  ENVIRONMENT {
    @Override
    long withoutObjects(long n) {
      long sum = 0;
      long last = 0;
      for (long i = 0; i < n; i++) {
        sum = (sum + (sum ^ i)) & 1048575;
        last = i;
      }
      return sum + last;
    }
  };

  abstract long withoutObjects(long n);

  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** {@return the program in the IR} */
  String text() {
    try (var in = ObjectKernel.class.getResourceAsStream(title() + ".oir")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
