package dev.oser.lang.r.show;

import dev.oser.lang.r.number.NumberStyle;
import dev.oser.lang.r.runtime.Options;
import org.jspecify.annotations.Nullable;

/**
 * How to show values.
 *
 * @param quote whether strings are shown in quotes
 * @param na what a missing element is shown as, or null for the usual
 * @param right whether strings in matrices are on the right
 * @param max how many elements are shown
 * @param gap how many blanks are between columns
 * @param point what separates decimals
 */
public record Style(
    int digits,
    int scipen,
    int width,
    boolean quote,
    @Nullable String na,
    boolean right,
    int max,
    int gap,
    String point) {
  public static Style of(Options options) {
    return new Style(
        options.intOption("digits", 7),
        options.intOption("scipen", 0),
        options.intOption("width", 80),
        true,
        null,
        false,
        options.intOption("max.print", 99999),
        1,
        options.textOption("OutDec", "."));
  }

  public Style withDigits(int other) {
    return new Style(other, scipen, width, quote, na, right, max, gap, point);
  }

  public Style withQuote(boolean other) {
    return new Style(digits, scipen, width, other, na, right, max, gap, point);
  }

  public Style withNa(String other) {
    return new Style(digits, scipen, width, quote, other, right, max, gap, point);
  }

  public Style withRight(boolean other) {
    return new Style(digits, scipen, width, quote, na, other, max, gap, point);
  }

  public Style withWidth(int other) {
    return new Style(digits, scipen, other, quote, na, right, max, gap, point);
  }

  public Style withMax(int other) {
    return new Style(digits, scipen, width, quote, na, right, other, gap, point);
  }

  public Style withGap(int other) {
    return new Style(digits, scipen, width, quote, na, right, max, other, point);
  }

  NumberStyle numbers() {
    return new NumberStyle(digits, scipen, 0, na == null ? "NA" : na);
  }

  /** {@return a number with the point that it is to have} */
  String pointed(String number) {
    return point.equals(".") ? number : number.replace(".", point);
  }

  /** {@return what a missing string is shown as} */
  String missingText() {
    return na == null ? (quote ? "NA" : "<NA>") : na;
  }
}
