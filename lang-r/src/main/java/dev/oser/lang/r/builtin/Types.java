package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.AttributeRules;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Builtin.Dispatch;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.S4Object;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import dev.oser.lang.r.value.Vector.Kind;
import java.util.Set;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Types of values: asking for them and converting between them. */
final class Types {
  private Types() {}

  private static Value truth(boolean value) {
    return LogicalVector.of(value);
  }

  @RBuiltin(value = "typeof", formals = "x", quiet = true)
  static Value typeOf(Value x) {
    return new StringVector(x.type());
  }

  @RBuiltin(value = "mode", formals = "x", quiet = true)
  static Value mode(Value x) {
    return new StringVector(
        switch (x.type()) {
          case "integer", "double" -> "numeric";
          case "closure", "builtin", "special" -> "function";
          case "symbol" -> "name";
          case "language" -> ((Call) x).calls(Symbol.of("(")) ? "(" : "call";
          default -> x.type();
        });
  }

  @RBuiltin(value = "storage.mode", formals = "x", quiet = true)
  static Value storageMode(Value x) {
    return new StringVector(x instanceof Function ? "function" : x.type());
  }

  @RBuiltin(value = "is.null", quiet = true)
  static Value isNull(Value x) {
    return truth(x == NullValue.NULL);
  }

  @RBuiltin(value = "is.logical", quiet = true)
  static Value isLogical(Value x) {
    return truth(x instanceof LogicalVector);
  }

  @RBuiltin(value = "is.integer", quiet = true)
  static Value isInteger(Value x) {
    return truth(x instanceof IntVector && !Methods.isFactor(x));
  }

  @RBuiltin(
      value = {"is.double"},
      quiet = true)
  static Value isDouble(Value x) {
    return truth(x instanceof DoubleVector);
  }

  @RBuiltin(value = "is.complex", quiet = true)
  static Value isComplex(Value x) {
    return truth(x instanceof ComplexVector);
  }

  @RBuiltin(value = "is.character", quiet = true)
  static Value isCharacter(Value x) {
    return truth(x instanceof StringVector);
  }

  @RBuiltin(value = "is.raw", quiet = true)
  static Value isRaw(Value x) {
    return truth(x instanceof RawVector);
  }

  @RBuiltin(value = "is.numeric", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value isNumeric(Value x) {
    return truth(
        x instanceof Vector vector && vector.isNumeric() && !Methods.inherits(x, "factor"));
  }

  @RBuiltin(
      value = {"is.symbol", "is.name"},
      quiet = true)
  static Value isSymbol(Value x) {
    return truth(x instanceof Symbol);
  }

  @RBuiltin(value = "is.environment", quiet = true)
  static Value isEnvironment(Value x) {
    return truth(x instanceof Environment);
  }

  @RBuiltin(value = "is.list", quiet = true)
  static Value isList(Value x) {
    return truth(x instanceof ListVector);
  }

  @RBuiltin(value = "is.pairlist", quiet = true)
  static Value isPairlist(Value x) {
    return truth(x == NullValue.NULL || x instanceof ListVector list && list.isPairs());
  }

  @RBuiltin(value = "is.expression", quiet = true)
  static Value isExpression(Value x) {
    return truth(x instanceof ExpressionVector);
  }

  @RBuiltin(value = "is.function", quiet = true)
  static Value isFunction(Value x) {
    return truth(x instanceof Function);
  }

  @RBuiltin(value = "is.primitive", formals = "x", quiet = true)
  static Value isPrimitive(Value x) {
    return truth(x instanceof Builtin builtin && !builtin.type().equals("closure"));
  }

  @RBuiltin(value = "is.call", quiet = true)
  static Value isCall(Value x) {
    return truth(x instanceof Call);
  }

  @RBuiltin(value = "is.language", quiet = true)
  static Value isLanguage(Value x) {
    return truth(x instanceof Call || x instanceof Symbol || x instanceof ExpressionVector);
  }

  @RBuiltin(value = "is.object", quiet = true)
  static Value isObject(Value x) {
    return truth(x.isObject());
  }

  @RBuiltin(value = "isS4", quiet = true)
  static Value isS4(Value object) {
    return LogicalVector.of(object.isFormal() || object instanceof S4Object);
  }

  @RBuiltin(value = "is.atomic", quiet = true)
  static Value isAtomic(Value x) {
    return truth(x == NullValue.NULL || x instanceof Vector vector && vector.isAtomic());
  }

  @RBuiltin(value = "is.recursive", quiet = true)
  static Value isRecursive(Value x) {
    return truth(
        x instanceof Vector vector
            ? !vector.isAtomic()
            : x != NullValue.NULL && !(x instanceof Symbol));
  }

  @RBuiltin(value = "is.data.frame", formals = "x", quiet = true)
  static Value isDataFrame(Value x) {
    return LogicalVector.of(Methods.inherits(x, "data.frame"));
  }

  @RBuiltin(value = "is.factor", formals = "x", quiet = true)
  static Value isFactor(Value x) {
    return LogicalVector.of(Methods.inherits(x, "factor"));
  }

  @RBuiltin(value = "is.vector", formals = "x, mode", quiet = true)
  static Value isVector(Value x, @Nullable Value mode) {
    var wanted = mode == null ? "any" : Coercion.string(mode, "mode");
    boolean fits =
        switch (wanted) {
          case "any" -> x instanceof Vector;
          case "numeric" -> x instanceof Vector v && v.isNumeric() && !Methods.isFactor(x);
          case "name" -> x instanceof Symbol;
          default -> x.type().equals(wanted);
        };
    var attributes = x.attributes();
    return truth(
        fits
            && (attributes == null
                || attributes.size() == 1 && attributes.get(Symbol.NAMES) != null));
  }

  @RBuiltin(value = "is.matrix", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value isMatrix(Value x) {
    var dim = x.attribute(Symbol.DIM);
    return truth(dim != null && dim.length() == 2);
  }

  @RBuiltin(value = "is.array", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value isArray(Value x) {
    return truth(x.attribute(Symbol.DIM) != null);
  }

  private static Value elementwise(Value x, IntPredicate test) {
    if (x == NullValue.NULL) {
      return LogicalVector.of(new int[0]);
    }
    if (!(x instanceof Vector vector)) {
      return LogicalVector.FALSE;
    }
    var result = new int[vector.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = test.test(i) ? 1 : 0;
    }
    return shaped(vector, result);
  }

  private static Value shaped(Vector like, int[] truths) {
    var result = LogicalVector.of(truths);
    AttributeRules.shape(like, result);
    return result;
  }

  @RBuiltin(value = "is.na", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value isNa(Context context, Value x) {
    if (x instanceof Vector vector && !(x instanceof ExpressionVector)) {
      return shaped(vector, missing(vector));
    }
    if (x != NullValue.NULL) {
      context.warning("is.na() applied to non-(list or vector) of type '" + x.type() + "'");
    }
    return LogicalVector.of(new int[x.length()]);
  }

  /** A loop for each frequent type: in a loop for all, each element is a virtual call. */
  private static int[] missing(Vector vector) {
    var result = new int[vector.length()];
    switch (vector) {
      case DoubleVector numbers -> {
        for (int i = 0; i < result.length; i++) {
          result[i] = numbers.isNa(i) ? 1 : 0;
        }
      }
      case IntVector numbers -> {
        for (int i = 0; i < result.length; i++) {
          result[i] = numbers.isNa(i) ? 1 : 0;
        }
      }
      case StringVector texts -> {
        for (int i = 0; i < result.length; i++) {
          result[i] = texts.isNa(i) ? 1 : 0;
        }
      }
      default -> {
        for (int i = 0; i < result.length; i++) {
          result[i] = vector.isNa(i) ? 1 : 0;
        }
      }
    }
    return result;
  }

  @RBuiltin(value = "anyNA", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value anyNa(Value x, @Nullable Value recursive) {
    if (x != NullValue.NULL && (!(x instanceof Vector) || x instanceof ExpressionVector)) {
      throw new RError("anyNA() applied to non-(list or vector) of type '" + x.type() + "'");
    }
    return LogicalVector.of(hasNa(x, recursive != null && FirstElement.logical(recursive) != 0));
  }

  private static boolean hasNa(Value x, boolean recursive) {
    if (!(x instanceof Vector vector)) {
      return false;
    }
    for (int i = 0; i < vector.length(); i++) {
      if (vector.isNa(i) || recursive && !vector.isAtomic() && hasNa(vector.element(i), true)) {
        return true;
      }
    }
    return false;
  }

  @RBuiltin(value = "is.nan", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value isNan(Value x) {
    if (x instanceof ListVector) {
      throw new RError("default method not implemented for type 'list'");
    }
    return elementwise(
        x,
        i ->
            x instanceof DoubleVector numbers
                && Double.isNaN(numbers.get(i))
                && !Na.isNa(numbers.get(i)));
  }

  private static void refuseLists(Value x) {
    boolean atomic = x == NullValue.NULL || x instanceof Vector vector && vector.isAtomic();
    if (!atomic) {
      throw new RError("default method not implemented for type '" + x.type() + "'");
    }
  }

  @RBuiltin(value = "is.finite", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value isFinite(Value x) {
    refuseLists(x);
    if (x instanceof DoubleVector numbers) {
      var all = numbers.view();
      var result = new int[all.length];
      for (int i = 0; i < all.length; i++) {
        result[i] = Double.isFinite(all[i]) ? 1 : 0;
      }
      return shaped(numbers, result);
    }
    return elementwise(
        x,
        i ->
            switch (x) {
              case IntVector v -> !v.isNa(i);
              case LogicalVector v -> !v.isNa(i);
              case ComplexVector v -> Double.isFinite(v.real(i)) && Double.isFinite(v.imaginary(i));
              case RawVector v -> true;
              default -> false;
            });
  }

  @RBuiltin(value = "is.infinite", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value isInfinite(Value x) {
    if (x instanceof ListVector) {
      throw new RError("default method not implemented for type '" + x.type() + "'");
    }
    return elementwise(x, i -> x instanceof DoubleVector v && Double.isInfinite(v.get(i)));
  }

  static Value convert(Kind kind, @Nullable Value x, Context context) {
    if (x == null || x == NullValue.NULL) {
      return Vector.empty(kind, 0);
    }
    if (x instanceof Symbol symbol && kind == Kind.STRING) {
      return new StringVector(symbol.name());
    }
    if (x instanceof Call call && kind == Kind.STRING) {
      return callTexts(call);
    }
    if (!(x instanceof Vector vector)) {
      throw new RError(
          "cannot coerce type '" + x.type() + "' to vector of type '" + typeName(kind) + "'");
    }
    if (vector.kind() == kind && vector.attributes() == null) {
      return vector;
    }
    if (vector instanceof ListVector list && kind != Kind.STRING) {
      checkElements(list, kind);
    }
    var source = Methods.isFactor(x) && kind == Kind.STRING ? factorTexts(vector) : vector;
    var result = Coercion.withWarnings(kind, source, context);
    return result.attributes() == null ? result : result.copyElements();
  }

  private static void checkElements(ListVector list, Kind kind) {
    for (int i = 0; i < list.length(); i++) {
      if (!(list.get(i) instanceof Vector element)
          || element.length() != 1
          || !element.isAtomic()) {
        throw RError.ofFrame("'list' object cannot be coerced to type '" + typeName(kind) + "'");
      }
    }
  }

  /** {@return what {@code as.character} makes of a call: a text for each part} */
  private static Value callTexts(Call call) {
    var parts = Coercion.list(call);
    var texts = new String[parts.length()];
    for (int i = 0; i < texts.length; i++) {
      // The name of the function is as it is, names elsewhere are quoted where code quotes them.
      texts[i] =
          i == 0 && parts.element(0) instanceof Symbol name ? name.name() : parts.stringAt(i);
    }
    return StringVector.of(texts);
  }

  static StringVector factorTexts(Vector factor) {
    var texts = new String[factor.length()];
    if (!(factor.attribute(Symbol.LEVELS) instanceof StringVector levels)) {
      throw RError.ofFrame("malformed factor");
    }
    for (int i = 0; i < texts.length; i++) {
      int code = factor.isNa(i) ? 0 : factor.intAt(i);
      if (code > levels.length()) {
        throw RError.ofFrame("malformed factor");
      }
      texts[i] = code < 1 ? Na.STRING : levels.get(code - 1);
    }
    return StringVector.of(texts);
  }

  private static String typeName(Kind kind) {
    return Vector.empty(kind, 0).type();
  }

  @RBuiltin(
      value = {"as.logical"},
      dispatch = Dispatch.INTERNAL,
      quiet = true)
  static Value asLogical(Context context, @Nullable Value x, Dots rest) {
    if (x != null && Methods.isFactor(x)) {
      return convert(Kind.LOGICAL, factorTexts((Vector) x), context);
    }
    return convert(Kind.LOGICAL, x, context);
  }

  @RBuiltin(
      value = {"as.integer"},
      dispatch = Dispatch.INTERNAL,
      quiet = true)
  static Value asInteger(Context context, @Nullable Value x, Dots rest) {
    return convert(Kind.INTEGER, x, context);
  }

  @RBuiltin(
      value = {"as.double"},
      dispatch = Dispatch.INTERNAL,
      quiet = true)
  static Value asDouble(Context context, @Nullable Value x, Dots rest) {
    return convert(Kind.DOUBLE, x, context);
  }

  @RBuiltin(
      value = {"as.complex"},
      dispatch = Dispatch.INTERNAL,
      quiet = true)
  static Value asComplex(Context context, @Nullable Value x, Dots rest) {
    return convert(Kind.COMPLEX, x, context);
  }

  @RBuiltin(
      value = {"as.character"},
      dispatch = Dispatch.INTERNAL,
      quiet = true)
  static Value asCharacter(Context context, @Nullable Value x, Dots rest) {
    return convert(Kind.STRING, x, context);
  }

  @RBuiltin(value = "as.raw", quiet = true)
  static Value asRaw(Context context, Value x) {
    return convert(Kind.RAW, x, context);
  }

  @RBuiltin("storage.mode<-")
  static Value setStorageMode(Context context, Value x, Value value) {
    var wanted = Coercion.string(value, "value");
    if (x.type().equals(wanted) || x instanceof Function && wanted.equals("function")) {
      return x;
    }
    if (Methods.isFactor(x)) {
      throw new RError("invalid to change the storage mode of a factor");
    }
    if (!(x instanceof Vector vector) || wanted.equals("pairlist")) {
      return asVector(context, x, value);
    }
    var call = Call.of("<-", Call.of("storage.mode", Symbol.of("x")), value);
    var result =
        Coercion.withWarnings(
            kind(wanted), vector, message -> context.runtime().conditions().warning(message, call));
    result.setAttributes(vector.attributes());
    return result;
  }

  @RBuiltin(value = "as.vector", formals = "x, mode", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value asVector(Context context, Value x, @Nullable Value mode) {
    var wanted = mode == null ? "any" : Coercion.string(mode, "mode");
    switch (wanted) {
      case "any" -> {
        if (!(x instanceof Vector vector)) {
          if (x instanceof Call || x == NullValue.NULL) {
            return x;
          }
          throw refused(x, "any");
        }
        if (Methods.isFactor(x)) {
          return factorTexts(vector);
        }
        if (!vector.isAtomic()) {
          return vector;
        }
        return vector.attributes() == null ? vector : vector.copyElements();
      }
      case "list" -> {
        if (x instanceof Function || x instanceof Environment) {
          throw refused(x, "list");
        }
        return asList(x);
      }
      case "symbol" -> {
        return asSymbol(x);
      }
      case "pairlist" -> {
        return x instanceof Vector vector ? pairs(vector) : x;
      }
      default -> {
        if (!MODES.contains(wanted)) {
          throw new RError("invalid 'mode' argument");
        }
        return convert(kind(wanted), x, context);
      }
    }
  }

  private static Value pairs(Vector vector) {
    if (vector.length() == 0) {
      return NullValue.NULL;
    }
    var values = new Value[vector.length()];
    for (int i = 0; i < values.length; i++) {
      values[i] = vector.element(i);
    }
    var result = ListVector.pairs(values);
    AttributeRules.copy(vector, result, Symbol.NAMES);
    return result;
  }

  @RBuiltin(value = "as.pairlist", formals = "x")
  static Value asPairlist(Value x) {
    return x instanceof Vector vector ? pairs(vector) : x;
  }

  private static final Set<String> MODES =
      Set.of(
          "logical", "integer", "numeric", "double", "complex", "character", "raw", "expression");

  /** {@return the error where a vector cannot be made, with the call that R names} */
  private static RError refused(Value x, String type) {
    return new RError(
        "cannot coerce type '" + x.type() + "' to vector of type '" + type + "'",
        Call.of("as.vector", Symbol.of("x"), Symbol.of("mode")));
  }

  static Kind kind(String mode) {
    return switch (mode) {
      case "logical" -> Kind.LOGICAL;
      case "integer" -> Kind.INTEGER;
      case "numeric", "double" -> Kind.DOUBLE;
      case "complex" -> Kind.COMPLEX;
      case "character" -> Kind.STRING;
      case "raw" -> Kind.RAW;
      case "list" -> Kind.LIST;
      case "expression" -> Kind.EXPRESSION;
      default -> throw new RError("vector: cannot make a vector of mode '" + mode + "'.");
    };
  }

  /** {@return a value as a list, with names} */
  static Value asList(Value x) {
    return switch (x) {
      case NullValue nothing -> ListVector.ofLength(0);
      case ListVector list -> {
        if (!list.isPairs()) {
          yield list;
        }
        var result = ListVector.of(list.toArray());
        result.setAttributes(list.attributes());
        yield result;
      }
      case Vector vector -> {
        var values = new Value[vector.length()];
        for (int i = 0; i < values.length; i++) {
          values[i] = vector.element(i);
        }
        var result = ListVector.of(values);
        if (vector.isAtomic()) {
          AttributeRules.copy(vector, result, Symbol.NAMES);
        } else {
          result.setAttributes(vector.attributes());
        }
        yield result;
      }
      case Call call -> Coercion.list(call);
      default -> ListVector.of(x);
    };
  }

  @RBuiltin(
      value = {"as.name", "as.symbol"},
      formals = "x")
  static Value asSymbol(Value x) {
    if (x instanceof Symbol) {
      return x;
    }
    if (x instanceof Call || x instanceof ExpressionVector) {
      throw new RError(
          "'"
              + (x instanceof Call ? "language" : "list")
              + "' object cannot be coerced to type 'symbol'");
    }
    if (!(x instanceof Vector vector) || vector.length() == 0 || vector instanceof ListVector) {
      throw new RError("invalid type/length (symbol/" + x.length() + ") in vector allocation");
    }
    var text = vector.stringAt(0);
    if (text.isEmpty()) {
      throw new RError(Symbol.NO_NAME);
    }
    return Symbol.of(text);
  }

  @RBuiltin("as.call")
  static Value asCall(Value x) {
    return switch (x) {
      case Call call -> call;
      case ListVector list -> Coercion.call(list).withFunctionName("");
      case ExpressionVector expression -> Coercion.call(expression).withFunctionName("");
      default -> throw new RError("invalid argument list");
    };
  }

  @RBuiltin(value = "as.expression", formals = "x, ...")
  static Value asExpression(Value x, Dots rest) {
    return Coercion.expression(x);
  }

  /** {@return code in one text; for messages} */
  static String code(Value value) {
    return String.join(" ", Language.deparse(value));
  }
}
