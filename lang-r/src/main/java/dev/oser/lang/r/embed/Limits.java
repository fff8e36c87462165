package dev.oser.lang.r.embed;

import java.time.Duration;

/**
 * How much one evaluation may have.
 *
 * @param time on the clock
 * @param cpuTime of the processor
 * @param memory bytes for values, all together and each; the heap of the JVM is the limit of all
 *     sessions
 * @param depth how deep evaluation may nest, at most as {@code options(expressions=)} has it
 * @param output bytes written to output and messages
 */
public record Limits(Duration time, Duration cpuTime, long memory, int depth, long output) {
  private static final Duration FOREVER = Duration.ofSeconds(Long.MAX_VALUE);

  public Limits {
    if (time.isNegative() || cpuTime.isNegative() || memory < 0 || depth < 1 || output < 0) {
      throw new IllegalArgumentException("a limit is not negative");
    }
  }

  /** {@return no limits} */
  public static Limits none() {
    return new Limits(FOREVER, FOREVER, Long.MAX_VALUE, Integer.MAX_VALUE, Long.MAX_VALUE);
  }

  public Limits withTime(Duration most) {
    return new Limits(most, cpuTime, memory, depth, output);
  }

  public Limits withCpuTime(Duration most) {
    return new Limits(time, most, memory, depth, output);
  }

  public Limits withMemory(long bytes) {
    return new Limits(time, cpuTime, bytes, depth, output);
  }

  public Limits withDepth(int most) {
    return new Limits(time, cpuTime, memory, most, output);
  }

  public Limits withOutput(long bytes) {
    return new Limits(time, cpuTime, memory, depth, bytes);
  }

  /** {@return whether somebody has to look at the clock or at the memory} */
  boolean needsWatch() {
    return time != FOREVER || cpuTime != FOREVER || memory != Long.MAX_VALUE;
  }
}
