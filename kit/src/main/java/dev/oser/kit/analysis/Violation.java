package dev.oser.kit.analysis;

/**
 * A rule of the IR that a function breaks.
 *
 * @param rule the name of the rule, as in the list at {@link Verifier}
 * @param place the function, block and instruction, with the source line if it is known
 * @param problem what is wrong there
 */
public record Violation(String rule, String place, String problem) {
  /** {@return the violation in one line for a person} */
  public String message() {
    return place + ": " + problem + " [" + rule + "]";
  }
}
