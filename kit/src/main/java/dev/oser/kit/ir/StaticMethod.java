package dev.oser.kit.ir;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A public static Java method that is all a language's op does: how generated code calls it, and
 * how the reference interpreter does. Behind the operands it may take an object that is the op's
 * own; its last operands may come in an array.
 *
 * @param owner a public class
 */
public record StaticMethod(Class<?> owner, String name) {
  private ClassDesc described() {
    return describe(owner);
  }

  private static ClassDesc describe(Class<?> type) {
    return ClassDesc.ofDescriptor(type.descriptorString());
  }

  private static MethodTypeDesc signature(List<Type> operands, Type result, Class<?>... more) {
    var signature = new FunctionType(operands, result).signature();
    for (var each : more) {
      signature = signature.insertParameterTypes(signature.parameterCount(), describe(each));
    }
    return signature;
  }

  private @Nullable Object invoke(MethodTypeDesc signature, List<@Nullable Object> arguments) {
    try {
      var type =
          MethodType.fromMethodDescriptorString(
              signature.descriptorString(), owner.getClassLoader());
      return MethodHandles.publicLookup()
          .findStatic(owner, name, type)
          .invokeWithArguments(arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  // ---- From the interpreter. ----

  /**
   * Calls it with boxed values.
   *
   * @param more objects behind the operands, by their classes
   */
  public @Nullable Object call(
      List<Type> operands, Type result, @Nullable Object[] values, Object... more) {
    var classes = Arrays.stream(more).map(Object::getClass).toArray(Class<?>[]::new);
    var all = new ArrayList<@Nullable Object>(Arrays.asList(values));
    all.addAll(Arrays.asList(more));
    return invoke(signature(operands, result, classes), all);
  }

  /** Calls it with all values but the first ones in an array, before the objects. */
  public @Nullable Object callWithArray(
      List<Type> first, Class<?> element, Type result, @Nullable Object[] values, Object... more) {
    int count = values.length - first.size();
    var array = (Object[]) Array.newInstance(element, count);
    System.arraycopy(values, first.size(), array, 0, count);
    var all = new ArrayList<@Nullable Object>(Arrays.asList(values).subList(0, first.size()));
    all.add(array);
    all.addAll(Arrays.asList(more));
    return invoke(arraySignature(first, element, result, more), all);
  }

  private static MethodTypeDesc arraySignature(
      List<Type> first, Class<?> element, Type result, Object... more) {
    var classes = new ArrayList<Class<?>>(List.of(element.arrayType()));
    Arrays.stream(more).forEach(each -> classes.add(each.getClass()));
    return signature(first, result, classes.toArray(Class<?>[]::new));
  }

  // ---- From generated code. ----

  /** Emits a call; the operands are on the stack. */
  public void lower(Emitter emitter, List<Type> operands, Type result) {
    emitter.code().invokestatic(described(), name, signature(operands, result));
  }

  /** Emits a call that passes an object behind the operands, which are on the stack. */
  public void lowerWith(Object object, Emitter emitter, List<Type> operands, Type result) {
    emitter.pushObject(object, describe(object.getClass()));
    emitter.code().invokestatic(described(), name, signature(operands, result, object.getClass()));
  }

  /** Emits a call that passes all operands but the first ones in an array, before the objects. */
  public void lowerWithArray(
      Emitter emitter, List<Type> first, Class<?> element, Type result, Object... more) {
    var operands = emitter.instruction().operands();
    operands.subList(0, first.size()).forEach(emitter::push);
    var code = emitter.code();
    code.loadConstant(operands.size() - first.size()).anewarray(describe(element));
    for (int i = first.size(); i < operands.size(); i++) {
      code.dup().loadConstant(i - first.size());
      emitter.push(operands.get(i));
      code.aastore();
    }
    for (var each : more) {
      emitter.pushObject(each, describe(each.getClass()));
    }
    code.invokestatic(described(), name, arraySignature(first, element, result, more));
  }
}
