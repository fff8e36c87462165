package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.BigMarks;
import dev.oser.lang.r.number.ComplexFormat;
import dev.oser.lang.r.number.FormatC;
import dev.oser.lang.r.number.IntegerFormat;
import dev.oser.lang.r.number.NumberStyle;
import dev.oser.lang.r.number.RealMeasure;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.text.Characters;
import dev.oser.lang.r.text.Escapes;
import dev.oser.lang.r.text.Justify;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What {@code format}, {@code formatC} and {@code prettyNum}, which are in R, are made of. */
final class Formatting {
  private static final int MOST_DIGITS = 22;
  private static final int MOST_NSMALL = 20;

  private Formatting() {}

  @RBuiltin(value = ".formatVector", quiet = true)
  static Value formatVector(
      Context context,
      Value x,
      Value trim,
      Value digits,
      Value nsmall,
      Value justify,
      Value width,
      Value encodeNa,
      Value scientific) {
    var options = context.runtime().options();
    var style =
        new NumberStyle(
            Texts.isNull(digits) ? options.intOption("digits", 7) : digits(digits),
            scipen(scientific, options.intOption("scipen", 0)),
            nsmall(nsmall),
            "NA");
    int least = Texts.isNull(width) ? 0 : width(FirstElement.integer(width, context));
    boolean trimmed = Coercion.flag(trim, "trim");
    var vector = Coercion.vector(x);
    if (vector instanceof StringVector texts) {
      boolean encode = Coercion.flag(encodeNa, "na.encode");
      return strings(
          texts, CharacterFunctions.justify(Texts.one(justify, "justify")), least, encode);
    }
    var cells = cells(vector, style, trimmed ? 0 : least);
    var point = options.textOption("OutDec", ".");
    if (!point.equals(".") && vector.kind().compareTo(Vector.Kind.INTEGER) > 0) {
      Arrays.setAll(cells, i -> cells[i].replace(".", point));
    }
    for (int i = 0; i < cells.length; i++) {
      var cell = trimmed ? cells[i].stripLeading() : cells[i];
      int missing = trimmed || vector instanceof RawVector ? 0 : least - cell.length();
      cells[i] = missing > 0 ? " ".repeat(missing) + cell : cell;
    }
    return StringVector.of(cells);
  }

  private static int width(int given) {
    if (given == Na.INT) {
      throw new RError("invalid 'width' argument");
    }
    return Math.max(0, given);
  }

  private static int digits(Value digits) {
    int value = Coercion.integer(digits, "digits");
    if (value < 1 || value > MOST_DIGITS) {
      throw new RError("invalid value " + value + " for 'digits' argument");
    }
    return value;
  }

  private static int nsmall(Value nsmall) {
    int value = Coercion.integer(nsmall, "nsmall");
    if (value < 0 || value > MOST_NSMALL) {
      throw new RError("invalid 'nsmall' argument");
    }
    return value;
  }

  private static int scipen(Value scientific, int standard) {
    if (!(scientific instanceof Vector vector)
        || vector.length() != 1
        || !vector.isNumeric() && !(vector instanceof LogicalVector)) {
      throw new RError("invalid 'scientific' argument");
    }
    if (vector.isNa(0)) {
      return standard;
    }
    if (vector instanceof LogicalVector) {
      return vector.logicalAt(0) == 1 ? -100 : 100;
    }
    return vector.intAt(0);
  }

  private static String[] cells(Vector vector, NumberStyle style, int least) {
    int length = vector.length();
    var cells = new String[length];
    switch (vector) {
      case LogicalVector truths -> {
        var all = truths.toArray();
        var format = IntegerFormat.ofLogicals(all, 0, length, style.na());
        Arrays.setAll(cells, i -> format.logical(all[i]));
      }
      case IntVector numbers -> {
        var all = numbers.toArray();
        var format = IntegerFormat.ofIntegers(all, 0, length, style.na());
        Arrays.setAll(cells, i -> format.integer(all[i]));
      }
      case DoubleVector numbers -> {
        var format = RealMeasure.format(numbers.toArray(), style);
        Arrays.setAll(cells, i -> format.justified(numbers.get(i)));
      }
      case ComplexVector numbers -> {
        var real = new double[length];
        var imaginary = new double[length];
        Arrays.setAll(real, numbers::real);
        Arrays.setAll(imaginary, numbers::imaginary);
        var format = ComplexFormat.of(real, imaginary, 0, length, style);
        Arrays.setAll(cells, i -> format.widened(least).justified(real[i], imaginary[i]));
      }
      default -> Arrays.setAll(cells, vector::stringAt);
    }
    return cells;
  }

  private static Value strings(StringVector texts, Justify side, int least, boolean encodeNa) {
    int widest = least;
    for (int i = 0; i < texts.length(); i++) {
      if (encodeNa || !texts.isNa(i)) {
        widest = Math.max(widest, shownWidth(texts.get(i)));
      }
    }
    var cells = new String[texts.length()];
    for (int i = 0; i < cells.length; i++) {
      var text = texts.get(i);
      // Escapes count, although the text stays without them.
      int hidden = shownWidth(text) - Characters.width(text);
      cells[i] = Na.isNa(text) && !encodeNa ? text : side.pad(new String(text), widest - hidden);
    }
    return StringVector.of(cells);
  }

  private static int shownWidth(String text) {
    return Characters.width(Escapes.of(text, Escapes.NONE));
  }

  @RBuiltin(value = ".formatC", quiet = true)
  static Value formatC(
      Context context, Value x, Value mode, Value width, Value digits, Value format, Value flag) {
    var vector = Coercion.vector(x);
    var conversion = Texts.one(format, "format");
    int columns = Coercion.integer(width, "width");
    var flags = Texts.one(flag, "flag");
    var how =
        new FormatC(
            Math.abs(columns),
            Coercion.integer(digits, "digits"),
            conversion,
            columns < 0 ? flags + "-" : flags);
    boolean whole = conversion.equals("d") && vector instanceof IntVector;
    var result = new String[vector.length()];
    Arrays.setAll(result, i -> whole ? how.integer(vector.intAt(i)) : how.real(vector.doubleAt(i)));
    return StringVector.of(result);
  }

  @RBuiltin(value = ".bigMarks", quiet = true)
  static Value bigMarks(
      Context context,
      Value x,
      Value bigMark,
      Value bigInterval,
      Value smallMark,
      Value smallInterval,
      Value decimalMark,
      @Nullable Value preserve) {
    var marks =
        new BigMarks(
            Texts.one(bigMark, "big.mark"),
            Coercion.integer(bigInterval, "big.interval"),
            Texts.one(smallMark, "small.mark"),
            Coercion.integer(smallInterval, "small.interval"),
            '.',
            Texts.one(decimalMark, "decimal.mark"));
    var width =
        preserve == null
            ? BigMarks.Width.COMMON
            : BigMarks.Width.valueOf(
                Texts.one(preserve, "preserve.width").toUpperCase(Locale.ROOT));
    return StringVector.of(marks.apply(Texts.list(Texts.of(context, x)), width));
  }

  /** {@return the width that elements have in their common format, and for numbers more} */
  @RBuiltin(value = "format.info", formals = "x, digits, nsmall", quiet = true)
  static Value info(Context context, Value x, @Nullable Value digits, @Nullable Value nsmall) {
    var options = context.runtime().options();
    var style =
        new NumberStyle(
            digits == null || Texts.isNull(digits)
                ? options.intOption("digits", 7)
                : digits(digits),
            options.intOption("scipen", 0),
            nsmall == null ? 0 : nsmall(nsmall),
            "NA");
    var vector = Coercion.vector(x);
    return switch (vector) {
      case DoubleVector numbers -> shape(numbers.toArray(), style);
      case ComplexVector numbers -> {
        var real = new double[numbers.length()];
        var imaginary = new double[numbers.length()];
        for (int i = 0; i < real.length; i++) {
          real[i] = numbers.real(i);
          imaginary[i] = numbers.imaginary(i);
        }
        var parts = new int[6];
        System.arraycopy(shape(real, style).toArray(), 0, parts, 0, 3);
        System.arraycopy(shape(imaginary, style).toArray(), 0, parts, 3, 3);
        yield IntVector.of(parts);
      }
      default -> {
        int widest = 0;
        for (int i = 0; i < vector.length(); i++) {
          widest = Math.max(widest, vector.stringAt(i).length());
        }
        yield new IntVector(widest);
      }
    };
  }

  /** {@return width, decimals, and how many digits an exponent has beyond the first two} */
  private static IntVector shape(double[] numbers, NumberStyle style) {
    var format = RealMeasure.format(numbers, style);
    return IntVector.of(
        format.width(), format.decimals(), Math.max(0, format.exponentDigits() - 1));
  }
}
