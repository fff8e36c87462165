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
 */
public record Style(
    int digits, int scipen, int width, boolean quote, @Nullable String na, boolean right) {
  public static Style of(Options options) {
    return new Style(
        options.intOption("digits", 7),
        options.intOption("scipen", 0),
        options.intOption("width", 80),
        true,
        null,
        false);
  }

  public Style withDigits(int other) {
    return new Style(other, scipen, width, quote, na, right);
  }

  public Style withQuote(boolean other) {
    return new Style(digits, scipen, width, other, na, right);
  }

  public Style withNa(String other) {
    return new Style(digits, scipen, width, quote, other, right);
  }

  public Style withRight(boolean other) {
    return new Style(digits, scipen, width, quote, na, other);
  }

  public Style withWidth(int other) {
    return new Style(digits, scipen, other, quote, na, right);
  }

  NumberStyle numbers() {
    return new NumberStyle(digits, scipen, 0, na == null ? "NA" : na);
  }

  /** {@return what a missing string is shown as} */
  String missingText() {
    return na == null ? (quote ? "NA" : "<NA>") : na;
  }
}
