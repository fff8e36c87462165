package dev.oser.models.distilled.rewrite;

/** An instruction with meta-variables: the Î of Definition 9. */
public sealed interface InstructionPattern {
  /** {@code x := ê} */
  record Assign(String variable, ExpressionPattern value) implements InstructionPattern {
    @Override
    public String toString() {
      return variable + " := " + value;
    }
  }

  /** {@code skip} */
  record Skip() implements InstructionPattern {
    @Override
    public String toString() {
      return "skip";
    }
  }
}
