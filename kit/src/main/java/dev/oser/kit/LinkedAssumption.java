package dev.oser.kit;

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
final class LinkedAssumption extends Linked {
  private static final FunctionType TYPE = FunctionType.of(CoreType.I1);

  private volatile boolean holds = true;

  LinkedAssumption(String name, Machine machine, GeneratedClasses classes) {
    super(name, TYPE, machine, classes);
  }

  boolean holds() {
    return holds;
  }

  /** Makes the answer no, for good. */
  synchronized void invalidate() {
    holds = false;
    link().install(answer());
  }

  @Override
  synchronized CompiledCode resolve() {
    var answer = answer();
    link().install(answer);
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
