package dev.oser.lang.r.number;

/**
 * What options and arguments say about writing numbers.
 *
 * @param digits significant digits to show at most ({@code options(digits=)}), 1 to 22
 * @param scipen how much wider than the scientific form the fixed form may be
 * @param nsmall decimals that the fixed form has at least
 * @param na what is written for a missing number
 */
public record NumberStyle(int digits, int scipen, int nsmall, String na) {
  /** How {@code print} and {@code cat} write by default. */
  public static final NumberStyle PRINT = new NumberStyle(7, 0, 0, "NA");

  /** How they write unless {@code options(scipen=)} says otherwise. */
  public static final NumberStyle CHARACTER = new NumberStyle(15, 0, 0, "NA");

  /** {@return how {@code as.character} and {@code paste} write in the session of this thread} */
  public static NumberStyle character() {
    int penalty = ScientificPenalty.here();
    return penalty == 0 ? CHARACTER : CHARACTER.withScipen(penalty);
  }

  public NumberStyle withDigits(int value) {
    return new NumberStyle(value, scipen, nsmall, na);
  }

  public NumberStyle withScipen(int value) {
    return new NumberStyle(digits, value, nsmall, na);
  }

  public NumberStyle withNsmall(int value) {
    return new NumberStyle(digits, scipen, value, na);
  }

  public NumberStyle withNa(String value) {
    return new NumberStyle(digits, scipen, nsmall, value);
  }
}
