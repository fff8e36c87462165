package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Stage;
import dev.oser.lang.r.jit.PartOp.Action;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets vectors that nobody uses again become results: {@code x * 2 + 1} makes one vector.
 *
 * <p>A vector may be written over by an op that is its only use, besides the question whether there
 * is one, if the op has made it anew and runs once for each time it was made. No exit has it in its
 * state then: an assumption that fails behind falls back to code that makes it again. Whether
 * somebody holds it is asked when the code runs.
 */
final class OperandReuse implements Pass {
  @Override
  public String name() {
    return "operand-reuse";
  }

  @Override
  public String description() {
    return "Lets vectors that nobody uses again become results of operators.";
  }

  @Override
  public Stage stage() {
    return Stage.SPECULATION;
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = false;
    for (var block : function.blocks()) {
      for (var instruction : List.copyOf(block.instructions())) {
        var reusing = reusing(instruction);
        if (reusing != null) {
          var replacement =
              editor.add(instruction, instruction.name(), reusing, instruction.operands());
          editor.replaceAll(instruction, replacement);
          editor.delete(instruction);
          changed = true;
        }
      }
    }
    return changed;
  }

  /** {@return the op that writes over operands, if it may; else null} */
  private static @Nullable Op reusing(Instruction user) {
    if (user.op() instanceof QuietOp quiet && isOfNumbers(quiet)) {
      return isLastUse(user.operand(0), user) ? new QuietOp(quiet.site(), 1, true) : null;
    }
    if (!(user.op() instanceof PartOp part)) {
      return null;
    }
    var action =
        switch (part.action()) {
          case BINARY -> {
            boolean left = isLastUse(user.operand(0), user);
            boolean right = isLastUse(user.operand(1), user);
            yield left && right
                ? Action.BINARY_IN_EITHER
                : left ? Action.BINARY_IN_LEFT : right ? Action.BINARY_IN_RIGHT : null;
          }
          case UNARY -> isLastUse(user.operand(0), user) ? Action.UNARY_IN_OPERAND : null;
          default -> null;
        };
    return action == null ? null : new PartOp(action, part.site());
  }

  private static boolean isLastUse(Value value, Instruction user) {
    return value instanceof Instruction made
        && isNew(made.op())
        && made.users().stream().allMatch(each -> each == user || isQuestion(each))
        && runsOnceFor(made, user);
  }

  /** {@return whether what the op gives is nobody else's} */
  private static boolean isNew(Op op) {
    return op instanceof QuietOp quiet
        ? isOfNumbers(quiet)
        : op instanceof PartOp part
            && switch (part.action()) {
              case BINARY, BINARY_IN_LEFT, BINARY_IN_RIGHT, BINARY_IN_EITHER -> true;
              case UNARY, UNARY_IN_OPERAND ->
                  part.site().instruction() != dev.oser.lang.r.bytecode.Instruction.PLUS;
              default -> false;
            };
  }

  /** {@return whether this is a function of numbers, element by element} */
  private static boolean isOfNumbers(QuietOp op) {
    return op.count() == 1
        && op.site().more() instanceof Site.Quiet called
        && called.builtin().ofNumber() != null;
  }

  private static boolean isQuestion(Instruction user) {
    return user.op() instanceof ReferenceOp.Identity;
  }

  /** {@return whether no path leads from the user to itself that does not make the value again} */
  private static boolean runsOnceFor(Instruction made, Instruction user) {
    var block = user.block();
    while (block != made.block()) {
      if (block.incoming().size() != 1) {
        return false;
      }
      block = block.incoming().getFirst().source();
    }
    return true;
  }
}
