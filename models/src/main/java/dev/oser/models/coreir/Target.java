package dev.oser.models.coreir;

/** A place in the base version of a function: {@code F.l}. */
public record Target(String function, int label) {
  @Override
  public String toString() {
    return function + "." + label;
  }
}
