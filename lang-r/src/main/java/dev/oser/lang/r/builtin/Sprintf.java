package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.text.FormatDirective;
import dev.oser.lang.r.text.FormatDirective.Kind;
import dev.oser.lang.r.text.SprintfException;
import dev.oser.lang.r.text.SprintfFormat;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** {@code sprintf}, over all its arguments at once. */
final class Sprintf {
  private final Context context;
  private final Value[] arguments;

  private final boolean[] used;

  private Sprintf(Context context, Value[] arguments) {
    this.context = context;
    this.arguments = arguments;
    this.used = new boolean[arguments.length];
  }

  @RBuiltin(value = "sprintf", formals = "fmt, ...", quiet = true)
  static Value sprintf(Context context, Value format, Dots values) {
    if (!(format instanceof StringVector formats)) {
      throw new RError("'fmt' is not a character vector");
    }
    return format(context, formats, values);
  }

  @RBuiltin(value = "gettextf", formals = "fmt, ..., domain, trim")
  static Value gettextf(
      Context context, Value format, Dots values, @Nullable Value domain, @Nullable Value trim) {
    if (domain instanceof Vector given
        && !(given instanceof StringVector)
        && FirstElement.logical(given) != Na.INT) {
      throw new RError("invalid 'domain' value");
    }
    // What is to be translated may be anything that has a text.
    return format(context, StringVector.of(Texts.of(context, format).toArray()), values);
  }

  private static Value format(Context context, StringVector formats, Dots values) {
    var arguments = new Value[values.length()];
    int length = formats.length();
    boolean empty = length == 0;
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = argument(context.force(values.values()[i]), i);
      length = Math.max(length, arguments[i].length());
      empty |= arguments[i].length() == 0;
    }
    if (empty) {
      return StringVector.of();
    }
    for (var each : arguments) {
      if (length % each.length() != 0) {
        throw new RError("arguments cannot be recycled to the same length");
      }
    }
    if (length % formats.length() != 0) {
      throw new RError("arguments cannot be recycled to the same length");
    }
    try {
      return new Sprintf(context, arguments).all(formats, length);
    } catch (SprintfException e) {
      throw new RError(e.message());
    }
  }

  /** {@return an argument as it is: what cannot be written is refused where it would be} */
  private static Value argument(Value value, int index) {
    return switch (value) {
      case NullValue nothing -> StringVector.of();
      case Symbol symbol -> throw invalid(index, "symbol");
      case Call call -> throw invalid(index, "language");
      default -> value;
    };
  }

  private static RError unsupported(FormatDirective directive, Value value) {
    return directive.valid() && directive.isString()
        ? new RError(
            "cannot coerce type '" + value.type() + "' to vector of type 'character'",
            Calls.shown("as.character", Args.of(value)))
        : new RError("unsupported type");
  }

  private static RError invalid(int index, String type) {
    return new RError("invalid type of argument[" + (index + 1) + "]: '" + type + "'");
  }

  private Value all(StringVector formats, int length) {
    var parsed = new SprintfFormat[formats.length()];
    var result = new String[length];
    for (int i = 0; i < length; i++) {
      int which = i % parsed.length;
      if (formats.isNa(which)) {
        result[i] = Na.STRING;
        continue;
      }
      if (parsed[which] == null) {
        parsed[which] = SprintfFormat.parse(formats.get(which));
      }
      result[i] = one(parsed[which], i);
    }
    warnUnused(formats);
    return StringVector.of(result);
  }

  private void warnUnused(StringVector formats) {
    int unused = 0;
    for (boolean each : used) {
      unused += each ? 0 : 1;
    }
    if (unused > 0) {
      var which = formats.length() == 1 ? " '" + formats.get(0) + "'" : "";
      context.warning(
          (unused == 1 ? "one argument" : unused + " arguments") + " not used by format" + which);
    }
  }

  private String one(SprintfFormat format, int element) {
    var out = new StringBuilder();
    for (var piece : format.pieces()) {
      switch (piece) {
        case SprintfFormat.Literal(var text) -> out.append(text);
        case FormatDirective directive -> out.append(written(directive, element));
      }
    }
    return out.toString();
  }

  private String written(FormatDirective unfilled, int element) {
    unfilled.checkArguments(arguments.length);
    var directive = unfilled.star() < 0 ? unfilled : filled(unfilled, element);
    int index = directive.argument();
    used[index] = true;
    if (!(arguments[index] instanceof Vector given)) {
      throw unsupported(directive, arguments[index]);
    }
    var values = element == 0 ? coerced(directive, given) : given;
    arguments[index] = values;
    int at = element % values.length();
    return switch (values) {
      case LogicalVector truths when isDecimal(directive) -> directive.integer(truths.intAt(at));
      case LogicalVector truths -> throw directive.wrong(Kind.LOGICAL);
      case IntVector numbers when directive.valid() && directive.isInteger() ->
          directive.integer(numbers.intAt(at));
      case IntVector numbers -> throw directive.wrong(Kind.INTEGER);
      case DoubleVector numbers when directive.valid() && isReal(directive) ->
          directive.real(numbers.doubleAt(at));
      case DoubleVector numbers -> throw directive.wrong(Kind.REAL);
      case StringVector strings when directive.valid() && directive.isString() ->
          directive.text(strings.get(at));
      case StringVector strings -> throw directive.wrong(Kind.STRING);
      default -> throw new RError("unsupported type");
    };
  }

  private FormatDirective filled(FormatDirective directive, int element) {
    var star = arguments[directive.star()];
    used[directive.star()] = true;
    if (!(star instanceof Vector given
        && (given instanceof IntVector || given instanceof DoubleVector))) {
      throw new RError("argument for '*' conversion specification must be a number");
    }
    var number = Coercion.withWarnings(Vector.Kind.INTEGER, given, context);
    if (number.length() == 0 || number.isNa(element % number.length())) {
      throw new RError("argument for '*' conversion specification must be a number");
    }
    return directive.withStar(number.intAt(element % number.length()));
  }

  /** The first format decides what an argument is taken for; R does not ask again. */
  private Vector coerced(FormatDirective directive, Vector values) {
    if (!directive.valid() || values instanceof StringVector && !values.isObject()) {
      return values;
    }
    if (directive.isString()) {
      return Texts.of(context, values);
    }
    return switch (values) {
      case LogicalVector truths when isReal(directive) -> Coercion.to(Vector.Kind.DOUBLE, truths);
      case IntVector numbers when isReal(directive) -> Coercion.to(Vector.Kind.DOUBLE, numbers);
      case ComplexVector numbers when isReal(directive) -> reals(numbers);
      case RawVector bytes when isReal(directive) -> reals(bytes);
      case DoubleVector numbers when directive.isInteger() && isWhole(numbers) ->
          Coercion.to(Vector.Kind.INTEGER, numbers);
      default -> values;
    };
  }

  private Vector reals(Vector values) {
    return Coercion.withWarnings(Vector.Kind.DOUBLE, values, context);
  }

  private static boolean isDecimal(FormatDirective directive) {
    return directive.valid() && (directive.conversion() == 'd' || directive.conversion() == 'i');
  }

  private static boolean isReal(FormatDirective directive) {
    return !directive.isInteger() && !directive.isString();
  }

  private static boolean isWhole(DoubleVector numbers) {
    for (int i = 0; i < numbers.length(); i++) {
      double x = numbers.doubleAt(i);
      if (!Na.isNa(x) && (x != Math.rint(x) || Math.abs(x) > Integer.MAX_VALUE)) {
        return false;
      }
    }
    return true;
  }
}
