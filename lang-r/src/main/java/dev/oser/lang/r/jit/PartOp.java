package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.CoreType.I32;
import static dev.oser.kit.ir.CoreType.REF;

import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.StaticMethod;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.Literals;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Ops that do what an instruction does, for any values, as long as no other code has to run and
 * nothing has to be said: no method, no promise, no warning, no error. Otherwise they give null,
 * and have done nothing that anybody could notice.
 */
record PartOp(Action action, Site site) implements ROp {
  /** Nothing but a new value comes of it. */
  private static final Effects MAKES = new Effects(Memory.ANY, Memory.NONE, false, true, false);

  /** What was read may have got another owner, which costs a copy at worst. */
  private static final Effects COPIES =
      new Effects(Memory.ANY, OWNERS, false, true, false).withHarmlessWrites();

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
    UNARY(OperatorSupport.class, REF, MAKES, "An operator of one value.", REF),
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

    private final Class<?> support;
    private final Type result;
    private final Effects effects;
    private final String documentation;
    private final List<Type> operands;

    Action(Class<?> support, Type result, Effects effects, String documentation, Type... operands) {
      this.support = support;
      this.result = result;
      this.effects = effects;
      this.documentation = documentation;
      this.operands = List.of(operands);
    }
  }

  @Override
  public StaticMethod method() {
    return new StaticMethod(action.support, ROp.camelCase(action.name()));
  }

  @Override
  public String mnemonic() {
    return "r." + action.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String immediates() {
    return Literals.quote(site.toString());
  }

  @Override
  public List<Type> operandTypes() {
    return action.operands;
  }

  @Override
  public Type resultType() {
    return action.result;
  }

  @Override
  public Effects effects() {
    return action.effects;
  }

  @Override
  public String documentation() {
    return action.documentation;
  }

  @Override
  public @Nullable Object evaluate(@Nullable Object[] values, Execution execution) {
    return method().call(action.operands, action.result, values, site);
  }

  @Override
  public void lower(Emitter emitter) {
    method().lowerWith(site, emitter, action.operands, action.result);
  }
}
