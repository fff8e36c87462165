package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import dev.oser.lang.r.value.Vector.Kind;
import org.jspecify.annotations.Nullable;

/**
 * One number where an argument may be anything: its first element if that can be read, else NA.
 * What is lost on the way is told in the name of the closure that is running; bytes are refused.
 */
public final class FirstElement {
  private FirstElement() {}

  public static double real(Value value, Context context) {
    var first = converted(Kind.DOUBLE, value, "asReal", context);
    return first == null ? Na.DOUBLE : first.doubleAt(0);
  }

  public static int integer(Value value, Context context) {
    var first = converted(Kind.INTEGER, value, "asInteger", context);
    return first == null ? Na.INT : first.intAt(0);
  }

  /** {@return 1, 0 or NA} */
  public static int logical(Value value) {
    return value instanceof Vector vector && vector.isAtomic() && vector.length() > 0
        ? vector.logicalAt(0)
        : Na.INT;
  }

  private static @Nullable Vector converted(
      Kind kind, Value value, String reader, Context context) {
    if (!(value instanceof Vector vector) || !vector.isAtomic() || vector.length() == 0) {
      return null;
    }
    if (vector instanceof RawVector) {
      throw RError.ofFrame("unimplemented type 'raw' in '" + reader + "'\n");
    }
    var first = vector.length() == 1 ? vector : vector.select(new int[] {0});
    return Coercion.withWarnings(kind, first, context);
  }
}
