package dev.oser.lang.r.print;

import dev.oser.lang.r.text.Characters;
import dev.oser.lang.r.text.Justify;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A matrix of cells with labels for its rows and columns; columns that do not fit follow below.
 *
 * @param cells by column; those of a column need not have the same width
 * @param rowNames or null for {@code [1,]}; a missing name is to be given as {@code <NA>}
 * @param columnNames or null for {@code [,1]}
 * @param rowTitle the name of the row names, or null
 * @param columnTitle the name of the column names, or null
 * @param justify left for strings, unless {@code right = TRUE} was asked for
 * @param strings whether the cells are strings: then {@code [,1]} is always left
 * @param shown how many of the rows are written
 * @param gap how many blanks there are before each column
 */
public record MatrixLayout(
    List<String> cells,
    int rows,
    int columns,
    @Nullable List<String> rowNames,
    @Nullable List<String> columnNames,
    @Nullable String rowTitle,
    @Nullable String columnTitle,
    Justify justify,
    boolean strings,
    int shown,
    int gap) {

  /** How far row names are moved to the right under a title, at least. */
  private static final int LEAST_INDENT = 2;

  /** Writes the matrix. */
  public void write(StringBuilder out, int lineWidth) {
    int labelWidth = 0;
    for (int row = 0; row < rows; row++) {
      labelWidth = Math.max(labelWidth, Characters.width(rowLabel(row)));
    }
    if (rowNames == null) {
      // R makes room for one row more.
      labelWidth = Integer.toString(rows + 1).length() + 3;
    }
    int indent = 0;
    if (rowTitle != null) {
      int titleWidth = Characters.width(rowTitle);
      indent = titleWidth < labelWidth + LEAST_INDENT ? LEAST_INDENT : titleWidth - labelWidth;
    }
    int whole = labelWidth + indent;
    if (columns == 0) {
      block(out, whole, indent, 0, 0, new int[0]);
      return;
    }
    var widths = new int[columns];
    for (int column = 0; column < columns; column++) {
      widths[column] = width(column) + gap;
    }
    for (int from = 0, to; from < columns; from = to) {
      int width = whole + widths[from];
      for (to = from + 1; to < columns && width + widths[to] < lineWidth; to++) {
        width += widths[to];
      }
      block(out, whole, indent, from, to, widths);
    }
  }

  private void block(StringBuilder out, int whole, int indent, int from, int to, int[] widths) {
    if (columnTitle != null) {
      out.repeat(' ', whole).append(columnTitle).append('\n');
    }
    var title = rowTitle == null ? "" : rowTitle;
    // R counts bytes here.
    int size = title.getBytes(StandardCharsets.UTF_8).length;
    out.append(title).repeat(' ', Math.max(0, whole - size));
    for (int column = from; column < to; column++) {
      var side = strings && columnNames == null ? Justify.LEFT : justify;
      cell(out, columnLabel(column), widths[column], side);
    }
    out.append('\n');
    for (int row = 0; row < shown; row++) {
      out.repeat(' ', indent);
      var side = rowNames == null ? Justify.RIGHT : Justify.LEFT;
      out.append(side.pad(rowLabel(row), whole - indent));
      for (int column = from; column < to; column++) {
        cell(out, cells.get(column * rows + row), widths[column], justify);
      }
      out.append('\n');
    }
  }

  private void cell(StringBuilder out, String text, int width, Justify side) {
    out.repeat(' ', gap).append(side.pad(text, width - gap));
  }

  private int width(int column) {
    int width = Characters.width(columnLabel(column));
    for (int row = 0; row < rows; row++) {
      width = Math.max(width, Characters.width(cells.get(column * rows + row)));
    }
    return width;
  }

  private String rowLabel(int row) {
    return rowNames == null ? "[" + (row + 1) + ",]" : rowNames.get(row);
  }

  private String columnLabel(int column) {
    return columnNames == null ? "[," + (column + 1) + "]" : columnNames.get(column);
  }
}
