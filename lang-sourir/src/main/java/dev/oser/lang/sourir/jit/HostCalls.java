package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How ops call the methods of {@link Support}: in generated code, and from the kit's interpreter.
 */
final class HostCalls {
  private HostCalls() {}

  /**
   * Calls a method on boxed values.
   *
   * @param more arguments behind the operands, by their classes
   */
  static @Nullable Object call(
      String method, List<Type> operands, Type result, @Nullable Object[] values, Object... more) {
    var signature = new FunctionType(operands, result).signature();
    for (var each : more) {
      signature =
          signature.insertParameterTypes(
              signature.parameterCount(), ClassDesc.of(each.getClass().getName()));
    }
    var all = new ArrayList<@Nullable Object>(Arrays.asList(values));
    all.addAll(Arrays.asList(more));
    return invoke(method, signature, all);
  }

  /** Calls a method that takes its last values in an array. */
  static @Nullable Object callMany(String method, List<Type> first, @Nullable Object[] values) {
    var all = new ArrayList<@Nullable Object>(Arrays.asList(values).subList(0, first.size()));
    all.add(Arrays.copyOfRange(values, first.size(), values.length));
    return invoke(method, manySignature(first), all);
  }

  private static @Nullable Object invoke(
      String method, MethodTypeDesc signature, List<@Nullable Object> arguments) {
    try {
      var type =
          MethodType.fromMethodDescriptorString(
              signature.descriptorString(), Support.class.getClassLoader());
      return MethodHandles.lookup()
          .findStatic(Support.class, method, type)
          .invokeWithArguments(arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodTypeDesc manySignature(List<Type> first) {
    return new FunctionType(first, CoreType.REF)
        .signature()
        .insertParameterTypes(first.size(), ConstantDescs.CD_Object.arrayType());
  }

  /** Emits a call that passes an object behind the operands. */
  static void withObject(
      Emitter emitter,
      String method,
      List<Type> operands,
      Type result,
      Object object,
      Class<?> type) {
    var described = ClassDesc.of(type.getName());
    emitter.pushObject(object, described);
    var signature = new FunctionType(operands, result).signature();
    emitter
        .code()
        .invokestatic(
            SourirOp.SUPPORT,
            method,
            signature.insertParameterTypes(signature.parameterCount(), described));
  }

  /** Emits a call that passes all operands but the first ones in an array. */
  static void withMany(Emitter emitter, String method, List<Type> first) {
    var operands = emitter.instruction().operands();
    operands.subList(0, first.size()).forEach(emitter::push);
    var code = emitter.code();
    code.loadConstant(operands.size() - first.size()).anewarray(ConstantDescs.CD_Object);
    for (int i = first.size(); i < operands.size(); i++) {
      code.dup().loadConstant(i - first.size());
      emitter.push(operands.get(i));
      code.aastore();
    }
    code.invokestatic(SourirOp.SUPPORT, method, manySignature(first));
  }
}
