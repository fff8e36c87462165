package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;

/**
 * What code observes of a value, in a byte that is not 0: its kind, whether it is one element,
 * whether it has attributes, whether it is an object, and whether it is the integer or logical NA.
 */
public final class Shape {
  public static final int NULL = 1;
  public static final int LOGICAL = 2;
  public static final int INTEGER = 3;
  public static final int DOUBLE = 4;
  public static final int COMPLEX = 5;
  public static final int STRING = 6;
  public static final int RAW = 7;
  public static final int LIST = 8;
  public static final int EXPRESSION = 9;
  public static final int CLOSURE = 10;
  public static final int BUILTIN = 11;
  public static final int ENVIRONMENT = 12;
  public static final int LANGUAGE = 13;
  public static final int OTHER = 14;
  public static final int KIND = 15;

  /** It has not exactly one element. */
  public static final int VECTOR = 1 << 4;

  public static final int ATTRIBUTES = 1 << 5;
  public static final int OBJECT = 1 << 6;
  public static final int NA = 1 << 7;

  private static final String[] KINDS = {
    "?",
    "NULL",
    "logical",
    "integer",
    "double",
    "complex",
    "string",
    "raw",
    "list",
    "expression",
    "closure",
    "builtin",
    "environment",
    "language",
    "other"
  };

  private Shape() {}

  public static int of(Value value) {
    if (value instanceof DoubleVector number) {
      return number.isScalar() ? DOUBLE : of(DOUBLE, value);
    }
    if (value instanceof IntVector number) {
      return number.isScalar()
          ? number.scalar() == Na.INT ? INTEGER | NA : INTEGER
          : of(INTEGER, value);
    }
    if (value instanceof LogicalVector truth) {
      return truth.isScalar()
          ? truth.scalar() == Na.INT ? LOGICAL | NA : LOGICAL
          : of(LOGICAL, value);
    }
    return of(kind(value), value);
  }

  private static int of(int kind, Value value) {
    // The length of an environment takes long to find.
    int shape = kind >= CLOSURE || value.length() == 1 ? kind : kind | VECTOR;
    if (value.attributes() != null) {
      shape |= value.isObject() ? ATTRIBUTES | OBJECT : ATTRIBUTES;
    }
    return shape;
  }

  /** Not a switch: the JVM makes a class for one when it first runs, and C1 only calls that. */
  private static int kind(Value value) {
    if (value instanceof StringVector) {
      return STRING;
    }
    if (value instanceof ListVector) {
      return LIST;
    }
    if (value instanceof Closure) {
      return CLOSURE;
    }
    if (value instanceof Environment) {
      return ENVIRONMENT;
    }
    if (value == NullValue.NULL) {
      return NULL;
    }
    if (value instanceof Builtin) {
      return BUILTIN;
    }
    return rareKind(value);
  }

  private static int rareKind(Value value) {
    return switch (value) {
      case Call _, Symbol _ -> LANGUAGE;
      case ComplexVector _ -> COMPLEX;
      case RawVector _ -> RAW;
      case ExpressionVector _ -> EXPRESSION;
      default -> OTHER;
    };
  }

  /** {@return a shape for people: {@code double}, {@code integer[]}, {@code list[] object}} */
  public static String text(int shape) {
    var text = new StringBuilder(KINDS[shape & KIND]);
    if ((shape & VECTOR) != 0 && (shape & KIND) != NULL) {
      text.append("[]");
    }
    if ((shape & NA) != 0) {
      text.append(" NA");
    }
    if ((shape & OBJECT) != 0) {
      text.append(" object");
    } else if ((shape & ATTRIBUTES) != 0) {
      text.append(" attributes");
    }
    return text.toString();
  }
}
