package dev.oser.lang.r.print;

import dev.oser.lang.r.text.Characters;
import dev.oser.lang.r.text.Justify;
import java.util.List;

/** Vectors without names: {@code [1]} and so on in front of each line. */
public final class VectorLayout {
  private VectorLayout() {}

  /**
   * Writes cells in columns of one width.
   *
   * @param justify right for numbers, left for strings
   * @param lineWidth {@code getOption("width")}
   * @param gap how many blanks there are before each cell
   */
  public static void write(
      StringBuilder out, List<String> cells, Justify justify, int lineWidth, int gap) {
    int width = 0;
    for (var cell : cells) {
      width = Math.max(width, Characters.width(cell));
    }
    int labelWidth = Integer.toString(cells.size()).length() + 2;
    int perLine = Math.max(1, (lineWidth - labelWidth) / (width + gap));
    for (int i = 0; i < cells.size(); i++) {
      if (i % perLine == 0) {
        if (i > 0) {
          out.append('\n');
        }
        var label = Integer.toString(i + 1);
        out.repeat(' ', labelWidth - label.length() - 2).append('[').append(label).append(']');
      }
      out.repeat(' ', gap).append(justify.pad(cells.get(i), width));
    }
    out.append('\n');
  }
}
