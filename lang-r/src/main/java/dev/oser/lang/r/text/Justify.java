package dev.oser.lang.r.text;

/** Where a text stands in a field that is wider. */
public enum Justify {
  LEFT,
  RIGHT,
  CENTRE,
  /** Not widened at all. */
  NONE;

  /** {@return the text with blanks up to a width on a terminal} */
  public String pad(String text, int width) {
    int missing = this == NONE ? 0 : width - Characters.width(text);
    if (missing <= 0) {
      return text;
    }
    int before =
        switch (this) {
          case LEFT, NONE -> 0;
          case RIGHT -> missing;
          case CENTRE -> missing / 2;
        };
    return " ".repeat(before) + text + " ".repeat(missing - before);
  }
}
