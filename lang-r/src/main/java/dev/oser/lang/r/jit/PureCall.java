package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.StaticMethod;
import dev.oser.kit.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call of a function that only computes ({@link PureFunctions}): it has no frame, takes and gives
 * numbers as they are, and tells by a flag if it could not be done.
 */
record PureCall(String function, FunctionType type, Site site) implements ROp {
  /** Like something that may trap it stays behind the conditions that lead to it. */
  private static final Effects EFFECTS =
      new Effects(Memory.ANY, Memory.of(FAILURE, OWNERS), true, true, false).withHarmlessWrites();

  @Override
  public StaticMethod method() {
    throw new IllegalStateException("this is no method of ours");
  }

  @Override
  public String mnemonic() {
    return "r.pure_call";
  }

  @Override
  public String immediates() {
    return "@" + function;
  }

  @Override
  public boolean takesArgumentList() {
    return true;
  }

  @Override
  public List<Type> operandTypes() {
    return type.parameters();
  }

  @Override
  public Type resultType() {
    return type.result();
  }

  @Override
  public Effects effects() {
    return EFFECTS;
  }

  @Override
  public String documentation() {
    return "What a function that only computes gives; anything if it failed, which a flag tells.";
  }

  @Override
  public @Nullable Object evaluate(@Nullable Object[] values, Execution execution) {
    return execution.call(function, values);
  }

  @Override
  public void lower(Emitter emitter) {
    emitter.call(function, type);
  }
}
