package dev.oser.profile.path;

/**
 * A way taken where a method branches. What code compares is known here, but not how the program
 * says it: for that, the source is needed.
 *
 * @param line where
 * @param place which of the branches of the line, in the order of the code, from 0; of a switch,
 *     the line it goes to
 * @param places how many branches the line has; 0 for a switch
 * @param outcome what was found
 */
public record Branch(int line, int place, int places, Outcome outcome) {
  /** What a comparison found. */
  public enum Outcome {
    /** A value is false, or 0. */
    FALSE("is false or 0"),
    /** A value is true, or not 0. */
    TRUE("is true or not 0"),
    /** The first is less. */
    LESS("<"),
    /** The first is not less. */
    NOT_LESS(">="),
    /** The first is greater. */
    GREATER(">"),
    /** The first is not greater. */
    NOT_GREATER("<="),
    /** They are equal, or a reference is null. */
    EQUAL("=="),
    /** They are not equal, or a reference is not null. */
    NOT_EQUAL("!="),
    /** A switch chose a case. */
    CASE("case");

    private final String text;

    Outcome(String text) {
      this.text = text;
    }

    /** {@return what is found when this is not; a case has no opposite} */
    public Outcome opposite() {
      return this == CASE ? CASE : values()[ordinal() ^ 1];
    }

    @Override
    public String toString() {
      return text;
    }
  }

  public Branch {
    if (line < 0 || place < 0 || places < 0 || places > 0 && place >= places) {
      throw new IllegalArgumentException("no branch: " + place + " of " + places);
    }
    if ((places == 0) != (outcome == Outcome.CASE)) {
      throw new IllegalArgumentException("a switch is no comparison");
    }
  }
}
