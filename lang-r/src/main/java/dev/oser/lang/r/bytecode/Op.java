package dev.oser.lang.r.bytecode;

/**
 * The instructions. Each is an int, followed by its operands: {@code k} a constant, {@code s} a
 * slot of the environment, {@code f} a place for feedback, {@code t} a target. What it takes from
 * and leaves on the operand stack is in brackets.
 */
final class Op {
  /** k [ -> value]. */
  static final int CONST = 0;

  /** s [ -> value] a variable that has a slot. */
  static final int LOAD_SLOT = 1;

  /** k [ -> value] a variable that is looked for by its name. */
  static final int LOAD = 2;

  /** s [value -> ]. */
  static final int STORE_SLOT = 3;

  /** k [value -> ]. */
  static final int STORE = 4;

  /** k [value -> ] {@code <<-}. */
  static final int STORE_OUTER = 5;

  /** [value -> ]. */
  static final int POP = 6;

  /** [value -> value value]. */
  static final int DUP = 7;

  /** t. */
  static final int JUMP = 8;

  /** t f [condition -> ]. */
  static final int JUMP_UNLESS = 9;

  /** [a -> ] the result of the activation. */
  static final int RETURN = 10;

  /** The result will be printed at top level. */
  static final int VISIBLE = 11;

  static final int INVISIBLE = 12;

  /** f [a b -> result]; these and the following are in the order of {@code BinaryOperator}. */
  static final int ADD = 13;

  static final int SUBTRACT = 14;
  static final int MULTIPLY = 15;
  static final int DIVIDE = 16;
  static final int POWER = 17;
  static final int MODULO = 18;
  static final int INTEGER_DIVIDE = 19;
  static final int EQUAL = 20;
  static final int NOT_EQUAL = 21;
  static final int LESS = 22;
  static final int GREATER = 23;
  static final int LESS_EQUAL = 24;
  static final int GREATER_EQUAL = 25;
  static final int AND = 26;
  static final int OR = 27;

  /** [a -> result]. */
  static final int NOT = 28;

  static final int MINUS = 29;
  static final int PLUS = 30;

  /** [from to -> sequence]. */
  static final int RANGE = 31;

  /** t [a -> a] goes there with the result if the left side of {@code &&} decides. */
  static final int AND_LEFT = 32;

  /** [a b -> result]. */
  static final int AND_RIGHT = 33;

  static final int OR_LEFT = 34;
  static final int OR_RIGHT = 35;

  /** f [x i -> element] {@code x[i]}. */
  static final int INDEX = 36;

  /** f [x i -> element] {@code x[[i]]}. */
  static final int ELEMENT = 37;

  /** f [x i j -> element] {@code x[i, j]}. */
  static final int INDEX_MATRIX = 38;

  /** k n [x i… -> part] {@code [} with the call k and n arguments after x. */
  static final int SUBSET = 39;

  /** k n [x i… -> part] {@code [[}. */
  static final int SUBSET_ELEMENT = 40;

  /** k [x -> member]. */
  static final int MEMBER = 41;

  /** [x value i -> x]. */
  static final int SET_INDEX = 42;

  static final int SET_ELEMENT = 43;

  /** k n [x value i… -> x]. */
  static final int SET_SUBSET = 44;

  static final int SET_SUBSET_ELEMENT = 45;

  /** k [x value -> x]. */
  static final int SET_MEMBER = 46;

  /** s f [value i -> ] {@code x[i] <- value} of a variable in a slot. */
  static final int SET_INDEX_SLOT = 47;

  /** s f [value i -> ] {@code x[[i]] <- value}. */
  static final int SET_ELEMENT_SLOT = 48;

  /** s [ -> value] a variable that is about to be changed in place. */
  static final int UPDATE_SLOT = 49;

  /** k. */
  static final int UPDATE = 50;

  static final int UPDATE_OUTER = 51;

  /** n [… -> … value] copies what is n places below the top. */
  static final int PICK = 52;

  /** [sequence -> loop]. */
  static final int FOR = 53;

  /** s t [loop -> loop] stores the next element or goes there at the end. */
  static final int STEP_SLOT = 54;

  /** k t. */
  static final int STEP = 55;

  /** k [ -> closure]. */
  static final int CLOSURE = 56;

  /**
   * k s [ -> function] looks for the function of a call site, from the slot s if that is not -1.
   */
  static final int FUNCTION = 57;

  /** t [function -> function] goes there unless the function takes values. */
  static final int JUMP_UNLESS_EAGER = 58;

  /** k f [function arguments… -> result]. */
  static final int CALL_EAGER = 59;

  /** k f [function -> result]. */
  static final int CALL = 60;

  /** k [object -> object result] calls a function for an inner part of what is assigned to. */
  static final int CALL_GETTER = 61;

  /** k [object value -> object] calls a replacement function. */
  static final int CALL_SETTER = 62;

  /** k [value -> ] goes to where the table of {@code switch} says. */
  static final int SWITCH = 63;

  /** [generic -> result] or, with an object, [generic object -> result]. */
  static final int USE_METHOD = 64;

  /** [value -> ] leaves the function this code was given to, from a promise. */
  static final int RETURN_OUTER = 65;

  static final int BREAK_OUTER = 66;
  static final int NEXT_OUTER = 67;

  /** k [ -> ] checks that a value can be called. */
  static final int CHECK_FUNCTION = 68;

  /** n [loop… -> ] removes the n values on top. */
  static final int DROP = 69;

  /** Notes that a loop runs in this environment, for {@code break} in promises. */
  static final int BEGIN_LOOP = 70;

  static final int END_LOOP = 71;

  /**
   * Pins all operands: they must not change although this very code is about to change variables.
   */
  static final int PIN = 73;

  static final int UNPIN = 74;

  /** [object part -> object part] a part of what others see is seen by them, too. */
  static final int SHARE_PART = 75;

  /** k [function -> function] shows the call among the running ones, if R has it as a closure. */
  static final int ENTER = 72;

  private Op() {}
}
