package dev.oser.lang.r.text;

/**
 * Counts the characters before places of a text. It goes on where it was, so that many places from
 * left to right take one pass.
 */
public final class CharacterCounter {
  private String text = "";
  private int place;
  private int count;

  /** {@return how many characters a text has before a place} */
  @SuppressWarnings("ReferenceEquality") // another text that is equal is only counted again
  public int before(String text, int place) {
    if (text != this.text || place < this.place) {
      this.text = text;
      this.place = 0;
      count = 0;
    }
    count += text.codePointCount(this.place, place);
    this.place = place;
    return count;
  }
}
