package dev.oser.lang.sourir.jit;

import static dev.oser.kit.ir.CoreType.I1;
import static dev.oser.kit.ir.CoreType.I32;
import static dev.oser.kit.ir.CoreType.I64;
import static dev.oser.kit.ir.CoreType.REF;
import static dev.oser.kit.ir.CoreType.VOID;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.ObjectAccess;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.StaticMethod;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.Literals;
import dev.oser.lang.sourir.runtime.Callee;
import dev.oser.lang.sourir.runtime.Nil;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The ops of sourir: what its values need beyond the core. */
public sealed interface SourirOp extends Op {
  /** The class that generated code calls. */
  ClassDesc SUPPORT = ClassDesc.of(Support.class.getName());

  /** The elements of arrays of numbers: the same memory as that of the core's arrays. */
  Memory ELEMENTS = Memory.named("i64[]");

  /** Which elements an array has: they change when it stops holding only numbers. */
  Memory STORAGE = Memory.named("sourir.storage");

  /** Whether all elements of an array are integers; changes that matter here are known. */
  Memory HOLES = Memory.named("sourir.holes");

  Type NUMBERS = new ArrayType(I64);

  private static StaticMethod support(String method) {
    return new StaticMethod(Support.class, method);
  }

  private static Effects reads(Memory memory) {
    return new Effects(memory, Memory.NONE, false, false, false);
  }

  private static Effects writes(Memory memory) {
    return new Effects(Memory.NONE, memory, false, false, false);
  }

  /** A method of {@link Support} that an op calls with its operands. */
  record Method(
      String name, Type result, Effects effects, String documentation, List<Type> operands) {
    Method(String name, Type result, Effects effects, String documentation, Type... operands) {
      this(name, result, effects, documentation, List.of(operands));
    }
  }

  /** Ops that are one call of a method. */
  sealed interface OneCall extends SourirOp {
    Method method();

    @Override
    default List<Type> operandTypes() {
      return method().operands;
    }

    @Override
    default Type resultType() {
      return method().result;
    }

    @Override
    default Effects effects() {
      return method().effects;
    }

    @Override
    default String documentation() {
      return method().documentation;
    }
  }

  /** Ops that are a call with an object behind the operands. */
  sealed interface WithObject extends OneCall {
    /** {@return the object; its class is that of the method's last parameter} */
    Object object();

    @Override
    default @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      return support(method().name).call(operandTypes(), resultType(), operands, object());
    }

    @Override
    default void lower(Emitter emitter) {
      support(method().name).lowerWith(object(), emitter, operandTypes(), resultType());
    }
  }

  /** Nothing here traps: errors are left to the interpreter, and ends are exceptions. */
  @Override
  default boolean trapsItself() {
    return false;
  }

  /** Ops that are a call of a method of {@link Support}. */
  enum Plain implements OneCall {
    BOX_INT("boxInt", REF, Effects.PURE, "An integer as a value.", I64),
    BOX_BOOL("boxBool", REF, Effects.PURE, "A boolean as a value.", I1),
    IS_INT("isInt", I1, Effects.PURE, "Whether a value is an integer.", REF),
    IS_BOOL("isBool", I1, Effects.PURE, "Whether a value is a boolean.", REF),
    IS_ARRAY("isArray", I1, Effects.PURE, "Whether a value is an array.", REF),
    UNBOX_INT("unboxInt", I64, Effects.PURE, "The integer that a value is, or 0.", REF),
    UNBOX_BOOL("unboxBool", I1, Effects.PURE, "The boolean that a value is, or false.", REF),
    WRAP("wrap", I64, Effects.PURE, "The integer modulo 2 to the 63.", I64),
    EQUAL("equal", I1, Effects.PURE, "Whether two values are equal.", REF, REF),
    LENGTH("length", I64, Effects.PURE, "The length of an array, or -1.", REF),
    NUMBERS_OF(
        "numbers", NUMBERS, reads(STORAGE), "The elements if they are numbers, or null.", REF),
    INTEGERS_OF(
        "integers", NUMBERS, reads(HOLES), "The elements if all are integers, or null.", REF),
    FILL(
        "fill",
        VOID,
        new Effects(ELEMENTS, HOLES, false, false, false),
        "Says that an element becomes an integer.",
        REF,
        NUMBERS,
        I64),
    IN_BOUNDS("inBounds", I1, Effects.PURE, "Whether there is such an element.", NUMBERS, I64),
    ELEMENT("element", I64, reads(ELEMENTS), "An element, or 0.", NUMBERS, I64),
    SET_ELEMENT("setElement", VOID, writes(ELEMENTS), "Replaces an element.", NUMBERS, I64, I64),
    FITS_INT("fitsInt", I1, Effects.PURE, "Whether an integer has 32 bits.", I64),
    CLAMP("clamp", I32, Effects.PURE, "The nearest integer of 32 bits.", I64),
    IN_BOUNDS_32("inBounds32", I1, Effects.PURE, "Whether there is such an element.", NUMBERS, I32),
    ELEMENT_32("element32", I64, reads(ELEMENTS), "An element, or 0.", NUMBERS, I32),
    SET_ELEMENT_32(
        "setElement32", VOID, writes(ELEMENTS), "Replaces an element.", NUMBERS, I32, I64),
    FILL_32(
        "fill32",
        VOID,
        new Effects(ELEMENTS, HOLES, false, false, false),
        "Says that an element becomes an integer.",
        REF,
        NUMBERS,
        I32),
    UNPACK("unpack", REF, Effects.PURE, "What a number among elements stands for.", I64),
    LOAD("load", REF, reads(Memory.ANY), "An element of any array, or nil.", REF, I64),
    STORE("store", VOID, writes(Memory.ANY), "Replaces an element of any array.", REF, I64, REF),
    STOP("stop", REF, Effects.CALL, "Ends the program.", REF);

    private final Method method;

    Plain(String method, Type result, Effects effects, String documentation, Type... operands) {
      this.method = new Method(method, result, effects, documentation, operands);
    }

    @Override
    public String mnemonic() {
      return "sourir." + name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Method method() {
      return method;
    }

    /** What is known of a box that is seen being made. */
    @Override
    public @Nullable Value simplify(List<Value> arguments) {
      if (!(arguments.getFirst() instanceof Instruction made
          && made.op() instanceof Plain box
          && (box == BOX_INT || box == BOX_BOOL))) {
        return null;
      }
      return switch (this) {
        case UNBOX_INT -> box == BOX_INT ? made.operand(0) : Constant.of(0L);
        case UNBOX_BOOL -> box == BOX_BOOL ? made.operand(0) : Constant.of(false);
        case IS_INT -> Constant.of(box == BOX_INT);
        case IS_BOOL -> Constant.of(box == BOX_BOOL);
        case IS_ARRAY -> Constant.of(false);
        default -> null;
      };
    }

    /** Numbers and booleans in boxes need the boxes only where somebody sees them. */
    @Override
    public @Nullable ObjectAccess objectAccess() {
      return switch (this) {
        case BOX_INT -> new ObjectAccess.Make(List.of(UNBOX_INT));
        case BOX_BOOL -> new ObjectAccess.Make(List.of(UNBOX_BOOL));
        case UNBOX_INT, UNBOX_BOOL -> new ObjectAccess.Read(0);
        default -> null;
      };
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] values, Execution execution) {
      return support(method.name).call(operandTypes(), resultType(), values);
    }

    @Override
    public void lower(Emitter emitter) {
      support(method.name).lower(emitter, operandTypes(), resultType());
    }
  }

  /** A value that is known: nil, a text, or a function. */
  record Known(Object value) implements SourirOp {
    @Override
    public String mnemonic() {
      return switch (value) {
        case Nil _ -> "sourir.nil";
        case Callee _ -> "sourir.function";
        default -> "sourir.text";
      };
    }

    @Override
    public String immediates() {
      return switch (value) {
        case Nil _ -> "";
        case Callee callee -> Literals.quote(callee.name());
        default -> Literals.quote(value.toString());
      };
    }

    @Override
    public List<Type> operandTypes() {
      return List.of();
    }

    @Override
    public Type resultType() {
      return REF;
    }

    @Override
    public Effects effects() {
      return Effects.PURE;
    }

    @Override
    public String documentation() {
      return switch (value) {
        case Nil _ -> "Nil.";
        case Callee _ -> "A function of the program.";
        default -> "A text.";
      };
    }

    @Override
    public Object evaluate(@Nullable Object[] operands, Execution execution) {
      return value;
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.pushObject(value, ConstantDescs.CD_Object);
    }
  }

  /** What depends on the place in the program. */
  record AtLine(Action action, LineSite site) implements WithObject {
    /** What is done. */
    enum Action {
      NEW_ARRAY("newArray", REF, Effects.allocating(false), "An array of nils.", I64),
      PRINT("print", VOID, Effects.CALL, "Shows a value.", REF),
      READ("read", REF, Effects.CALL, "A value from the input."),
      MUST_FAIL("mustFail", I1, Effects.CALL, "Whether somebody wants the assume to fail."),
      SEEN("seen", VOID, Effects.CALL, "Tells the interpreter of a value at a site.", REF, I32),
      PROGRESS("progress", VOID, Effects.CALL, "Says that the program does something."),
      GUARD_MUST_FAIL(
          "guardMustFail",
          I1,
          Effects.allocating(false),
          "Whether somebody wants the next check to fail.");

      private final Method method;

      Action(String method, Type result, Effects effects, String documentation, Type... operands) {
        this.method = new Method(method, result, effects, documentation, operands);
      }
    }

    @Override
    public String mnemonic() {
      return "sourir." + action.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String immediates() {
      return "[" + site + "]";
    }

    @Override
    public Method method() {
      return action.method;
    }

    @Override
    public Object object() {
      return site;
    }
  }

  /** How values are returned that may be no integers. */
  record Returning(Action action, Result result) implements WithObject {
    /** What is done. */
    enum Action {
      PACK("pack", I64, "The number to return for a value.", REF),
      UNPACK_RESULT("unpackResult", REF, "The value of a number that was returned.", I64),
      TAKE("take", REF, "The value that was returned and is no integer.");

      private final Method method;

      Action(String method, Type result, String documentation, Type... operands) {
        this.method = new Method(method, result, Effects.CALL, documentation, operands);
      }
    }

    @Override
    public String mnemonic() {
      return "sourir." + action.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Method method() {
      return action.method;
    }

    @Override
    public Object object() {
      return result;
    }
  }

  /** Says that compiled code is about to leave, and why. */
  record Leave(ExitSite site) implements WithObject {
    private static final Method METHOD =
        new Method(
            "leave",
            VOID,
            Effects.CALL,
            "Counts that code leaves, with the number of what failed.",
            I32);

    @Override
    public String mnemonic() {
      return "sourir.leave";
    }

    @Override
    public String immediates() {
      return "[" + site + "]";
    }

    @Override
    public Method method() {
      return METHOD;
    }

    @Override
    public Object object() {
      return site;
    }
  }

  /** Whether a value is a function with so many parameters. */
  record IsCallable(int arguments) implements SourirOp {
    @Override
    public String mnemonic() {
      return "sourir.is_callable";
    }

    @Override
    public String immediates() {
      return "[" + arguments + "]";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(REF);
    }

    @Override
    public Type resultType() {
      return I1;
    }

    @Override
    public Effects effects() {
      return Effects.PURE;
    }

    @Override
    public String documentation() {
      return "Whether a value is a function that takes so many arguments.";
    }

    @Override
    public Object evaluate(@Nullable Object[] operands, Execution execution) {
      return Support.isCallable(Objects.requireNonNull(operands[0]), arguments);
    }

    @Override
    public void lower(Emitter emitter) {
      emitter
          .code()
          .loadConstant(arguments)
          .invokestatic(
              SUPPORT,
              "isCallable",
              MethodTypeDesc.of(
                  ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_int));
    }
  }

  /** Ops with any number of values, which travel in an array. */
  record Many(Kind kind, int count) implements SourirOp {
    /** What is done with the values. */
    enum Kind {
      INVOKE("invoke", Effects.CALL, "Calls a function value, at a depth.", REF, I32),
      ARRAY_OF("arrayOf", Effects.allocating(false), "An array with these elements.");

      private final String method;
      private final Effects effects;
      private final String documentation;
      private final List<Type> first;

      Kind(String method, Effects effects, String documentation, Type... first) {
        this.method = method;
        this.effects = effects;
        this.documentation = documentation;
        this.first = List.of(first);
      }
    }

    @Override
    public String mnemonic() {
      return "sourir." + kind.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String immediates() {
      return "[" + count + "]";
    }

    @Override
    public boolean takesArgumentList() {
      return true;
    }

    @Override
    public List<Type> operandTypes() {
      return Stream.concat(kind.first.stream(), Collections.nCopies(count, REF).stream()).toList();
    }

    @Override
    public Type resultType() {
      return REF;
    }

    @Override
    public Effects effects() {
      return kind.effects;
    }

    @Override
    public String documentation() {
      return kind.documentation;
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      return support(kind.method).callWithArray(kind.first, Object.class, REF, operands);
    }

    @Override
    public boolean loadsOperandsItself() {
      return true;
    }

    @Override
    public void lower(Emitter emitter) {
      support(kind.method).lowerWithArray(emitter, kind.first, Object.class, REF);
    }
  }
}
