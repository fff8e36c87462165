package dev.oser.lang.r.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** How compiled code holds a value. */
enum Kind {
  /** One double without attributes. */
  DOUBLE(CoreType.F64),
  /** One integer without attributes; NA is the least. */
  INT(CoreType.I32),
  /** TRUE or FALSE, not NA. */
  BOOL(CoreType.I1),
  /** Any value, as the interpreter has it. */
  REF(CoreType.REF);

  private final CoreType type;

  Kind(CoreType type) {
    this.type = type;
  }

  CoreType type() {
    return type;
  }

  boolean isRaw() {
    return this != REF;
  }

  boolean isNumber() {
    return this == DOUBLE || this == INT;
  }

  /** {@return how values of an observed shape are best held} */
  static Kind ofShape(int shape) {
    return switch (shape) {
      case Shape.DOUBLE -> DOUBLE;
      case Shape.INTEGER -> INT;
      case Shape.LOGICAL -> BOOL;
      default -> REF;
    };
  }

  /** {@return how a value is best held} */
  static Kind of(@Nullable Value value) {
    return value == null ? REF : ofShape(Shape.of(value));
  }

  /** {@return a value that compiled code held, as the interpreter has it} */
  Value box(Object held) {
    return switch (this) {
      case DOUBLE -> new DoubleVector((double) held);
      case INT -> new IntVector((int) held);
      case BOOL -> LogicalVector.of((boolean) held);
      case REF -> (Value) held;
    };
  }
}
