package dev.oser.models.sourir;

import org.jspecify.annotations.Nullable;

/**
 * One instruction of a version.
 *
 * @param scope what is promised to be in scope before it, or null
 * @param instruction the instruction
 * @param position where the instruction starts
 */
public record Line(@Nullable Scope scope, Instruction instruction, Position position) {
  /** {@return a line nobody wrote} */
  public static Line of(Instruction instruction) {
    return new Line(null, instruction, Position.NONE);
  }

  /** {@return this line with another instruction in the same place} */
  public Line with(Instruction other) {
    return new Line(scope, other, position);
  }
}
