package dev.oser.lang.r.builtin;

import dev.oser.lang.r.text.Characters;

/** What {@code cat} writes: pieces, separators, and new lines where it is to fill lines. */
final class CatText {
  private final StringBuilder out = new StringBuilder();
  private final String[] separators;
  private final String[] labels;

  /** How wide lines may get, or 0. */
  private final int fill;

  private int count;
  private int lines;
  private int width;

  CatText(String[] separators, int fill, String[] labels) {
    this.separators = separators;
    this.fill = fill;
    this.labels = labels;
  }

  void add(String piece) {
    if (count > 0) {
      append(separators[(count - 1) % separators.length]);
    }
    var next = separators[count % separators.length];
    int wanted = Characters.width(piece) + Characters.width(next);
    if (fill > 0 && width > 0 && width + wanted > fill) {
      out.append('\n');
      width = 0;
    }
    if (fill > 0 && width == 0 && labels.length > 0) {
      append(labels[lines++ % labels.length] + " ");
    }
    append(piece);
    count++;
  }

  private void append(String text) {
    out.append(text);
    width += Characters.width(text);
  }

  /** {@return the text so far} */
  @Override
  public String toString() {
    return out.toString();
  }

  /** {@return all of the text: lines that are filled, or separated by line ends, are ended} */
  String finished() {
    boolean lineEnds = fill > 0;
    for (var separator : separators) {
      lineEnds |= separator.contains("\n");
    }
    return lineEnds ? out + "\n" : out.toString();
  }
}
