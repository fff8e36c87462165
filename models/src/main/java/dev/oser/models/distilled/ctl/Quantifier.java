package dev.oser.models.distilled.ctl;

/** Over which paths a temporal operator ranges. */
public enum Quantifier {
  /** A */
  ALL("A"),
  /** E */
  SOME("E");

  private final String letter;

  Quantifier(String letter) {
    this.letter = letter;
  }

  String letter() {
    return letter;
  }
}
