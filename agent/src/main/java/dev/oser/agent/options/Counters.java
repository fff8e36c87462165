package dev.oser.agent.options;

/** Where single paths are counted. */
public enum Counters {
  /** In an array, if the method has few paths. */
  ARRAY("array"),
  /** Always in a hash table, as the baseline of D'Elia §5.2 does. */
  HASH("hash");

  private final String word;

  Counters(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
