package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Value;

/** Constants of R as constants of the IR. */
final class Constants {
  private Constants() {}

  static Held held(Value value) {
    int shape = Shape.of(value);
    var boxed = Constant.object(CoreType.REF, value.type(), value);
    return switch (Kind.ofShape(shape)) {
      case DOUBLE -> {
        double number = ((DoubleVector) value).scalar();
        yield new Held(Constant.of(number), Kind.DOUBLE, !Double.isNaN(number), boxed, 0);
      }
      case INT -> new Held(Constant.of(((IntVector) value).scalar()), Kind.INT, true, boxed, 0);
      case BOOL ->
          new Held(Constant.of(((LogicalVector) value).scalar() == 1), Kind.BOOL, true, boxed, 0);
      case REF -> Held.ref(boxed, shape);
    };
  }
}
