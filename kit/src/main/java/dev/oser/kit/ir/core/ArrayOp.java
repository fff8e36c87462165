package dev.oser.kit.ir.core;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.lang.classfile.TypeKind;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Arrays: made with all elements zero or from data, indexed by i32 from 0. */
public sealed interface ArrayOp extends CoreOp {
  Type element();

  @Override
  default String immediates() {
    return element().text();
  }

  /** {@return the part of memory that holds the elements of all arrays of this type} */
  private Memory memory() {
    return Memory.named(array().text());
  }

  private ArrayType array() {
    return new ArrayType(element());
  }

  /** {@return the index, if the array has such an element; the words are those of the JVM} */
  private static int checkedIndex(Object array, int index) {
    int length = Array.getLength(array);
    if (index < 0 || index >= length) {
      throw new Trap(
          TrapKind.INDEX_OUT_OF_BOUNDS, "index " + index + " out of bounds for length " + length);
    }
    return index;
  }

  /** Makes an array. */
  record New(Type element) implements ArrayOp {
    @Override
    public String mnemonic() {
      return "array.new";
    }

    @Override
    public String documentation() {
      return "A new array of the given length, all elements 0, false or null; traps if the length"
          + " is negative.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(CoreType.I32);
    }

    @Override
    public Type resultType() {
      return new ArrayType(element);
    }

    @Override
    public Effects effects() {
      return Effects.allocating(true);
    }

    @Override
    public Object evaluate(@Nullable Object[] operands, Execution execution) {
      int length = Boxed.i32(operands, 0);
      execution.spend(Math.max(0, length) / 16);
      try {
        return Array.newInstance(execution.classOf(element), length);
      } catch (NegativeArraySizeException | OutOfMemoryError e) {
        throw Trap.of(e);
      }
    }

    @Override
    public void lower(Emitter emitter) {
      if (element.isReference()) {
        emitter.code().anewarray(element.descriptor());
      } else {
        emitter.code().newarray(TypeKind.from(element.descriptor()));
      }
    }
  }

  /** Makes an array from a literal. */
  record Data(Type element, Object elements) implements ArrayOp {
    public Data {
      if (!Literals.canBeData(element)) {
        throw new IllegalArgumentException("data has primitive elements, not " + element.text());
      }
    }

    @Override
    public String mnemonic() {
      return "array.data";
    }

    @Override
    public String immediates() {
      return element.text() + " " + Literals.data(elements, element);
    }

    @Override
    public String documentation() {
      return "A new array with the given elements; bytes may be written as a string.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of();
    }

    @Override
    public Type resultType() {
      return new ArrayType(element);
    }

    @Override
    public Effects effects() {
      return Effects.allocating(false);
    }

    @Override
    public Object evaluate(@Nullable Object[] operands, Execution execution) {
      int length = Array.getLength(elements);
      var copy = Array.newInstance(elements.getClass().getComponentType(), length);
      System.arraycopy(elements, 0, copy, 0, length);
      return copy;
    }

    @Override
    public void lower(Emitter emitter) {
      var type = new ArrayType(element).descriptor();
      emitter.pushObject(elements, type);
      emitter
          .code()
          .invokevirtual(type, "clone", MethodTypeDesc.of(ConstantDescs.CD_Object))
          .checkcast(type);
    }

    /** Equal when written the same: arrays have no equality of their own. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Data data && data.immediates().equals(immediates());
    }

    @Override
    public int hashCode() {
      return immediates().hashCode();
    }
  }

  /** Asks for the length. */
  record Length(Type element) implements ArrayOp {
    @Override
    public String mnemonic() {
      return "array.length";
    }

    @Override
    public String documentation() {
      return "How many elements the array has; traps if it is null.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(new ArrayType(element));
    }

    @Override
    public Type resultType() {
      return CoreType.I32;
    }

    @Override
    public Effects effects() {
      return Effects.TRAPS;
    }

    @Override
    public Object evaluate(@Nullable Object[] operands, Execution execution) {
      return Array.getLength(Boxed.at(operands, 0, Object.class));
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.code().arraylength();
    }
  }

  /** Reads an element. */
  record Load(Type element) implements ArrayOp {
    // What a record has of itself is made by the JVM when it is first asked, which takes long.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Load op && op.element.equals(element);
    }

    @Override
    public int hashCode() {
      return element.hashCode();
    }

    @Override
    public String mnemonic() {
      return "array.load";
    }

    @Override
    public String documentation() {
      return "The element at the index; traps if the array is null or the index out of bounds.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(new ArrayType(element), CoreType.I32);
    }

    @Override
    public Type resultType() {
      return element;
    }

    @Override
    public Effects effects() {
      return Effects.reading(ArrayOp.super.memory());
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      var array = Boxed.at(operands, 0, Object.class);
      return Array.get(array, checkedIndex(array, Boxed.i32(operands, 1)));
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.code().arrayLoad(element.representation());
    }
  }

  /** Writes an element. */
  record Store(Type element) implements ArrayOp {
    @Override
    public String mnemonic() {
      return "array.store";
    }

    @Override
    public String documentation() {
      return "Sets the element at the index; traps if the array is null or the index out of"
          + " bounds.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(new ArrayType(element), CoreType.I32, element);
    }

    @Override
    public Type resultType() {
      return CoreType.VOID;
    }

    @Override
    public Effects effects() {
      return Effects.writing(ArrayOp.super.memory());
    }

    @Override
    public boolean replacesContents() {
      return true;
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      var array = Boxed.at(operands, 0, Object.class);
      int index = checkedIndex(array, Boxed.i32(operands, 1));
      try {
        if (array instanceof Object[] references) {
          references[index] = operands[2];
        } else {
          Array.set(array, index, Objects.requireNonNull(operands[2]));
        }
        return null;
      } catch (ArrayStoreException e) {
        throw Trap.of(e);
      }
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.code().arrayStore(element.representation());
    }
  }
}
