package dev.oser.kit.callee;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.jit.CompiledCode;
import dev.oser.kit.jit.GeneratedClasses;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/**
 * What answers for an assumption about the world: a constant in the call site that all questions
 * share. HotSpot folds it, and forgets what it has folded when it changes.
 */
public final class AssumptionCallee extends AbstractCallee {
  private static final FunctionType TYPE = FunctionType.of(CoreType.I1);

  private final WorldAssumption assumption = new WorldAssumption(this);
  private volatile boolean holds = true;

  public AssumptionCallee(String name, Callees callees, GeneratedClasses classes) {
    super(name, TYPE, callees, classes);
  }

  /** {@return the assumption that this answers for} */
  public WorldAssumption assumption() {
    return assumption;
  }

  /** Makes the answer no, for good. */
  synchronized void invalidate() {
    holds = false;
    entryPoint().install(answer());
  }

  @Override
  synchronized CompiledCode resolve() {
    var answer = answer();
    entryPoint().install(answer);
    return answer;
  }

  private CompiledCode answer() {
    return CompiledCode.of(MethodHandles.constant(boolean.class, holds));
  }

  @Override
  @Nullable Object step(@Nullable Object[] arguments) {
    return holds;
  }
}
