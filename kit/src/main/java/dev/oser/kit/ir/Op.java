package dev.oser.kit.ir;

import dev.oser.kit.runtime.Trap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an instruction does, as data. An op with its immediates is fully typed: {@code array.load
 * i64} and {@code array.load f64} are different ops. Everything passes and engines need to know is
 * declared here, in one place per op.
 *
 * <p>Adding an op to a family:
 *
 * <ol>
 *   <li>add the record or enum constant, with one sentence of documentation;
 *   <li>add its {@link OpSyntax} to the family's list, which makes it parse, print and appear in
 *       {@code docs/ops.md};
 *   <li>say what is known about its result without running it, if anything, in {@link #simplify};
 *   <li>add a text test that runs it on both engines, traps included.
 * </ol>
 */
public interface Op {
  /** {@return the name in the text form, for example {@code i64.add}} */
  String mnemonic();

  /**
   * {@return what the text form shows between the mnemonic and the operands, or the empty string}
   */
  default String immediates() {
    return "";
  }

  /** {@return whether the text form puts the operands in parentheses, as calls do} */
  default boolean takesArgumentList() {
    return false;
  }

  /** {@return the types the operands must be subtypes of} */
  List<Type> operandTypes();

  /** {@return the type of the result, {@link CoreType#VOID} if there is none} */
  Type resultType();

  Effects effects();

  /** {@return whether it takes two operands and gives the same when they change places} */
  default boolean isCommutative() {
    return false;
  }

  /** {@return what it does, in one sentence} */
  String documentation();

  /**
   * Runs the op on boxed operands; a pure op is also folded this way.
   *
   * @return the boxed result, null for none
   * @throws Trap if the op does not allow these operands
   */
  @Nullable Object evaluate(@Nullable Object[] operands, Execution execution);

  /**
   * {@return whether the operands determine all bits of a NaN that it gives, as they do where bits
   * are only moved or their sign changed} Arithmetic gives some NaN: of two NaN operands the first
   * or the second, quiet or not, and for 0/0 one of either sign, as it suits HotSpot's interpreter
   * and each of its compilers. So a NaN of such an op is not folded.
   */
  default boolean definesNan() {
    return false;
  }

  /**
   * {@return a value that equals the result whenever the op runs, or null if none is known: a
   * constant, an operand, or an operand of an operand} An answer is also a promise that the op does
   * not trap on these operands. What follows from constant operands alone need not be said here:
   * {@link #evaluate} knows it.
   */
  default @Nullable Value simplify(List<Value> operands) {
    return null;
  }

  /**
   * Emits JVM code. The operands are on the JVM stack, the last on top, unless {@link
   * #loadsOperandsItself}; the result is left there. A Java exception thrown by the code becomes a
   * trap at this instruction.
   */
  void lower(Emitter emitter);

  /**
   * {@return whether {@link #lower} asks the emitter for its operands instead of finding them on
   * the stack}
   */
  default boolean loadsOperandsItself() {
    return false;
  }

  /** {@return whether it can trap at this instruction, rather than only in code that it calls} */
  default boolean trapsItself() {
    return effects().traps();
  }

  /**
   * {@return whether all it does is to replace what is at a place, given by all operands but the
   * last, by the last: then running it again with the same place leaves nothing of the first time,
   * and unless the last operand is a reference, whether it traps depends on the place alone}
   */
  default boolean replacesContents() {
    return false;
  }

  /** {@return what it does with an object whose parts are known, or null if it is not like that} */
  default @Nullable ObjectAccess objectAccess() {
    return null;
  }

  /**
   * {@return the trap for a Java exception that escaped from the code {@link #lower} emitted, or
   * the exception if it is none of this instruction}
   */
  default Throwable trapFor(Throwable thrown) {
    return Trap.of(thrown);
  }
}
