package dev.oser.agent.options;

/** What is counted of a context. */
public enum Metric {
  /** How often it was entered. */
  CALLS("calls"),
  /** The time it took itself, as a clock on the wall has it. */
  TIME("time"),
  /** The bytes it allocated itself. */
  BYTES("bytes");

  private final String word;

  Metric(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
