package dev.oser.kit.ir.core;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.ObjectAccess;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.RecordValue;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Records: made with all their fields, which can be read and set. */
public sealed interface RecordOp extends CoreOp {
  RecordType record();

  /** {@return the part of memory that holds a field of all records of a type} */
  private static Memory memory(RecordType record, int field) {
    return Memory.named(record.name() + "." + record.fields().get(field).name());
  }

  /** Makes a record. */
  record New(RecordType record) implements RecordOp {
    @Override
    public String mnemonic() {
      return "record.new";
    }

    @Override
    public String immediates() {
      return record.text();
    }

    @Override
    public boolean takesArgumentList() {
      return true;
    }

    @Override
    public String documentation() {
      return "A new record with the operands as its fields, in the order of their declaration.";
    }

    @Override
    public List<Type> operandTypes() {
      return record.fields().stream().map(RecordType.Field::type).toList();
    }

    @Override
    public Type resultType() {
      return record;
    }

    @Override
    public ObjectAccess objectAccess() {
      return new ObjectAccess.Make(
          IntStream.range(0, record.fields().size()).mapToObj(i -> new Get(record, i)).toList());
    }

    @Override
    public Effects effects() {
      return Effects.allocating(false);
    }

    @Override
    public Object evaluate(@Nullable Object[] operands, Execution execution) {
      return execution.newRecord(record, operands);
    }

    /**
     * A static factory of the generated class, because the operands are on the stack already;
     * HotSpot inlines it.
     */
    @Override
    public void lower(Emitter emitter) {
      var fields = operandTypes().stream().map(Type::descriptor).toList();
      emitter
          .code()
          .invokestatic(
              record.descriptor(), "make", MethodTypeDesc.of(record.descriptor(), fields));
    }
  }

  /** Reads a field. */
  record Get(RecordType record, int field) implements RecordOp {
    @Override
    public String mnemonic() {
      return "record.get";
    }

    @Override
    public String immediates() {
      return record.name() + "." + record.fields().get(field).name();
    }

    @Override
    public String documentation() {
      return "The value of the field; traps if the record is null.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(record);
    }

    @Override
    public Type resultType() {
      return record.fields().get(field).type();
    }

    @Override
    public ObjectAccess objectAccess() {
      return new ObjectAccess.Read(field);
    }

    @Override
    public Effects effects() {
      return Effects.reading(memory(record, field));
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      return Boxed.at(operands, 0, RecordValue.class).get(field);
    }

    @Override
    public void lower(Emitter emitter) {
      var declared = record.fields().get(field);
      emitter.code().getfield(record.descriptor(), declared.name(), declared.type().descriptor());
    }
  }

  /** Sets a field. */
  record Set(RecordType record, int field) implements RecordOp {
    @Override
    public String mnemonic() {
      return "record.set";
    }

    @Override
    public String immediates() {
      return record.name() + "." + record.fields().get(field).name();
    }

    @Override
    public String documentation() {
      return "Sets the field; traps if the record is null.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(record, record.fields().get(field).type());
    }

    @Override
    public Type resultType() {
      return CoreType.VOID;
    }

    @Override
    public ObjectAccess objectAccess() {
      return new ObjectAccess.Write(field);
    }

    @Override
    public Effects effects() {
      return Effects.writing(memory(record, field));
    }

    @Override
    public boolean replacesContents() {
      return true;
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      Boxed.at(operands, 0, RecordValue.class).set(field, operands[1]);
      return null;
    }

    @Override
    public void lower(Emitter emitter) {
      var declared = record.fields().get(field);
      emitter.code().putfield(record.descriptor(), declared.name(), declared.type().descriptor());
    }
  }
}
