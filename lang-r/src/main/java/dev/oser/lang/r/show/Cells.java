package dev.oser.lang.r.show;

import dev.oser.lang.r.number.ComplexFormat;
import dev.oser.lang.r.number.IntegerFormat;
import dev.oser.lang.r.number.RealMeasure;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.text.Escapes;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;

/** Elements of vectors as texts in a common format. */
public final class Cells {
  private Cells() {}

  /** {@return the elements from one index up to another, in the format they share} */
  public static List<String> of(Vector vector, int from, int to, Style style) {
    var cells = new ArrayList<String>(to - from);
    switch (vector) {
      case LogicalVector truths -> {
        var all = truths.toArray();
        var format = IntegerFormat.ofLogicals(all, from, to, style.numbers().na());
        for (int i = from; i < to; i++) {
          cells.add(format.logical(all[i]));
        }
      }
      case IntVector numbers -> {
        var all = numbers.toArray();
        var format = IntegerFormat.ofIntegers(all, from, to, style.numbers().na());
        for (int i = from; i < to; i++) {
          cells.add(format.integer(all[i]));
        }
      }
      case DoubleVector numbers -> {
        var all = numbers.view();
        var format = RealMeasure.format(all, from, to, style.numbers());
        for (int i = from; i < to; i++) {
          cells.add(style.pointed(format.justified(all[i])));
        }
      }
      case ComplexVector numbers -> complex(numbers, from, to, style, cells);
      case StringVector texts -> {
        for (int i = from; i < to; i++) {
          cells.add(text(texts.get(i), style));
        }
      }
      case RawVector bytes -> {
        for (int i = from; i < to; i++) {
          cells.add(bytes.stringAt(i));
        }
      }
      case ListVector list -> {
        for (int i = from; i < to; i++) {
          cells.add(summary(list.get(i), style));
        }
      }
      case ExpressionVector expressions -> {
        for (int i = from; i < to; i++) {
          cells.add(summary(expressions.get(i), style));
        }
      }
    }
    return cells;
  }

  private static void complex(
      ComplexVector numbers, int from, int to, Style style, List<String> cells) {
    var real = new double[numbers.length()];
    var imaginary = new double[numbers.length()];
    for (int i = 0; i < real.length; i++) {
      real[i] = numbers.real(i);
      imaginary[i] = numbers.imaginary(i);
    }
    var format = ComplexFormat.of(real, imaginary, from, to, style.numbers());
    for (int i = from; i < to; i++) {
      cells.add(style.pointed(format.justified(real[i], imaginary[i])));
    }
  }

  static String text(String text, Style style) {
    return Na.isNa(text)
        ? style.missingText()
        : Escapes.of(text, style.quote() ? '"' : Escapes.NONE);
  }

  /** {@return an element of a list as a matrix of lists or a data frame shows it} */
  static String summary(Value value, Style style) {
    if (value instanceof Vector vector
        && vector.length() == 1
        && vector.isAtomic()
        && !(vector instanceof RawVector)) {
      if (Methods.isFactor(value)) {
        return "factor,1";
      }
      return of(vector, 0, 1, style).getFirst();
    }
    return switch (value) {
      case NullValue nothing -> "NULL";
      case LogicalVector v -> "logical," + v.length();
      case IntVector v -> (Methods.isFactor(value) ? "factor," : "integer,") + v.length();
      case DoubleVector v -> "numeric," + v.length();
      case ComplexVector v -> "complex," + v.length();
      case StringVector v -> "character," + v.length();
      case RawVector v -> "raw," + v.length();
      case ListVector v -> (Methods.isDataFrame(value) ? "data.frame," : "list,") + v.length();
      case Call call when Methods.inherits(call, "formula") -> Language.deparse(call).getFirst();
      case Call call -> "expression";
      default -> "?";
    };
  }

  /** {@return a single element on its own, as {@code cat} writes it} */
  public static String single(Vector vector, int index, Style style) {
    return switch (vector) {
      case StringVector texts -> texts.get(index);
      case DoubleVector numbers ->
          style.pointed(RealMeasure.text(numbers.get(index), style.numbers()));
      case ComplexVector numbers ->
          style.pointed(
              ComplexFormat.text(numbers.real(index), numbers.imaginary(index), style.numbers()));
      default -> vector.stringAt(index);
    };
  }

  /** {@return code on one line} */
  static String code(Value value) {
    return String.join(" ", Language.deparse(value));
  }
}
