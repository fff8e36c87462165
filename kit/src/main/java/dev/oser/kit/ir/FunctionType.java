package dev.oser.kit.ir;

import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The type of functions: of their declarations, of calls, and of function values. */
public record FunctionType(List<Type> parameters, Type result) implements Type {
  /** The package of everything generated at run time. */
  public static final String GENERATED_PACKAGE = "dev.oser.generated";

  /**
   * How many argument slots a call may take: the JVM allows 255, of which a call through a
   * replaceable call site needs two for itself, and a transition one.
   */
  public static final int MOST_SLOTS = 252;

  /**
   * How long a signature may be: a constant of a class file holds 65,535 bytes, of which a
   * transition needs some for the chain.
   */
  private static final int LONGEST_SIGNATURE = 65_000;

  public FunctionType {
    parameters = List.copyOf(parameters);
  }

  public static FunctionType of(Type result, Type... parameters) {
    return new FunctionType(List.of(parameters), result);
  }

  @Override
  public String text() {
    var list = parameters.stream().map(Type::text).collect(Collectors.joining(", "));
    return "fn(" + list + ") -> " + result.text();
  }

  @Override
  public TypeKind representation() {
    return TypeKind.REFERENCE;
  }

  /**
   * {@return the class of values: one per erased shape, generated on demand, for example {@code
   * Fn_JJ_I}}
   */
  @Override
  public ClassDesc descriptor() {
    var shape = parameters.stream().map(FunctionType::letter).collect(Collectors.joining());
    return ClassDesc.of(GENERATED_PACKAGE, "Fn_" + shape + "_" + letter(result));
  }

  private static String letter(Type type) {
    return type.isReference() ? "L" : type.descriptor().descriptorString();
  }

  /** {@return the JVM signature of a function of this type} */
  public MethodTypeDesc signature() {
    return MethodTypeDesc.of(
        result.descriptor(), parameters.stream().map(Type::descriptor).toList());
  }

  /**
   * {@return the JVM signature of the {@code call} method of values of this type: every reference
   * is an Object}
   */
  public MethodTypeDesc erasedSignature() {
    return MethodTypeDesc.of(
        erased(result), parameters.stream().map(FunctionType::erased).toList());
  }

  private static ClassDesc erased(Type type) {
    return type.isReference() ? ConstantDescs.CD_Object : type.descriptor();
  }

  /** {@return how many JVM argument slots a call takes; long and double count twice} */
  public int slots() {
    return slots(parameters);
  }

  /** {@return how many JVM slots values of these types take together} */
  public static int slots(List<Type> types) {
    return types.stream().mapToInt(type -> type.representation().slotSize()).sum();
  }

  /**
   * {@return why the JVM cannot carry values of these types in one call, in words that follow what
   * takes them; null if it can}
   */
  static @Nullable String excess(List<Type> types) {
    int slots = slots(types);
    if (slots > MOST_SLOTS) {
      return "takes " + slots + " slots (i64 and f64 take two); the JVM allows " + MOST_SLOTS;
    }
    int length = types.stream().mapToInt(type -> bytes(type.descriptor().descriptorString())).sum();
    return length > LONGEST_SIGNATURE
        ? "takes values whose types have names of "
            + length
            + " bytes together; the JVM allows "
            + LONGEST_SIGNATURE
        : null;
  }

  /** {@return why the JVM cannot call functions of this type, or null if it can} */
  public @Nullable String excess() {
    return excess(parameters);
  }

  /** {@return how many bytes a text takes in a class file} */
  private static int bytes(String text) {
    return text.chars().map(c -> c == 0 || c > 0x7ff ? 3 : c > 0x7f ? 2 : 1).sum();
  }

  @Override
  public boolean isSubtypeOf(Type other) {
    return other == CoreType.REF || equals(other);
  }

  @Override
  public String toString() {
    return text();
  }
}
