package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.CoreType.REF;

import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.StaticMethod;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.Literals;
import dev.oser.lang.r.value.Value;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls a builtin that does nothing but compute a value: no variable has to be written down before,
 * and nothing has to be looked at again behind it.
 *
 * @param site of the call, with a {@link Site.Quiet}
 * @param consumes whether nobody uses the values again
 */
record QuietOp(Site site, int count, boolean consumes) implements ROp {
  /** What a list takes up has one owner more. */
  private static final Effects EFFECTS =
      new Effects(Memory.ANY, OWNERS, false, true, false).withHarmlessWrites();

  /** An operand may become the result: who falls back makes it again ({@link OperandReuse}). */
  private static final Effects CONSUMES =
      new Effects(Memory.ANY, CONTENTS, false, true, false).withHarmlessWrites();

  @Override
  public StaticMethod method() {
    return new StaticMethod(BuiltinSupport.class, consumes ? "consuming" : "quiet");
  }

  @Override
  public String mnemonic() {
    return consumes ? "r.quiet_consuming" : "r.quiet";
  }

  @Override
  public String immediates() {
    return "[" + count + "] " + Literals.quote(site.toString());
  }

  @Override
  public boolean takesArgumentList() {
    return true;
  }

  @Override
  public List<Type> operandTypes() {
    return Collections.nCopies(count, REF);
  }

  @Override
  public Type resultType() {
    return REF;
  }

  @Override
  public Effects effects() {
    return consumes ? CONSUMES : EFFECTS;
  }

  @Override
  public String documentation() {
    return consumes
        ? "The same from values that nobody uses again."
        : "What a builtin computes from values; null if it has to run other code, warn or stop.";
  }

  @Override
  public @Nullable Object evaluate(@Nullable Object[] values, Execution execution) {
    return method().callWithArray(List.of(), Value.class, REF, values, site);
  }

  @Override
  public boolean loadsOperandsItself() {
    return true;
  }

  @Override
  public void lower(Emitter emitter) {
    method().lowerWithArray(emitter, List.of(), Value.class, REF, site);
  }
}
