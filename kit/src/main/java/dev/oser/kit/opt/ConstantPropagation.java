package dev.oser.kit.opt;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * Simple constant propagation on SSA form: "the sparse simple constant algorithm" of Wegman and
 * Zadeck, "Constant Propagation with Conditional Branches" (1991), §3.2, pessimistic, so that every
 * step can be made at once. An instruction whose value is known, because its operands are constants
 * or by what its op says about itself, is replaced by that value; so is a block parameter that gets
 * the same value on every edge, be it a constant or not.
 *
 * <p>Which way branches go is left to {@link Sccp}, which knows more constants, but only constants:
 * here {@code x + 0} becomes {@code x} as well.
 */
public final class ConstantPropagation implements Pass {
  @Override
  public String name() {
    return "constant-propagation";
  }

  @Override
  public String description() {
    return "Replaces what is known before the program runs, and copies.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    return Replacement.run(new Editor(function), ConstantPropagation::valueOf);
  }

  private static @Nullable Value valueOf(Definition definition) {
    return switch (definition) {
      case Instruction instruction -> Folding.value(instruction.op(), instruction.operands());
      case Parameter parameter -> Replacement.onlyArgument(parameter);
    };
  }
}
