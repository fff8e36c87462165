package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/**
 * What {@code switch} chooses by.
 *
 * @param name null to choose by number
 */
public record Selector(@Nullable String name, int number) {
  public static Selector of(Value value, Context context) {
    if (!(value instanceof Vector vector) || vector.length() != 1) {
      throw new RError("EXPR must be a length 1 vector");
    }
    if (Methods.isFactor(value)) {
      context.warning(
          "EXPR is a \"factor\", treated as integer.\n"
              + " Consider using 'switch(as.character( * ), ...)' instead.");
    }
    if (vector instanceof StringVector text) {
      return new Selector(Na.isNa(text.get(0)) ? "NA" : text.get(0), 0);
    }
    if (vector instanceof DoubleVector) {
      vector = Coercion.withWarnings(Vector.Kind.INTEGER, vector, context);
    }
    return new Selector(null, vector.isAtomic() ? vector.intAt(0) : Na.INT);
  }

  /** {@return the error for two alternatives without a name} */
  public static RError duplicateDefaults(Value first, Value second) {
    return RError.ofFrame(
        "duplicate 'switch' defaults: '" + shown(first) + "' and '" + shown(second) + "'");
  }

  private static String shown(Value alternative) {
    return Language.deparse(alternative).getFirst();
  }

  /** {@return the error for choosing nothing by its number} */
  public static RError emptyAlternative() {
    return RError.ofFrame("empty alternative in numeric switch");
  }
}
