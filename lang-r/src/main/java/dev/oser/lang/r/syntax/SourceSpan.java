package dev.oser.lang.r.syntax;

/**
 * A part of a source, as R's {@code srcref} describes it.
 *
 * @param start the offset of the first character
 * @param end the offset after the last character; a span is never empty
 */
public record SourceSpan(Source source, int start, int end) {
  public SourceSpan {
    if (start >= end || end > source.text().length()) {
      throw new IllegalArgumentException("no such part: " + start + " to " + end);
    }
  }

  public String text() {
    return source.text().substring(start, end);
  }

  public int firstLine() {
    return source.line(start);
  }

  public int firstColumn() {
    return source.column(start);
  }

  public int firstByte() {
    return source.firstByte(start);
  }

  public int lastLine() {
    return source.line(last());
  }

  public int lastColumn() {
    return source.column(last());
  }

  public int lastByte() {
    return source.lastByte(last());
  }

  private int last() {
    return source.text().offsetByCodePoints(end, -1);
  }
}
