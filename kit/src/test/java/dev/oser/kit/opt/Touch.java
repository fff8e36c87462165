package dev.oser.kit.opt;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An op that only declares effects, also such as no op of the core has; it never runs. */
record Touch(Effects effects) implements Op {
  /** {@return an op that reads memory and does not trap} */
  static Touch reading(Memory memory) {
    return new Touch(new Effects(memory, Memory.NONE, false, false, false));
  }

  /** {@return an op that writes memory and does not trap} */
  static Touch writing(Memory memory) {
    return new Touch(new Effects(Memory.NONE, memory, false, false, false));
  }

  @Override
  public String mnemonic() {
    return "test.touch";
  }

  @Override
  public List<Type> operandTypes() {
    return List.of();
  }

  @Override
  public Type resultType() {
    return CoreType.I64;
  }

  @Override
  public String documentation() {
    return "Has effects.";
  }

  @Override
  public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void lower(Emitter emitter) {
    throw new UnsupportedOperationException();
  }
}
