package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.show.Printer;
import dev.oser.lang.r.show.Style;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** {@code print} and its relatives, and definitions of the library as they are read. */
final class Printing {
  private Printing() {}

  @RBuiltin(
      value = "print.default",
      formals = "x, digits, quote, na.print, print.gap, right, max, width, useSource, ...",
      visibility = Visibility.OFF)
  static Value printDefault(
      Context context,
      Value x,
      @Nullable Value digits,
      @Nullable Value quote,
      @Nullable Value missing,
      @Nullable Value gap,
      @Nullable Value right,
      @Nullable Value max,
      @Nullable Value width,
      @Nullable Value useSource,
      Dots rest) {
    if (x.isFormal()) {
      Printer.show(context.runtime(), x);
      return x;
    }
    var style = Style.of(context.runtime().options());
    if (digits != null && digits != NullValue.NULL) {
      int number = FirstElement.integer(digits, context);
      style = style.withDigits(within(number, 1, 22, "invalid printing digits " + number));
    }
    if (quote != null) {
      style = style.withQuote(Coercion.flag(quote, "quote"));
    }
    if (missing != null && missing != NullValue.NULL) {
      if (!(missing instanceof StringVector text) || text.length() == 0) {
        throw new RError("invalid 'na.print' specification");
      }
      style = style.withNa(text.get(0));
    }
    if (right != null) {
      style = style.withRight(Coercion.flag(right, "right"));
    }
    if (max != null && max != NullValue.NULL) {
      int number = FirstElement.integer(max, context);
      style = style.withMax(within(number, 0, Integer.MAX_VALUE, "invalid 'max' argument"));
    }
    if (width != null && width != NullValue.NULL) {
      int number = FirstElement.integer(width, context);
      style = style.withWidth(within(number, 10, 10000, "invalid printing width"));
    }
    if (gap != null && gap != NullValue.NULL) {
      int number = FirstElement.integer(gap, context);
      style = style.withGap(within(number, 0, 1024, "'gap' must be non-negative integer"));
    }
    new Printer(context.runtime(), style).print(x);
    return x;
  }

  private static int within(int number, int least, int most, String refusal) {
    if (number < least || number > most) {
      throw new RError(refusal);
    }
    return number;
  }

  @RBuiltin(value = "print.function", formals = "x, useSource, ...", visibility = Visibility.OFF)
  static Value printFunction(Context context, Value x, @Nullable Value useSource, Dots rest) {
    if (x.isFormal()) {
      Printer.show(context.runtime(), x);
    } else {
      new Printer(context.runtime(), Style.of(context.runtime().options())).print(x);
    }
    return x;
  }

  /** {@return how an environment is shown where it is printed} */
  @RBuiltin(value = ".environmentText", formals = "x")
  static Value environmentText(Value x) {
    return new StringVector(Printer.environmentText((Environment) x));
  }

  @RBuiltin(value = "invisible", visibility = Visibility.OFF, quiet = true)
  static Value invisible(@Nullable Value x) {
    return x == null ? NullValue.NULL : x;
  }

  /** Parses a definition of base the first time it is used. */
  @RBuiltin(".parseDefinition")
  static Value parseDefinition(Context context, Value text) {
    return definition(context, ((StringVector) text).get(0));
  }

  /** Reads and parses a definition of a file that is not read at the start. */
  @RBuiltin(".libraryDefinition")
  static Value libraryDefinition(Context context, Value file, Value name) {
    var text = RSources.definition(((StringVector) file).get(0), ((StringVector) name).get(0));
    return definition(context, text);
  }

  private static Value definition(Context context, String text) {
    var source = Source.of("base", text);
    var nodes = Parser.parse(source).nodes();
    Value result = NullValue.NULL;
    for (var node : nodes) {
      result = context.eval(Language.of(node), context.environment());
    }
    return result;
  }

  /** {@return what a promise was written as} */
  static Value written(Value argument) {
    return argument instanceof Promise promise ? promise.expression() : argument;
  }

  /** {@return whether a value is a call of this function} */
  static boolean calls(Value value, String function) {
    return value instanceof Call call && call.calls(Symbol.of(function));
  }
}
