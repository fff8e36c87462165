package dev.oser.lang.r.bytecode;

import static dev.oser.lang.r.bytecode.Instruction.Effect.CALLS;
import static dev.oser.lang.r.bytecode.Instruction.Effect.DISPATCHES;
import static dev.oser.lang.r.bytecode.Instruction.Effect.ENDS;
import static dev.oser.lang.r.bytecode.Instruction.Effect.FORCES;
import static dev.oser.lang.r.bytecode.Instruction.Effect.JUMPS;
import static dev.oser.lang.r.bytecode.Instruction.Effect.PURE;
import static dev.oser.lang.r.bytecode.Instruction.Effect.STATE;
import static dev.oser.lang.r.bytecode.Instruction.Effect.STORES;
import static dev.oser.lang.r.bytecode.Instruction.Operand.CALL;
import static dev.oser.lang.r.bytecode.Instruction.Operand.CONSTANT;
import static dev.oser.lang.r.bytecode.Instruction.Operand.COUNT;
import static dev.oser.lang.r.bytecode.Instruction.Operand.FEEDBACK;
import static dev.oser.lang.r.bytecode.Instruction.Operand.SITE;
import static dev.oser.lang.r.bytecode.Instruction.Operand.SLOT;
import static dev.oser.lang.r.bytecode.Instruction.Operand.TABLE;
import static dev.oser.lang.r.bytecode.Instruction.Operand.TARGET;
import static dev.oser.lang.r.bytecode.Instruction.Operand.TEMPLATE;
import static dev.oser.lang.r.bytecode.Instruction.Operand.VARIABLE;

import java.util.List;

/**
 * The instructions, each declared once: encoder, disassembler, verifier and {@code
 * docs/r-bytecode.md} derive from this. An instruction is an int, its number here, followed by its
 * operands.
 *
 * <p>Those that run most often come first: HotSpot's C1, which the interpreter is made for,
 * compares with one number after the other.
 */
@Numbered("Op")
public enum Instruction {
  LOAD_SLOT("reads a variable that has a slot", " -> value", FORCES, SLOT, FEEDBACK),
  CONST("puts a constant on the stack", " -> value", PURE, CONSTANT),
  ADD("+", 2),
  SUBTRACT("-", 2),
  MULTIPLY("*", 2),
  DIVIDE("/", 2),
  POWER("^", 2),
  MODULO("%%", 2),
  INTEGER_DIVIDE("%/%", 2),
  EQUAL("==", 2),
  NOT_EQUAL("!=", 2),
  LESS("<", 2),
  GREATER(">", 2),
  LESS_EQUAL("<=", 2),
  GREATER_EQUAL(">=", 2),
  AND("&", 2),
  OR("|", 2),
  JUMP_UNLESS("goes there unless the condition holds", "condition -> ", JUMPS, TARGET, FEEDBACK),
  STORE_SLOT("assigns to a variable that has a slot", "value -> ", STORES, SLOT),
  STEP_SLOT(
      "stores the next element in a slot, or goes there at the end",
      "loop -> loop",
      JUMPS,
      SLOT,
      TARGET,
      FEEDBACK),
  JUMP_BACK("goes back to the beginning of a loop", " -> ", JUMPS, TARGET, FEEDBACK),
  POP("forgets a value", "value -> ", PURE),
  JUMP("goes there", " -> ", JUMPS, TARGET),
  FUNCTION(
      "looks for the function of a name, in a slot first",
      " -> function",
      FORCES,
      VARIABLE,
      SLOT,
      FEEDBACK),
  JUMP_UNLESS_EAGER(
      "goes there unless the function takes values", "function -> function", JUMPS, TARGET),
  CALL_EAGER(
      "calls a builtin with values", "function arguments… -> result", CALLS, SITE, COUNT, FEEDBACK),
  LOAD("looks for a variable by its name", " -> value", FORCES, VARIABLE, FEEDBACK),
  INDEX("x[i]", "x i -> element", DISPATCHES, FEEDBACK),
  ELEMENT("x[[i]]", "x i -> element", DISPATCHES, FEEDBACK),
  SET_INDEX_SLOT("x[i] <- value of a variable in a slot", "value i -> ", CALLS, SLOT, FEEDBACK),
  SET_ELEMENT_SLOT("x[[i]] <- value of a variable in a slot", "value i -> ", CALLS, SLOT, FEEDBACK),
  INDEX_MATRIX("x[i, j]", "x i j -> element", DISPATCHES, FEEDBACK),
  RETURN("ends the activation with a result", "value -> ", ENDS, FEEDBACK),
  CALL_LAZY("calls a function with promises", "function -> result", CALLS, SITE, FEEDBACK),
  MEMBER("x$name", "x -> member", DISPATCHES, CALL, FEEDBACK),
  DUP("copies the value on top", "value -> value value", PURE),
  UPDATE_SLOT(
      "reads a variable that is about to be changed in place", " -> value", FORCES, SLOT, FEEDBACK),
  SET_SUBSET("`[<-` with so many arguments", "x value i… -> x", DISPATCHES, CALL, COUNT, FEEDBACK),
  SET_SUBSET_ELEMENT(
      "`[[<-` with so many arguments", "x value i… -> x", DISPATCHES, CALL, COUNT, FEEDBACK),
  NOT("!", 1),
  MINUS("-", 1),
  PLUS("+", 1),
  AND_LEFT("goes there with the result if the left side of && decides", "a -> a", JUMPS, TARGET),
  OR_LEFT("goes there with the result if the left side of || decides", "a -> a", JUMPS, TARGET),
  AND_RIGHT("makes the result of && from both sides", "a b -> result", DISPATCHES),
  OR_RIGHT("makes the result of || from both sides", "a b -> result", DISPATCHES),
  STORE("assigns to a variable by its name", "value -> ", STORES, VARIABLE),
  STEP(
      "stores the next element by name, or goes there at the end",
      "loop -> loop",
      JUMPS,
      VARIABLE,
      TARGET,
      FEEDBACK),
  RANGE(":", 2),
  INVISIBLE("says that it will not", " -> ", STATE),
  VISIBLE("says that the result will be printed at top level", " -> ", STATE),
  BEGIN_LOOP("notes that a loop runs here, for break in promises", " -> ", STATE),
  END_LOOP("notes that it has ended", " -> ", STATE),
  FOR("begins to go through a sequence", "sequence -> loop", PURE, FEEDBACK),
  SUBSET("x[…] with so many arguments", "x i… -> part", DISPATCHES, CALL, COUNT, FEEDBACK),
  SUBSET_ELEMENT(
      "x[[…]] with so many arguments", "x i… -> part", DISPATCHES, CALL, COUNT, FEEDBACK),
  UPDATE("reads it by its name", " -> value", FORCES, VARIABLE, FEEDBACK),
  SET_INDEX("`[<-`(x, i, value)", "x value i -> x", DISPATCHES, FEEDBACK),
  SET_ELEMENT("`[[<-`(x, i, value)", "x value i -> x", DISPATCHES, FEEDBACK),
  SET_INDEX_NAMED(
      "x[i] <- value of a variable by its name", "value i -> ", CALLS, VARIABLE, FEEDBACK),
  SET_ELEMENT_NAMED(
      "x[[i]] <- value of a variable by its name", "value i -> ", CALLS, VARIABLE, FEEDBACK),
  SET_MEMBER("`$<-`(x, name, value)", "x value -> x", DISPATCHES, CALL, FEEDBACK),
  UPDATE_OUTER("reads it for <<-", " -> value", FORCES, VARIABLE, FEEDBACK),
  STORE_OUTER("assigns with <<-", "value -> ", CALLS, VARIABLE),
  CLOSURE("makes a closure", " -> closure", STATE, TEMPLATE),
  SWITCH("goes to where the table of switch() says", "value -> ", JUMPS, TABLE),
  USE_METHOD("calls the method of a generic", "arguments… -> result", CALLS, COUNT, FEEDBACK),
  ENTER(
      "shows the call of a builtin among the running ones if R has it as a closure",
      "function -> function",
      STATE,
      SITE),
  FORCE("evaluates a promise among the constants", " -> value", FORCES, CONSTANT, FEEDBACK),
  PICK("copies what is so many places below the top", " -> value", PURE, COUNT),
  DROP("forgets so many values", "values -> ", PURE, COUNT),
  PIN("keeps operands from changing while this very code changes variables", " -> ", STATE),
  UNPIN("lets them go", " -> ", STATE),
  SHARE_PART(
      "says that others see a part if they see the whole", "object part -> object part", STATE),
  CALL_GETTER(
      "calls a function for an inner part of what is assigned to",
      "object -> object part",
      CALLS,
      SITE,
      FEEDBACK),
  CALL_SETTER("calls a replacement function", "object value -> object", CALLS, SITE, FEEDBACK),
  FUNCTION_VALUE("checks that a value can be called", "function -> function", PURE, FEEDBACK),
  RETURN_OUTER("leaves the function this promise was given by", "value -> ", ENDS),
  BREAK_OUTER("leaves a loop of the function this promise was given by", " -> ", ENDS),
  NEXT_OUTER("goes on with a loop of the function this promise was given by", " -> ", ENDS);

  /** What follows an instruction. */
  public enum Operand {
    /** A value among the constants. */
    CONSTANT("k"),
    /** A variable that is looked for by its name, among the constants. */
    VARIABLE("variable"),
    /** A call as it is written, among the constants. */
    CALL("call"),
    /** A call site among the constants. */
    SITE("site"),
    /** A function's definition among the constants. */
    TEMPLATE("function"),
    /** Alternatives of {@code switch} among the constants. */
    TABLE("table"),
    /** A slot of the activation, or -1. */
    SLOT("slot"),
    /** How many values. */
    COUNT("n"),
    /** An instruction. */
    TARGET("target"),
    /** A place for what is observed. */
    FEEDBACK("feedback");

    private final String shown;

    Operand(String shown) {
      this.shown = shown;
    }

    boolean isConstant() {
      return compareTo(SLOT) < 0;
    }

    @Override
    public String toString() {
      return shown;
    }
  }

  /** What an instruction may do besides taking and leaving values. */
  public enum Effect {
    /** Nothing. */
    PURE,
    /** Changes what only the interpreter sees. */
    STATE,
    /** Runs the code of a promise or of an active binding if it finds one. */
    FORCES,
    /** Changes a variable of this activation. */
    STORES,
    /** Runs a method if an operand is an object. */
    DISPATCHES,
    /** Runs other code. */
    CALLS,
    /** Goes elsewhere; a condition is checked. */
    JUMPS,
    /** Does not go on. */
    ENDS
  }

  private final String documentation;
  private final String function;
  private final List<Operand> operands;
  private final Effect effect;
  private final String stack;
  private final int takes;
  private final int leaves;

  Instruction(String documentation, String stack, Effect effect, Operand... operands) {
    this(documentation, "", stack, effect, operands);
  }

  /** An instruction for a function of R. */
  Instruction(String function, int arguments) {
    this(
        "calls " + function + (arguments == 1 ? " of one operand" : ""),
        function,
        arguments == 1 ? "a -> result" : "a b -> result",
        DISPATCHES,
        FEEDBACK);
  }

  Instruction(
      String documentation, String function, String stack, Effect effect, Operand... operands) {
    this.documentation = documentation;
    this.function = function;
    this.stack = stack;
    this.effect = effect;
    this.operands = List.of(operands);
    int arrow = stack.indexOf("->");
    this.takes = count(stack.substring(0, arrow));
    this.leaves = count(stack.substring(arrow + 2));
  }

  /** {@return how many values are named; one with … stands for as many as the operand says} */
  private static int count(String values) {
    int count = 0;
    for (var value : values.strip().split(" ")) {
      count += value.isEmpty() || value.endsWith("…") || value.equals("values") ? 0 : 1;
    }
    return count;
  }

  private static final Instruction[] ALL = values();

  /** {@return the instruction of a number} */
  public static Instruction of(int number) {
    return ALL[number];
  }

  String documentation() {
    return documentation;
  }

  /** {@return the function of R that this stands for, or nothing} */
  String function() {
    return function;
  }

  /** {@return how many arguments the function has} */
  int arguments() {
    return takes;
  }

  public List<Operand> operands() {
    return operands;
  }

  public Effect effect() {
    return effect;
  }

  /** {@return what is on top of the stack before and after, in words} */
  String stack() {
    return stack;
  }

  /** {@return where an operand is, after the instruction} */
  public int place(Operand operand) {
    int index = operands.indexOf(operand);
    if (index < 0) {
      throw new IllegalArgumentException(this + " has no " + operand);
    }
    return index + 1;
  }

  public boolean has(Operand operand) {
    return operands.contains(operand);
  }

  /** {@return whether it finds a value at hand, or changes one in place, and notes if not} */
  public boolean isQuickOrSlow() {
    return switch (this) {
      case INDEX,
          ELEMENT,
          SET_INDEX,
          SET_ELEMENT,
          SET_INDEX_SLOT,
          SET_ELEMENT_SLOT,
          SET_INDEX_NAMED,
          SET_ELEMENT_NAMED,
          UPDATE_SLOT,
          UPDATE,
          UPDATE_OUTER ->
          true;
      default -> false;
    };
  }

  /** {@return whether it calls a function, and notes if that changes variables of this code} */
  public boolean isCallOfFunction() {
    return this == CALL_EAGER || this == CALL_LAZY;
  }

  /** {@return how many words this and its operands are} */
  public int size() {
    return 1 + operands.size();
  }

  /** {@return how many values it takes from the stack} */
  public int takes(int[] code, int at) {
    return takes + (isCounted() ? code[at + place(COUNT)] : 0);
  }

  /** {@return how many values it leaves on the stack} */
  public int leaves() {
    return leaves;
  }

  /** {@return whether control never goes on with the next instruction} */
  boolean alwaysJumps() {
    return this == JUMP || this == JUMP_BACK;
  }

  private boolean isCounted() {
    return has(COUNT) && this != PICK;
  }
}
