package dev.oser.kit.ir;

import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.Output;
import dev.oser.kit.runtime.RecordValue;
import org.jspecify.annotations.Nullable;

/** What an op can ask of whoever runs the program. */
public interface Execution {
  /** Calls the function of this name with boxed arguments. */
  @Nullable Object call(String function, @Nullable Object[] arguments);

  /** {@return the value that stands for the function of this name} */
  FunctionValue functionValue(String function, FunctionType type);

  /** {@return the boxed value of a constant} */
  default @Nullable Object valueOf(Constant constant) {
    return switch (constant.value()) {
      case FunctionReference(String name) -> functionValue(name, (FunctionType) constant.type());
      case ObjectReference reference -> reference.object();
      case null -> null;
      case Object value -> value;
    };
  }

  /** {@return a new record whose fields have these boxed values} */
  RecordValue newRecord(RecordType type, @Nullable Object[] fields);

  /** {@return the class that holds values of a type} */
  Class<?> classOf(Type type);

  /** {@return the loader that knows the Java classes a program may call} */
  ClassLoader hostLoader();

  /**
   * Counts work that one instruction does as if it were many, so that a limit on instructions also
   * limits time and memory.
   *
   * @throws dev.oser.kit.runtime.Trap if the limit is reached
   */
  void spend(long instructions);

  /** {@return where the program's output goes} */
  Output output();
}
