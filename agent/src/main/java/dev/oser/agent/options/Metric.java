package dev.oser.agent.options;

/** What is counted of a context. */
public enum Metric {
  /** How often it was entered. */
  CALLS("calls", "calls"),
  /** The time it took itself, as a clock on the wall has it, waiting included. */
  WALL("wall", "ns"),
  /** The time of the processor that it took itself. */
  CPU("cpu", "ns"),
  /** The bytes it allocated itself. */
  BYTES("bytes", "bytes");

  private final String word;
  private final String unit;

  Metric(String word, String unit) {
    this.word = word;
    this.unit = unit;
  }

  /** {@return what is counted, as summaries call it} */
  public String unit() {
    return unit;
  }

  @Override
  public String toString() {
    return word;
  }
}
