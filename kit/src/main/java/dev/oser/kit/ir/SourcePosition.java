package dev.oser.kit.ir;

/** A place in a source file; lines and columns count from 1. */
public record SourcePosition(String file, int line, int column) {
  public SourcePosition {
    if (line < 1 || column < 1) {
      throw new IllegalArgumentException(
          "lines and columns count from 1: " + file + ":" + line + ":" + column);
    }
  }

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
