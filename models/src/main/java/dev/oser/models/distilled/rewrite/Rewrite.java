package dev.oser.models.distilled.rewrite;

/**
 * One line {@code m : Î ⟹ Î′} of a rule (Definition 9).
 *
 * @param point the meta-variable m
 * @param before what must be there
 * @param after what takes its place
 */
public record Rewrite(String point, InstructionPattern before, InstructionPattern after) {
  @Override
  public String toString() {
    return point + " : " + before + " ⟹ " + after;
  }
}
