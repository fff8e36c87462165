package dev.oser.bench.sourir;

import dev.oser.lang.sourir.Console;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A console that takes the time: how many nanoseconds a program ran between one print and the next.
 * What is done in between, for example the same in Java, does not count.
 */
final class Clock implements Console {
  private final List<Double> nanos = new ArrayList<>();
  private final Consumer<String> between;
  private long start;

  /** A clock that is told each line that is printed. */
  Clock(Consumer<String> between) {
    this.between = between;
  }

  /** {@return how long each round took} */
  List<Double> nanos() {
    return nanos;
  }

  @Override
  public @Nullable String readLine() {
    return null;
  }

  @Override
  public void print(String value) {
    nanos.add((double) (CpuTime.now() - start));
    between.accept(value);
    start = CpuTime.now();
  }

  @Override
  public void flush() {}
}
