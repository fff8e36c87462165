package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.CoreType.F64;
import static dev.oser.kit.ir.CoreType.I1;
import static dev.oser.kit.ir.CoreType.I32;
import static dev.oser.kit.ir.CoreType.REF;

import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Type;
import java.util.List;

/** What builtins do with single values, without a call. Like all ops, they answer for anything. */
enum BuiltinOp implements ROp.Simple {
  LARGER(F64, Effects.PURE, "The larger of two numbers, the first if they are equal.", F64, F64),
  SMALLER(F64, Effects.PURE, "The smaller of two numbers, the first if they are equal.", F64, F64),
  LARGER_INT(I32, Effects.PURE, "The larger of two integers.", I32, I32),
  SMALLER_INT(I32, Effects.PURE, "The smaller of two integers.", I32, I32),
  ROUNDED(F64, Effects.PURE, "The nearest whole number, an even one in the middle.", F64),
  IS_WHOLE_INT(I1, Effects.PURE, "Whether a double is an integer of 32 bits, not NA.", F64),
  SEQUENCE(REF, Effects.allocating(false), "The integers from 1 to a number.", I32),
  DOUBLES_OF_TWO(REF, Effects.allocating(false), "A vector of doubles.", F64, F64),
  DOUBLES_OF_THREE(REF, Effects.allocating(false), "A vector of doubles.", F64, F64, F64),
  DOUBLES_OF_FOUR(REF, Effects.allocating(false), "A vector of doubles.", F64, F64, F64, F64),
  INTS_OF_TWO(REF, Effects.allocating(false), "A vector of integers.", I32, I32),
  INTS_OF_THREE(REF, Effects.allocating(false), "A vector of integers.", I32, I32, I32),
  INTS_OF_FOUR(REF, Effects.allocating(false), "A vector of integers.", I32, I32, I32, I32),
  IS_LOGICAL(I1, Effects.PURE, "Whether it is truth values.", REF),
  IS_INTEGER(I1, reads(ROp.HEADERS), "Whether it is integers that are no factor.", REF),
  IS_REAL(I1, Effects.PURE, "Whether it is doubles.", REF),
  IS_CHARACTER(I1, Effects.PURE, "Whether it is strings.", REF),
  IS_LIST(I1, Effects.PURE, "Whether it is a list.", REF),
  IS_ENVIRONMENT(I1, Effects.PURE, "Whether it is an environment.", REF),
  IS_NUMERIC(
      I32, reads(ROp.HEADERS), "Whether it is numbers: 0 or 1, or -1 if it is an object.", REF),
  IS_MISSING(
      I32, reads(Memory.ANY), "Whether one value is NA: 0 or 1, or -1 if it is not one.", REF),
  TEXT_LENGTH(I32, reads(Memory.ANY), "How many characters one string has, or -1.", REF),
  SUBSTRING(
      REF,
      new Effects(Memory.ANY, Memory.NONE, false, true, false),
      "The characters of one string from one place to another, or null.",
      REF,
      I32,
      I32),
  TEXT_IS_IN(I32, reads(Memory.ANY), "Whether one string is among a few: 0 or 1, or -1.", REF, REF),
  NUMBER_IS_IN(I32, reads(Memory.ANY), "Whether a number is among a few: 0 or 1, or -1.", F64, REF),
  NEW_ENVIRONMENT(
      REF,
      new Effects(Memory.ANY, ROp.SESSION, false, true, false).withHarmlessWrites(),
      "An environment inside another.",
      REF);

  private final ROp.Declaration declaration;

  BuiltinOp(Type result, Effects effects, String documentation, Type... operands) {
    this.declaration =
        new ROp.Declaration(
            BuiltinSupport.class, result, effects, documentation, List.of(operands));
  }

  private static Effects reads(Memory memory) {
    return new Effects(memory, Memory.NONE, false, false, false);
  }

  @Override
  public ROp.Declaration declaration() {
    return declaration;
  }
}
