package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.CoreType.I32;
import static dev.oser.kit.ir.CoreType.REF;

import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Type;
import java.util.List;

/**
 * Ops that do what an instruction does, for any values, as long as no other code has to run and
 * nothing has to be said: no method, no promise, no warning, no error. Otherwise they give null,
 * and have done nothing that anybody could notice.
 */
record PartOp(Action action, Site site) implements ROp.OfSite {
  /** Nothing but a new value comes of it. */
  private static final Effects MAKES = new Effects(Memory.ANY, Memory.NONE, false, true, false);

  /** What was read may have got another owner, which costs a copy at worst. */
  private static final Effects COPIES =
      new Effects(Memory.ANY, OWNERS, false, true, false).withHarmlessWrites();

  /** An operand may become the result: who falls back makes it again ({@link OperandReuse}). */
  private static final Effects CONSUMES =
      new Effects(Memory.ANY, CONTENTS, false, true, false).withHarmlessWrites();

  private static final Effects REPLACES =
      new Effects(Memory.ANY, Memory.of(CONTENTS, BINDINGS), false, true, false);

  /** What is done. */
  enum Action {
    PART(PartSupport.class, REF, MAKES, "x[i] or x[[i]].", REF, REF, REF),
    PART_AT(PartSupport.class, REF, MAKES, "x[i] or x[[i]] of a place.", REF, I32, REF),
    MATRIX_PART(PartSupport.class, REF, MAKES, "x[i, j].", REF, REF, REF, REF),
    ARRAY_PART(PartSupport.class, REF, MAKES, "x[i, j, k].", REF, REF, REF, REF, REF),
    MEMBER_PART(PartSupport.class, REF, MAKES, "x$name.", REF, REF),
    BINARY(OperatorSupport.class, REF, MAKES, "An operator of two values.", REF, REF),
    BINARY_IN_LEFT(
        OperatorSupport.class,
        REF,
        CONSUMES,
        "An operator of two values; nobody uses the first again.",
        REF,
        REF),
    BINARY_IN_RIGHT(
        OperatorSupport.class,
        REF,
        CONSUMES,
        "An operator of two values; nobody uses the second again.",
        REF,
        REF),
    BINARY_IN_EITHER(
        OperatorSupport.class,
        REF,
        CONSUMES,
        "An operator of two values that nobody uses again.",
        REF,
        REF),
    UNARY(OperatorSupport.class, REF, MAKES, "An operator of one value.", REF),
    UNARY_IN_OPERAND(
        OperatorSupport.class,
        REF,
        CONSUMES,
        "An operator of a value that nobody uses again.",
        REF),
    RANGE_OF(OperatorSupport.class, REF, MAKES, "from:to.", REF, REF),
    UPDATED_SLOT(
        ReplaceSupport.class,
        REF,
        COPIES,
        "The value of a variable in a slot, or a copy if others see it.",
        REF,
        I32),
    UPDATED_NAMED(
        ReplaceSupport.class,
        REF,
        COPIES,
        "The value of a variable of an environment, or a copy if others see it.",
        REF),
    UPDATED_OUTER(
        ReplaceSupport.class,
        REF,
        COPIES,
        "The value of a variable that is found outside, or a copy if others see it.",
        REF),
    UPDATED_VALUE(ReplaceSupport.class, REF, COPIES, "A value, or a copy if others see it.", REF),
    REPLACED(
        ReplaceSupport.class,
        REF,
        REPLACES,
        "What x[i] <- value or x[[i]] <- value makes of x.",
        REF,
        REF,
        REF,
        REF),
    REPLACED_AT(
        ReplaceSupport.class,
        REF,
        REPLACES,
        "What x[i] <- value or x[[i]] <- value makes of x, of a place.",
        REF,
        REF,
        I32,
        REF),
    REPLACED_IN_MATRIX(
        ReplaceSupport.class,
        REF,
        REPLACES,
        "What x[i, j] <- value makes of x.",
        REF,
        REF,
        REF,
        REF,
        REF),
    REPLACED_MEMBER(
        ReplaceSupport.class, REF, REPLACES, "What x$name <- value makes of x.", REF, REF, REF);

    private final ROp.Declaration declaration;

    Action(Class<?> support, Type result, Effects effects, String documentation, Type... operands) {
      this.declaration =
          new ROp.Declaration(support, result, effects, documentation, List.of(operands));
    }
  }

  @Override
  public String name() {
    return action.name();
  }

  @Override
  public ROp.Declaration declaration() {
    return action.declaration;
  }
}
