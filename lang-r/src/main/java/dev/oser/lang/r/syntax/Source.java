package dev.oser.lang.r.syntax;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A text to parse and the name that errors call it by. */
public final class Source {
  private static final int TAB = 8;

  private final String name;
  private final String text;
  private final int[] lineStarts;

  /** Whether functions that are parsed from it remember how they were written. */
  private boolean kept;

  private Source(String name, String text) {
    this.name = name;
    this.text = text;
    this.lineStarts = lineStarts(text);
  }

  public static Source of(String name, String text) {
    return new Source(name, text);
  }

  /** {@return the source that {@code parse(text = ...)} makes: its name is {@code <text>}} */
  public static Source ofText(String text) {
    return new Source("<text>", text);
  }

  private static int[] lineStarts(String text) {
    var starts = new int[16];
    int count = 1;
    for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, 2 * count);
      }
      starts[count++] = i + 1;
    }
    return Arrays.copyOf(starts, count);
  }

  /** From now on functions that are parsed from it remember how they were written. */
  public void keep() {
    kept = true;
  }

  public boolean isKept() {
    return kept;
  }

  public String name() {
    return name;
  }

  public String text() {
    return text;
  }

  /** {@return the line of this offset, counted from 1} */
  public int line(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** {@return where a line begins, which is counted from 1} */
  public int start(int line) {
    return lineStarts[line - 1];
  }

  /** {@return the text of a line, without its end} */
  public String lineText(int line) {
    int end = line < lineStarts.length ? lineStarts[line] - 1 : text.length();
    return text.substring(lineStarts[line - 1], end);
  }

  /** {@return the number of lines; a newline at the end starts no further line} */
  public int lines() {
    return text.endsWith("\n") ? lineStarts.length - 1 : lineStarts.length;
  }

  /** {@return the column of the character at this offset, from 1; a tab goes to the next eighth} */
  public int column(int offset) {
    int column = 0;
    for (int i = lineStarts[line(offset) - 1]; i < offset; ) {
      int c = text.codePointAt(i);
      column = c == '\t' ? column / TAB * TAB + TAB : column + 1;
      i += Character.charCount(c);
    }
    return column + 1;
  }

  /** {@return the place of the first byte of the character at this offset in its line, from 1} */
  public int firstByte(int offset) {
    return bytes(text.substring(lineStarts[line(offset) - 1], offset)) + 1;
  }

  /** {@return the place of the last byte of the character at this offset in its line, from 1} */
  public int lastByte(int offset) {
    int end = offset + Character.charCount(text.codePointAt(offset));
    return bytes(text.substring(lineStarts[line(offset) - 1], end));
  }

  private static int bytes(String part) {
    return part.getBytes(StandardCharsets.UTF_8).length;
  }

  /** {@return the text with tabs as the spaces that errors show in their place} */
  static String withoutTabs(String line) {
    if (line.indexOf('\t') < 0) {
      return line;
    }
    var result = new StringBuilder();
    int column = 0;
    for (int i = 0; i < line.length(); ) {
      int c = line.codePointAt(i);
      i += Character.charCount(c);
      if (c == '\t') {
        int next = column / TAB * TAB + TAB;
        result.repeat(' ', next - column);
        column = next;
      } else {
        result.appendCodePoint(c);
        column++;
      }
    }
    return result.toString();
  }
}
