package dev.oser.models.sourir;

/**
 * Where something was written. All positions are equal: a program stays the same program when it is
 * printed, moved or made by a transformation, and positions must not make it another.
 */
public final class Position {
  /** The position of what nobody wrote. */
  public static final Position NONE = new Position(0, 0);

  private final int line;
  private final int column;

  public Position(int line, int column) {
    this.line = line;
    this.column = column;
  }

  /** {@return from 1; 0 if nobody wrote it} */
  public int line() {
    return line;
  }

  /** {@return from 1; 0 if nobody wrote it} */
  public int column() {
    return column;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return line + ":" + column;
  }
}
