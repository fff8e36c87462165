package dev.oser.lang.r.print;

import dev.oser.lang.r.text.Characters;
import dev.oser.lang.r.text.Justify;
import java.util.List;

/** Vectors with names: each name above its cell, all in columns of one width. */
public final class NamedLayout {
  private NamedLayout() {}

  /**
   * Writes cells and names; a missing name is to be given as {@code <NA>}.
   *
   * @param gap how many blanks follow each cell
   * @param blankAtEnd whether a blank follows the last cell of a line, as it does but for complex
   *     numbers
   */
  public static void write(
      StringBuilder out,
      List<String> cells,
      List<String> names,
      int lineWidth,
      int gap,
      boolean blankAtEnd) {
    int width = 0;
    for (int i = 0; i < cells.size(); i++) {
      int both = Math.max(Characters.width(cells.get(i)), Characters.width(names.get(i)));
      width = Math.max(width, both);
    }
    int perLine = Math.max(1, lineWidth / (width + gap));
    for (int from = 0; from < cells.size(); from += perLine) {
      int to = Math.min(cells.size(), from + perLine);
      line(out, names.subList(from, to), width, gap);
      line(out, cells.subList(from, to), width, gap);
      if (!blankAtEnd) {
        out.deleteCharAt(out.length() - 2);
      }
    }
  }

  private static void line(StringBuilder out, List<String> texts, int width, int gap) {
    for (var text : texts) {
      out.append(Justify.RIGHT.pad(text, width)).repeat(' ', gap);
    }
    out.append('\n');
  }
}
