package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.show.Cells;
import dev.oser.lang.r.show.Printer;
import dev.oser.lang.r.show.Style;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code print}, {@code cat} and their relatives. */
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
    var style = Style.of(context.runtime().options());
    if (digits instanceof Vector) {
      int number = Coercion.integer(digits, "digits");
      if (number < 0 || number > 22) {
        throw new RError("invalid digits argument");
      }
      style = style.withDigits(number);
    }
    if (quote != null) {
      style = style.withQuote(Coercion.flag(quote, "quote"));
    }
    if (missing instanceof StringVector text) {
      style = style.withNa(text.get(0));
    }
    if (right != null) {
      style = style.withRight(Coercion.flag(right, "right"));
    }
    if (width instanceof Vector) {
      style = style.withWidth(Coercion.integer(width, "width"));
    }
    new Printer(context.runtime(), style).print(x);
    return x;
  }

  @RBuiltin(value = "print.function", formals = "x, useSource, ...", visibility = Visibility.OFF)
  static Value printFunction(Context context, Value x, @Nullable Value useSource, Dots rest) {
    new Printer(context.runtime(), Style.of(context.runtime().options())).print(x);
    return x;
  }

  /** {@return how an environment is shown where it is printed} */
  @RBuiltin(value = ".environmentText", formals = "x")
  static Value environmentText(Value x) {
    return new StringVector(Printer.environmentText((Environment) x));
  }

  @RBuiltin(value = "invisible", visibility = Visibility.OFF)
  static Value invisible(@Nullable Value x) {
    return x == null ? NullValue.NULL : x;
  }

  @RBuiltin(
      value = "cat",
      formals = "..., file, sep, fill, labels, append",
      visibility = Visibility.OFF)
  static Value cat(
      Context context,
      Dots values,
      @Nullable Value file,
      @Nullable Value sep,
      @Nullable Value fill,
      @Nullable Value labels,
      @Nullable Value append) {
    var separators =
        sep instanceof StringVector texts && texts.length() > 0
            ? texts.toArray()
            : new String[] {" "};
    if (sep != null && !(sep instanceof StringVector)) {
      throw new RError("invalid 'sep' specification");
    }
    var texts =
        new CatText(
            separators,
            fillWidth(context, fill),
            labels instanceof StringVector given ? given.toArray() : new String[0]);
    boolean appending = append != null && Coercion.flag(append, "append");
    var style = Style.of(context.runtime().options());
    for (int i = 0; i < values.length(); i++) {
      try {
        pieces(context.force(values.values()[i]), i + 1, style).forEach(texts::add);
      } catch (RError error) {
        // What comes before is written all the same, with the separator.
        texts.add("");
        Connections.write(context, file, texts.toString(), appending);
        throw error;
      }
    }
    Connections.write(context, file, texts.finished(), appending);
    return NullValue.NULL;
  }

  /** {@return how wide lines may get, or 0 for no limit} */
  private static int fillWidth(Context context, @Nullable Value fill) {
    if (!(fill instanceof Vector wanted) || wanted.length() == 0) {
      return 0;
    }
    if (fill instanceof LogicalVector) {
      return wanted.logicalAt(0) == 1 ? context.runtime().options().intOption("width", 80) : 0;
    }
    if (wanted.intAt(0) <= 0) {
      context.warning("non-positive 'fill' argument will be ignored");
      return 0;
    }
    return wanted.intAt(0);
  }

  private static List<String> pieces(Value value, int number, Style style) {
    var pieces = new ArrayList<String>();
    switch (value) {
      case NullValue nothing -> {}
      case Environment environment -> pieces.add("");
      case Symbol symbol -> pieces.add(symbol.name());
      case Vector vector -> {
        if (!vector.isAtomic()) {
          throw notHandled(number, vector.type());
        }
        for (int i = 0; i < vector.length(); i++) {
          pieces.add(Cells.single(vector, i, style));
        }
      }
      default -> throw notHandled(number, value.type());
    }
    return pieces;
  }

  private static RError notHandled(int number, String type) {
    return new RError("argument " + number + " (type '" + type + "') cannot be handled by 'cat'");
  }

  @RBuiltin(value = "deparse", formals = "expr, width.cutoff, backtick, control, nlines")
  static Value deparse(
      Context context,
      Value expression,
      @Nullable Value cutoff,
      @Nullable Value backtick,
      @Nullable Value control,
      @Nullable Value lines) {
    int width = cutoff == null ? 60 : Coercion.integer(cutoff, "width.cutoff");
    return StringVector.of(Language.deparse(expression, width));
  }

  @RBuiltin(value = "dput", formals = "x, file, control", visibility = Visibility.OFF)
  static Value dput(
      Context context, @Nullable Value given, @Nullable Value file, @Nullable Value control) {
    if (given == null && context.call().size() == 0) {
      throw new RError("argument \"x\" is missing, with no default");
    }
    // What is given may be the empty symbol.
    var x = given == null ? Symbol.MISSING : given;
    var text = String.join("\n", Language.dput(x)) + "\n";
    Connections.write(context, file, text, false);
    return x;
  }

  /** Parses a definition of base the first time it is used. */
  @RBuiltin(".parseDefinition")
  static Value parseDefinition(Context context, Value text) {
    var source = Source.of("base", ((StringVector) text).get(0));
    var nodes = Parser.parse(source).nodes();
    Value result = NullValue.NULL;
    for (var node : nodes) {
      result = context.eval(Language.of(node), context.runtime().base());
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
