package dev.oser.agent.options;

/** What is profiled. */
public enum Mode {
  /** Hot calling contexts, in small space. */
  HCCT("hcct"),
  /** All calling contexts, exactly. */
  CCT("cct"),
  /** Sequences of up to k acyclic paths. */
  PATHS("paths"),
  /** Acyclic paths, as Ball and Larus count them. */
  BL("bl"),
  /** Nothing: calls and returns are instrumented and ignored, to know what that alone costs. */
  EMPTY("empty");

  private final String word;

  Mode(String word) {
    this.word = word;
  }

  /** {@return whether calls and returns are recorded, and not paths} */
  public boolean isOfContexts() {
    return this == HCCT || this == CCT || this == EMPTY;
  }

  @Override
  public String toString() {
    return word;
  }
}
