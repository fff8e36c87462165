package dev.oser.kit.ir.core;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.Output;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Output. */
public sealed interface OutputOp extends CoreOp {
  /** The class whose static methods generated code calls. */
  ClassDesc OUTPUT = ClassDesc.of(Output.class.getName());

  @Override
  default Type resultType() {
    return CoreType.VOID;
  }

  /** Prints a number. */
  record Print(CoreType type) implements OutputOp {
    public Print {
      if (type == CoreType.VOID || type == CoreType.REF) {
        throw new IllegalArgumentException("print takes a primitive type, not " + type.text());
      }
    }

    @Override
    public String mnemonic() {
      return "print";
    }

    @Override
    public String immediates() {
      return type.text();
    }

    @Override
    public String documentation() {
      return "Writes the value and a line end: integers in decimal, f64 as its shortest decimal form.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(type);
    }

    @Override
    public Effects effects() {
      return new Effects(Memory.NONE, Memory.NONE, false, false, true);
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      execution.output().printBoxed(operands[0]);
      return null;
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.pushOutput();
      emitter
          .code()
          .invokestatic(
              OUTPUT, "print", MethodTypeDesc.of(ConstantDescs.CD_void, type.descriptor(), OUTPUT));
    }
  }

  /** Writes bytes. */
  record Write() implements OutputOp {
    private static final Type BYTES = new ArrayType(CoreType.I8);

    @Override
    public String mnemonic() {
      return "write";
    }

    @Override
    public String documentation() {
      return "Writes bytes of the array as they are: those from an index on, as many as the count says.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(BYTES, CoreType.I32, CoreType.I32);
    }

    @Override
    public Effects effects() {
      return new Effects(Memory.named(BYTES.text()), Memory.NONE, true, false, true);
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      Output.write(
          Boxed.at(operands, 0, byte[].class),
          Boxed.i32(operands, 1),
          Boxed.i32(operands, 2),
          execution.output());
      return null;
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.pushOutput();
      var type =
          MethodTypeDesc.of(
              ConstantDescs.CD_void,
              BYTES.descriptor(),
              ConstantDescs.CD_int,
              ConstantDescs.CD_int,
              OUTPUT);
      emitter.code().invokestatic(OUTPUT, "write", type);
    }
  }
}
