package dev.oser.lang.sourir.stress;

import dev.oser.models.sourir.run.Speculation;
import java.util.HashSet;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Which assumes fail although their guards hold. A mode makes a new speculation for each run. */
public sealed interface Stress {
  /** {@return what decides in one run} */
  Speculation speculation();

  /** {@return which checks of the compiler's own fail in one run, or null for none} */
  default @Nullable BooleanSupplier checks() {
    return null;
  }

  /** None: only where a guard is false. */
  record None() implements Stress {
    @Override
    public Speculation speculation() {
      return Speculation.PLAIN;
    }
  }

  /** Each assume of the text the first time it runs. */
  record First() implements Stress {
    @Override
    public Speculation speculation() {
      var seen = new HashSet<Speculation.Site>();
      return (site, _) -> seen.add(site);
    }

    @Override
    public String toString() {
      return "first";
    }
  }

  /**
   * Of the assumes a run executes, every so many-th.
   *
   * @param distance at least 1
   */
  record Every(long distance) implements Stress {
    @Override
    public Speculation speculation() {
      return (_, occurrence) -> (occurrence + 1) % distance == 0;
    }

    @Override
    public String toString() {
      return "every:" + distance;
    }
  }

  /** One in four, at random. */
  record AtRandom(long seed) implements Stress {
    private static final int ONE_IN = 4;

    @Override
    public Speculation speculation() {
      var random = new Random(seed);
      return (_, _) -> random.nextInt(ONE_IN) == 0;
    }

    @Override
    public String toString() {
      return "random:" + seed;
    }
  }

  /** Every one, always. */
  record All() implements Stress {
    @Override
    public Speculation speculation() {
      return (_, _) -> true;
    }

    @Override
    public String toString() {
      return "all";
    }
  }

  /**
   * Not assumes of the program, but what the compiler assumes: every so many-th check.
   *
   * @param distance at least 1
   */
  record Checks(long distance) implements Stress {
    @Override
    public Speculation speculation() {
      return Speculation.PLAIN;
    }

    @Override
    public BooleanSupplier checks() {
      var count = new AtomicLong();
      return () -> count.incrementAndGet() % distance == 0;
    }

    @Override
    public String toString() {
      return "checks:" + distance;
    }
  }

  /** {@return the mode of a text: none, first, every:N, random:SEED, checks:N or all} */
  static Stress parse(String text) {
    return switch (text) {
      case "none" -> new None();
      case "first" -> new First();
      case "all" -> new All();
      case "random" -> new AtRandom(1);
      default -> numbered(text);
    };
  }

  private static Stress numbered(String text) {
    int colon = text.indexOf(':');
    try {
      long number = Long.parseLong(text.substring(colon + 1));
      return switch (text.substring(0, Math.max(colon, 0))) {
        case "random" -> new AtRandom(number);
        case "every" -> new Every(positive(number, text));
        case "checks" -> new Checks(positive(number, text));
        default -> throw unknown(text);
      };
    } catch (NumberFormatException e) {
      throw unknown(text);
    }
  }

  private static long positive(long number, String text) {
    if (number <= 0) {
      throw unknown(text);
    }
    return number;
  }

  private static IllegalArgumentException unknown(String text) {
    return new IllegalArgumentException(
        "'"
            + text
            + "' is no stress mode; expected none, first, every:N, random:SEED,"
            + " checks:N or all");
  }
}
