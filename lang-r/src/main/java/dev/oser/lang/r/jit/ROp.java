package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.CoreType.F64;
import static dev.oser.kit.ir.CoreType.I1;
import static dev.oser.kit.ir.CoreType.I32;
import static dev.oser.kit.ir.CoreType.REF;
import static dev.oser.kit.ir.CoreType.VOID;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.StaticMethod;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.Literals;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Value;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The ops of R. Those that do not run other code are defined for all operands, so that they can be
 * moved away from the checks before them; what they give then is not used.
 */
sealed interface ROp extends Op permits ROp.Declared, ROp.Loud, QuietOp, PureCall {
  /** Which value a variable has: slots of activations, and cells. */
  Memory BINDINGS = Memory.named("r.bindings");

  /** What a vector is besides its elements: attributes, length, where the elements are. */
  Memory HEADERS = Memory.named("r.headers");

  /** The element of a vector that has just one. */
  Memory SCALARS = Memory.named("r.scalars");

  /** Who holds a value. */
  Memory OWNERS = Memory.named("r.owners");

  /** The elements of vectors of doubles: the same memory as that of the core's arrays. */
  Memory DOUBLES = Memory.named("f64[]");

  /** Elements of other vectors, and of lists. */
  Memory ELEMENTS = Memory.named("r.elements");

  /** Whether the result is shown, and which loops run: what only the session sees. */
  Memory SESSION = Memory.named("r.session");

  /** Whether a function that only computes has failed. */
  Memory FAILURE = Memory.named("r.failure");

  /** All that replacing an element of any vector may change. */
  Memory CONTENTS = Memory.of(DOUBLES, ELEMENTS, SCALARS, OWNERS, HEADERS);

  Type DOUBLE_ARRAY = new ArrayType(F64);

  private static Effects reads(Memory memory) {
    return new Effects(memory, Memory.NONE, false, false, false);
  }

  private static Effects writes(Memory memory) {
    return new Effects(Memory.NONE, memory, false, false, false);
  }

  /** Nothing here traps: errors are conditions of R, and are thrown through compiled code. */
  @Override
  default boolean trapsItself() {
    return false;
  }

  /** {@return the method that does it} */
  StaticMethod method();

  /**
   * What an op is, besides its name.
   *
   * @param support the class of the method that does it, which is named like the op: {@code
   *     boxDouble} does {@code BOX_DOUBLE}
   */
  record Declaration(
      Class<?> support, Type result, Effects effects, String documentation, List<Type> operands) {}

  /** Ops that are declared with a name. */
  sealed interface Declared extends ROp permits Simple, OfSite {
    /** {@return the name of a constant} */
    String name();

    Declaration declaration();

    @Override
    default StaticMethod method() {
      return new StaticMethod(declaration().support(), camelCase(name()));
    }

    @Override
    default String mnemonic() {
      return "r." + name().toLowerCase(Locale.ROOT);
    }

    @Override
    default List<Type> operandTypes() {
      return declaration().operands();
    }

    @Override
    default Type resultType() {
      return declaration().result();
    }

    @Override
    default Effects effects() {
      return declaration().effects();
    }

    @Override
    default String documentation() {
      return declaration().documentation();
    }
  }

  /** Ops that need nothing but their operands. */
  sealed interface Simple extends Declared permits Plain, BuiltinOp {
    @Override
    default @Nullable Object evaluate(@Nullable Object[] values, Execution execution) {
      return method().call(operandTypes(), resultType(), values);
    }

    @Override
    default void lower(Emitter emitter) {
      method().lower(emitter, operandTypes(), resultType());
    }
  }

  /** Ops that know more than their operands: the method takes it last. */
  sealed interface OfSite extends Declared permits At, PartOp {
    Site site();

    @Override
    default String immediates() {
      return Literals.quote(site().toString());
    }

    @Override
    default @Nullable Object evaluate(@Nullable Object[] values, Execution execution) {
      return method().call(operandTypes(), resultType(), values, site());
    }

    @Override
    default void lower(Emitter emitter) {
      method().lowerWith(site(), emitter, operandTypes(), resultType());
    }
  }

  /** Values, variables and loops. */
  enum Plain implements Simple {
    BOX_DOUBLE(REF, Effects.allocating(false), "A double as a value.", F64),
    BOX_INT(REF, Effects.allocating(false), "An integer as a value.", I32),
    BOX_BOOL(REF, Effects.PURE, "A truth value as a value.", I1),
    BOX_LOGICAL(REF, Effects.PURE, "0, 1 or NA as a value.", I32),
    IS_DOUBLE(I1, reads(HEADERS), "Whether it is one double without attributes.", REF),
    IS_INT(
        I1,
        reads(Memory.of(HEADERS, SCALARS)),
        "Whether it is one integer without attributes, not NA.",
        REF),
    IS_BOOL(
        I1,
        reads(Memory.of(HEADERS, SCALARS)),
        "Whether it is one truth value without attributes, not NA.",
        REF),
    UNBOX_DOUBLE(F64, reads(SCALARS), "The double that a value is.", REF),
    UNBOX_INT(I32, reads(SCALARS), "The integer that a value is.", REF),
    UNBOX_BOOL(I1, reads(SCALARS), "The truth value that a value is.", REF),
    LOAD_SLOT(REF, reads(BINDINGS), "The value of a variable in a slot, if it has one.", REF, I32),
    FORCE_SLOT(
        REF,
        new Effects(BINDINGS, Memory.of(BINDINGS, OWNERS), false, false, false)
            .withHarmlessWrites(),
        "The same, also if it is an argument that is nothing but a variable which has a value.",
        REF,
        I32),
    OWN_SLOT(
        REF,
        reads(Memory.of(BINDINGS, OWNERS)),
        "What a variable in a slot is bound to if it may be changed in place, or null.",
        REF,
        I32),
    OWN_ENVIRONMENT(REF, Effects.PURE, "A value if it is an environment, or null.", REF),
    ENCLOSING(REF, reads(BINDINGS), "The environment around an environment.", REF),
    STORE_SLOT(
        VOID,
        writes(Memory.of(BINDINGS, OWNERS)),
        "Assigns to a variable in a slot.",
        REF,
        I32,
        REF),
    CHANGES(I32, reads(BINDINGS), "How often variables of an environment were bound.", REF),
    IS_GUARDED(I1, reads(BINDINGS), "Whether variables are locked or active.", REF),
    IS_WATCHED(
        I1,
        reads(Memory.ANY),
        "Whether somebody may look at the variables when the code has ended.",
        REF),
    BEGIN_LOOP(VOID, writes(SESSION), "Notes that a loop runs.", REF),
    END_LOOP(VOID, writes(SESSION), "Notes that a loop has ended.", REF),
    PIN(VOID, writes(OWNERS), "Keeps a value from being changed in place.", REF),
    UNPIN(VOID, writes(OWNERS), "Lets it be changed in place again.", REF),
    HOLD(
        VOID,
        writes(OWNERS).withHarmlessWrites(),
        "Says that a variable holds a value, which is no temporary then.",
        REF),
    OWN(
        VOID,
        writes(OWNERS).withHarmlessWrites(),
        "Says that one more variable holds a value; once too often costs a copy.",
        REF),
    RELEASE(
        VOID,
        writes(OWNERS),
        "Says that a variable no longer holds a value, as a function that returns another does.",
        REF,
        REF),
    IS_EAGER(I1, Effects.PURE, "Whether a function takes values.", REF),
    IS_FUNCTION(I1, Effects.PURE, "Whether a value can be called.", REF),
    CLOSURE_ENVIRONMENT(REF, Effects.PURE, "The environment that a closure was made in.", REF),
    POWER(F64, Effects.PURE, "A double to the power of another.", F64, F64),
    MODULO(F64, Effects.PURE, "What is left of a division.", F64, F64),
    LOSES_ACCURACY(I1, Effects.PURE, "Whether a quotient has more digits than a double.", F64, F64),
    INTEGER_DIVIDE(F64, Effects.PURE, "The floor of a quotient.", F64, F64),
    INT_MODULO(I32, Effects.PURE, "What is left of a division of integers; 0 by 0.", I32, I32),
    INT_INTEGER_DIVIDE(I32, Effects.PURE, "The floor of a quotient of integers; 0 by 0.", I32, I32),
    RANGE(REF, Effects.allocating(false), "The integers from one to another, or null.", F64, F64),
    PLACE(I32, Effects.PURE, "The place that a number means as an index, or -1.", F64),
    IN_BOUNDS(I1, Effects.PURE, "Whether there is such a place.", I32, I32),
    LENGTH(I32, reads(HEADERS), "The length of a vector, or -1.", REF),
    PLAIN_LENGTH(I32, reads(HEADERS), "The length of a value that is no object, or -1.", REF),
    FITS_INT(I1, Effects.PURE, "Whether a double is near an integer of 32 bits.", F64),
    TRUNCATE(I32, Effects.PURE, "A double without its fraction.", F64),
    INT_ABS(I32, Effects.PURE, "The absolute value of an integer.", I32),
    ANY_DOUBLES(
        DOUBLE_ARRAY, reads(HEADERS), "The elements of doubles that are no object, or null.", REF),
    OWN_DOUBLES(
        DOUBLE_ARRAY,
        reads(Memory.of(HEADERS, OWNERS)),
        "The elements of doubles that nobody else sees and that are no object, or null.",
        REF),
    BARE_DOUBLES(
        DOUBLE_ARRAY,
        reads(HEADERS),
        "The elements of several doubles of which x[i] has no attributes, or null.",
        REF),
    IS_BARE_INTS(
        I1, reads(HEADERS), "Whether it is integers of which x[i] has no attributes.", REF),
    IS_BARE_LOGICALS(
        I1, reads(HEADERS), "Whether it is truth values of which x[i] has no attributes.", REF),
    IS_ARRAY(I1, Effects.PURE, "Whether there are such elements.", DOUBLE_ARRAY),
    GET_DOUBLE(F64, reads(DOUBLES), "An element, or 0.", DOUBLE_ARRAY, I32),
    SET_DOUBLE(VOID, writes(DOUBLES), "Replaces an element.", DOUBLE_ARRAY, I32, F64),
    ROWS(
        I32,
        reads(HEADERS),
        "The number of rows of a matrix that is no object and has no names, or -1.",
        REF),
    COLUMNS(I32, reads(HEADERS), "The number of columns of such a matrix, or -1.", REF),
    IS_MATRIX_OF_INTS(I1, reads(HEADERS), "Whether it is integers that are no object.", REF),
    IS_MATRIX_OF_LOGICALS(
        I1, reads(HEADERS), "Whether it is truth values that are no object.", REF),
    IS_OWN_INTS(
        I1,
        reads(Memory.of(HEADERS, OWNERS)),
        "Whether it is several integers that nobody else sees and that are no object.",
        REF),
    GET_INT(I32, reads(Memory.of(ELEMENTS, SCALARS)), "An element of integers, or 0.", REF, I32),
    SET_INT(
        VOID,
        writes(Memory.of(ELEMENTS, SCALARS, HEADERS)),
        "Replaces an element of integers.",
        REF,
        I32,
        I32),
    IS_OWN_LOGICALS(
        I1,
        reads(Memory.of(HEADERS, OWNERS)),
        "Whether it is several truth values that nobody else sees and that are no object.",
        REF),
    GET_LOGICAL(
        I32,
        reads(Memory.of(ELEMENTS, SCALARS)),
        "An element of truth values, 0, 1 or NA.",
        REF,
        I32),
    SET_LOGICAL(
        VOID,
        writes(Memory.of(ELEMENTS, SCALARS)),
        "Replaces an element of truth values.",
        REF,
        I32,
        I32),
    LIST_ELEMENT(
        REF,
        reads(Memory.of(HEADERS, ELEMENTS)),
        "An element of a list that is no object, or null.",
        REF,
        I32),
    CAN_SET_DOUBLE(
        I1,
        reads(Memory.of(HEADERS, OWNERS)),
        "Whether an element of doubles can be replaced in place.",
        REF,
        I32),
    CAN_SET_INT(
        I1,
        reads(Memory.of(HEADERS, OWNERS)),
        "Whether an element of integers can be replaced in place.",
        REF,
        I32),
    CAN_SET_LOGICAL(
        I1,
        reads(Memory.of(HEADERS, OWNERS)),
        "Whether an element of truth values can be replaced in place.",
        REF,
        I32),
    TRY_SET(
        I1,
        new Effects(Memory.ANY, CONTENTS, false, false, false),
        "Replaces an element of x[i] in place, if that can be done.",
        REF,
        I32,
        REF),
    TRY_SET_ELEMENT(
        I1,
        new Effects(Memory.ANY, CONTENTS, false, false, false),
        "Replaces an element of x[[i]] in place, if that can be done.",
        REF,
        I32,
        REF),
    TEXTS_EQUAL(
        I32,
        reads(Memory.ANY),
        "Whether two single strings are equal: 0, 1, or -1 if these are none.",
        REF,
        REF),
    IS_NUMBER(
        I1,
        reads(Memory.of(HEADERS, SCALARS)),
        "Whether it is one number without attributes, no integer that is NA.",
        REF),
    UNBOX_NUMBER(F64, reads(SCALARS), "The number that a value is.", REF),
    TRUTH_OF(
        I32,
        reads(Memory.ANY),
        "What a single number or truth value means: 0, 1, NA, or -1 for all else.",
        REF),
    AND_OF(I32, Effects.PURE, "The conjunction of 0, 1 or NA.", I32, I32),
    OR_OF(I32, Effects.PURE, "The disjunction of 0, 1 or NA.", I32, I32),
    FOR_LOOP(
        REF,
        new Effects(HEADERS, OWNERS, false, true, false).withHarmlessWrites(),
        "A loop through a vector that is no factor, or null.",
        REF),
    LOOP_LENGTH(I32, Effects.PURE, "How many elements a loop has.", REF),
    LOOP_NEXT(I32, reads(SESSION), "How many elements a loop has gone through.", REF),
    LOOP_IS_SEQUENCE(I1, Effects.PURE, "Whether a loop goes through a sequence.", REF),
    LOOP_START(I32, Effects.PURE, "The first number of a sequence.", REF),
    LOOP_STEP(I32, Effects.PURE, "The step of a sequence.", REF),
    LOOP_IS_INTS(I1, Effects.PURE, "Whether a loop goes through integers.", REF),
    LOOP_INT(I32, Effects.PURE, "An integer that a loop comes to.", REF, I32),
    LOOP_DOUBLES(DOUBLE_ARRAY, Effects.PURE, "The doubles a loop goes through, or null.", REF),
    LOOP_ITEM(
        REF,
        new Effects(Memory.ANY, OWNERS, false, true, false).withHarmlessWrites(),
        "What a loop comes to.",
        REF,
        I32);

    private final Declaration declaration;

    Plain(Type result, Effects effects, String documentation, Type... operands) {
      this.declaration =
          new Declaration(Support.class, result, effects, documentation, List.of(operands));
    }

    @Override
    public Declaration declaration() {
      return declaration;
    }
  }

  /** {@return the name of the method of an op} */
  static String camelCase(String constant) {
    var words = constant.toLowerCase(Locale.ROOT).split("_");
    var name = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      name.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
    }
    return name.toString();
  }

  /**
   * Ops that know more than their operands.
   *
   * @param site what they know, of the class that the method takes last
   */
  record At(Action action, Site site) implements OfSite {
    /** What is done. */
    enum Action {
      LOAD_NAMED(REF, reads(BINDINGS), "The value of a variable of an environment, or null.", REF),
      LOAD_FREE(REF, reads(BINDINGS), "The value of a variable that is looked for, or null.", REF),
      OWN_NAMED(
          REF,
          reads(Memory.of(BINDINGS, OWNERS)),
          "What a variable is bound to if it may be changed in place, or null.",
          REF),
      STORE_NAMED(
          VOID,
          writes(Memory.of(BINDINGS, OWNERS)),
          "Assigns to a variable of an environment.",
          REF,
          REF),
      FUNCTION(REF, reads(BINDINGS), "The function of a name, or null.", REF),
      HAS_CODE(
          I1,
          reads(BINDINGS),
          "Whether a function is a closure that runs this code, and means the same by it.",
          REF),
      METHOD(
          REF,
          new Effects(Memory.ANY, Memory.NONE, false, false, false),
          "The method of a generic for an object, or null if it is not known.",
          REF,
          REF,
          REF),
      IS_DEFINED_BY(I1, Effects.PURE, "Whether a function is a closure of this definition.", REF),
      MAKE_CLOSURE(
          REF,
          new Effects(BINDINGS, Memory.of(BINDINGS, SESSION), false, false, false),
          "A closure, which keeps the environment.",
          REF),
      MATHS(F64, Effects.PURE, "A function of a double.", F64),
      SHARE_PART(
          VOID, writes(OWNERS), "Says that others see a part if they see the whole.", REF, REF),
      TRY_STORE_OUTER(
          I1,
          new Effects(Memory.ANY, Memory.of(BINDINGS, OWNERS), false, false, false),
          "Assigns to a variable that is found from an environment on, if that can be done.",
          REF,
          REF),
      HAS_FAILED(I1, reads(FAILURE), "Whether a function that only computes has failed."),
      FAIL(
          VOID,
          writes(FAILURE),
          "Says that a function that only computes has failed, and why.",
          I32),
      DEPTH(I32, reads(SESSION), "How deep calls are nested."),
      MAY_NEST(I1, Effects.PURE, "Whether calls may be nested deeper than this.", I32),
      MUST_FAIL(I1, Effects.allocating(false), "Whether a check is to fail, for a test."),
      FRAME(REF, reads(SESSION), "The latest of the running calls, or null."),
      VISIBLE(VOID, writes(SESSION).withHarmlessWrites(), "Says whether the result is shown."),
      ENTER(VOID, writes(SESSION), "Shows the call of a builtin among the running ones.", REF),
      LEAVE(VOID, writes(SESSION), "Goes back to the calls that ran before."),
      CONDITION(I1, Effects.CALL, "Whether a condition holds.", REF, REF),
      TRUTH(I32, Effects.CALL, "What one side of && or || is: 0, 1 or NA.", REF, REF),
      ALTERNATIVE(I32, Effects.CALL, "Where switch() goes.", REF, REF);

      private final Declaration declaration;

      Action(Type result, Effects effects, String documentation, Type... operands) {
        this.declaration =
            new Declaration(Support.class, result, effects, documentation, List.of(operands));
      }
    }

    @Override
    public String name() {
      return action.name();
    }

    @Override
    public Declaration declaration() {
      return action.declaration;
    }

    /** What is looked for is the same wherever the code asks for it. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof At op
          && op.action == action
          && (site.equals(op.site)
              || site.more() instanceof VariableSite variable
                  && op.site.more() instanceof VariableSite same
                  && variable.symbol() == same.symbol());
    }

    @Override
    public int hashCode() {
      return site.more() instanceof VariableSite variable
          ? variable.symbol().hashCode()
          : 31 * site.hashCode() + action.hashCode();
    }
  }

  /**
   * Ops that run any other code, with any number of values: the environment comes first, for calls
   * of closures then the function.
   */
  record Loud(Action action, Site site, int count) implements ROp {
    /** What is done. */
    enum Action {
      STEP(
          "Has the interpreter run one instruction; null if a promise leaves a loop around it.",
          REF),
      CALL("Calls a closure; null if a promise leaves a loop around the call.", REF, REF);

      private final String documentation;
      private final List<Type> first;

      Action(String documentation, Type... first) {
        this.documentation = documentation;
        this.first = List.of(first);
      }
    }

    @Override
    public StaticMethod method() {
      return new StaticMethod(Support.class, action.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public String mnemonic() {
      return "r." + action.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String immediates() {
      return "[" + count + "] " + Literals.quote(site.toString());
    }

    @Override
    public boolean takesArgumentList() {
      return true;
    }

    @Override
    public List<Type> operandTypes() {
      return Stream.concat(action.first.stream(), Collections.nCopies(count, REF).stream())
          .toList();
    }

    @Override
    public Type resultType() {
      return REF;
    }

    @Override
    public Effects effects() {
      return Effects.CALL;
    }

    @Override
    public String documentation() {
      return action.documentation;
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] values, Execution execution) {
      return method().callWithArray(action.first, Value.class, REF, values, site);
    }

    @Override
    public boolean loadsOperandsItself() {
      return true;
    }

    @Override
    public void lower(Emitter emitter) {
      method().lowerWithArray(emitter, action.first, Value.class, REF, site);
    }
  }
}
