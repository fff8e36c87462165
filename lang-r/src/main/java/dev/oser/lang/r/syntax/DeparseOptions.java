package dev.oser.lang.r.syntax;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/** What {@code deparse(control=)} and {@code dput(control=)} ask for. */
public enum DeparseOptions {
  KEEP_INTEGER("keepInteger", 0),
  QUOTE_EXPRESSIONS("quoteExpressions", 1),
  SHOW_ATTRIBUTES("showAttributes", 2),
  USE_SOURCE("useSource", 3),
  WARN_INCOMPLETE("warnIncomplete", 4),
  DELAY_PROMISES("delayPromises", 5),
  KEEP_NA("keepNA", 6),
  S_COMPATIBLE("S_compatible", 7),
  HEX_NUMERIC("hexNumeric", 8),
  DIGITS_17("digits17", 9),
  NICE_NAMES("niceNames", 10);

  /** What {@code deparse} and {@code dput} do if nobody says otherwise. */
  public static final Set<DeparseOptions> STANDARD =
      Set.copyOf(EnumSet.of(KEEP_NA, KEEP_INTEGER, NICE_NAMES, SHOW_ATTRIBUTES));

  private final String text;
  private final int bit;

  DeparseOptions(String text, int bit) {
    this.text = text;
    this.bit = bit;
  }

  /** {@return its name in R} */
  public String text() {
    return text;
  }

  /** {@return the sum of powers of two that stands for options} */
  public static int bits(Collection<DeparseOptions> options) {
    return options.stream().mapToInt(option -> 1 << option.bit).sum();
  }
}
