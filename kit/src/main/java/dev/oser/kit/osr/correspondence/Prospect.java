package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import java.util.List;

/** What a value of the source will be at a place further on, seen from the point where one is. */
public sealed interface Prospect {
  /**
   * It is what some value is now.
   *
   * @param value a constant, or a value as it is at the point
   */
  record Present(Value value) implements Prospect {}

  /** It will be computed on the way. Each has an identity: an allocation is made once. */
  final class Coming implements Prospect {
    private final Instruction instruction;
    private final List<Prospect> operands;

    Coming(Instruction instruction, List<Prospect> operands) {
      this.instruction = instruction;
      this.operands = List.copyOf(operands);
    }

    public Instruction instruction() {
      return instruction;
    }

    public List<Prospect> operands() {
      return operands;
    }
  }

  /** It depends on which way is taken. */
  enum Unknown implements Prospect {
    UNKNOWN
  }
}
