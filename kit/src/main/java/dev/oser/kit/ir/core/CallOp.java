package dev.oser.kit.ir.core;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.Trap;
import java.lang.constant.ClassDesc;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Calls: of a function by name, of a function value, and of a Java method. */
public sealed interface CallOp extends CoreOp {
  FunctionType type();

  @Override
  default boolean takesArgumentList() {
    return true;
  }

  @Override
  default List<Type> operandTypes() {
    return type().parameters();
  }

  @Override
  default Type resultType() {
    return type().result();
  }

  @Override
  default Effects effects() {
    return Effects.CALL;
  }

  /** Calls a function by name: whatever version of it is installed at that moment. */
  record Call(String callee, FunctionType type) implements CallOp {
    @Override
    public String mnemonic() {
      return "call";
    }

    @Override
    public String immediates() {
      return "@" + callee;
    }

    @Override
    public String documentation() {
      return "Calls the current version of the function.";
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      return execution.call(callee, operands);
    }

    @Override
    public boolean trapsItself() {
      return false;
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.call(callee, type);
    }
  }

  /** Calls a function value, the first operand; traps if it is null. */
  record CallIndirect(FunctionType type) implements CallOp {
    @Override
    public String mnemonic() {
      return "call.indirect";
    }

    @Override
    public String immediates() {
      return type.text();
    }

    @Override
    public String documentation() {
      return "Calls the function value given as the first operand; traps if it is null.";
    }

    @Override
    public List<Type> operandTypes() {
      return Stream.concat(Stream.of(type), type.parameters().stream()).toList();
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      var function = Boxed.at(operands, 0, FunctionValue.class);
      return execution.call(function.name(), Arrays.copyOfRange(operands, 1, operands.length));
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.code().invokevirtual(type.descriptor(), "call", type.erasedSignature());
      if (type.result().isReference() && type.result() != CoreType.REF) {
        emitter.code().checkcast(type.result().descriptor());
      }
    }

    /** What the callee throws passes; only that there is none is a trap here. */
    @Override
    public Throwable trapFor(Throwable thrown) {
      return switch (thrown) {
        case FunctionValue.CalleeException callee -> callee.getCause();
        case NullPointerException _ -> Trap.of(thrown);
        default -> thrown;
      };
    }
  }

  /** Calls a public static Java method. What it throws is a trap. */
  record Host(String owner, String method, FunctionType type) implements CallOp {
    /** {@return the op for a method named like {@code java.lang.Math.hypot}} */
    public static Host of(String qualifiedName, FunctionType type) {
      int dot = qualifiedName.lastIndexOf('.');
      if (dot <= 0 || dot == qualifiedName.length() - 1) {
        throw new IllegalArgumentException(
            "a host method is named like java.lang.Math.hypot, not " + qualifiedName);
      }
      return new Host(qualifiedName.substring(0, dot), qualifiedName.substring(dot + 1), type);
    }

    @Override
    public String mnemonic() {
      return "call.host";
    }

    @Override
    public String immediates() {
      return Literals.quote(owner + "." + method) + " " + type.text();
    }

    @Override
    public String documentation() {
      return "Calls a public static Java method; an exception it throws is a trap.";
    }

    /** {@return what is wrong with the method, or null if it can be called with this type} */
    public @Nullable String problem(ClassLoader loader) {
      try {
        var found = resolve(loader);
        if (!Modifier.isStatic(found.getModifiers())
            || found.getDeclaringClass().isInterface()
            || !isAccessible(found.getDeclaringClass(), loader)
            || !isAccessible(Class.forName(owner, false, loader), loader)) {
          return owner + "." + method + " is not a public static method of a public class";
        }
        var result = type.result().descriptor();
        if (!found.getReturnType().describeConstable().orElseThrow().equals(result)) {
          return owner
              + "."
              + method
              + " returns "
              + found.getReturnType().getTypeName()
              + ", not "
              + type.result().text();
        }
        return null;
      } catch (TypeNotPresentException _) {
        return "no Java method takes or returns records and functions of a module";
      } catch (ClassNotFoundException | LinkageError _) {
        return "there is no Java class " + owner;
      } catch (NoSuchMethodException _) {
        return owner + " has no public method " + method + type.signature().displayDescriptor();
      }
    }

    private static boolean isAccessible(Class<?> type, ClassLoader loader) {
      return Modifier.isPublic(type.getModifiers())
          && type.getModule().isExported(type.getPackageName(), loader.getUnnamedModule());
    }

    private Method resolve(ClassLoader loader)
        throws ClassNotFoundException, NoSuchMethodException {
      var signature =
          MethodType.fromMethodDescriptorString(type.signature().descriptorString(), loader);
      return Class.forName(owner, false, loader).getMethod(method, signature.parameterArray());
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      try {
        return resolve(execution.hostLoader()).invoke(null, operands);
      } catch (InvocationTargetException e) {
        throw Trap.ofHost(e.getTargetException());
      } catch (ReflectiveOperationException | LinkageError e) {
        throw Trap.ofHost(e);
      }
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.code().invokestatic(ClassDesc.of(owner), method, type.signature());
    }

    @Override
    public Throwable trapFor(Throwable thrown) {
      return Trap.ofHost(thrown);
    }
  }
}
