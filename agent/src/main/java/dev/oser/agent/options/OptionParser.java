package dev.oser.agent.options;

import dev.oser.profile.report.Format;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the text of options: {@code MODE,NAME=VALUE,…}. */
final class OptionParser {
  private static final double USUAL_PHI = 0.0001;
  private static final int USUAL_ITERATIONS = 8;
  private static final int USUAL_PERIOD = 60;
  private static final int MOST_ITERATIONS = 1024;
  private static final double LEAST_EPSILON = 1e-8;

  private @Nullable Mode mode;
  private Metric metric = Metric.CALLS;
  private double phi = USUAL_PHI;
  private @Nullable Double epsilon;
  private @Nullable Integer iterations;
  private @Nullable Burst burst;
  private final List<Pattern> include = new ArrayList<>();
  private final List<Pattern> exclude = new ArrayList<>();
  private @Nullable Path out;
  private Format format = Format.REPORT;
  private @Nullable Path costs;
  private @Nullable Path trigger;
  private int top = 20;
  private int every = USUAL_PERIOD;
  private Counters counters = Counters.ARRAY;

  Options parse(String text) throws OptionException {
    for (var part : text.split(",")) {
      if (!part.isEmpty()) {
        int equals = part.indexOf('=');
        if (equals < 0) {
          mode(part);
        } else {
          set(part.substring(0, equals), part.substring(equals + 1));
        }
      }
    }
    return options();
  }

  private void mode(String word) throws OptionException {
    if (mode != null) {
      throw new OptionException(
          "'" + word + "' after the mode " + mode + "; options are NAME=VALUE");
    }
    mode = word(word, "mode", Mode.values());
  }

  private void set(String name, String value) throws OptionException {
    if (value.isEmpty()) {
      throw new OptionException("the option " + name + " needs a value");
    }
    switch (name) {
      case "metric" ->
          // Which time was not said before there were two.
          metric = value.equals("time") ? Metric.WALL : word(value, name, Metric.values());
      case "format" -> format = word(value, name, Format.values());
      case "phi" -> phi = share(name, value);
      case "epsilon" -> epsilon = share(name, value);
      case "k" -> iterations = integer(name, value, 1, MOST_ITERATIONS);
      case "every" -> every = integer(name, value, 0, Integer.MAX_VALUE / 1000);
      case "top" -> top = integer(name, value, 1, Integer.MAX_VALUE);
      case "counters" -> counters = word(value, name, Counters.values());
      case "burst" -> burst = burst(value);
      case "include" -> include.add(Pattern.of(value));
      case "exclude" -> exclude.add(Pattern.of(value));
      // Absolute now: the program cannot move, but its idea of the current directory may.
      case "out" -> out = Path.of(value).toAbsolutePath();
      case "costs" -> costs = Path.of(value).toAbsolutePath();
      case "trigger" -> trigger = Path.of(value).toAbsolutePath();
      default ->
          throw new OptionException(
              "unknown option '"
                  + name
                  + "'; there are include, exclude, phi, epsilon, k, metric, burst, counters, out,"
                  + " format, costs, trigger, every, top");
    }
  }

  private Options options() throws OptionException {
    var chosen = mode == null ? Mode.HCCT : mode;
    if (!chosen.isOfContexts()) {
      check(metric == Metric.CALLS, "metric", "hcct and cct", chosen);
      check(burst == null, "burst", "hcct and cct", chosen);
    }
    check(counters == Counters.ARRAY || chosen == Mode.BL, "counters=hash", "bl", chosen);
    check(iterations == null || chosen == Mode.PATHS, "k", "paths", chosen);
    if (burst != null && metric != Metric.CALLS) {
      throw new OptionException("bursts count calls; leave out metric=" + metric);
    }
    double error = epsilon == null ? phi / 5 : epsilon;
    if (error < LEAST_EPSILON || error >= phi) {
      throw new OptionException(
          "epsilon must be at least " + LEAST_EPSILON + " and below phi, which is " + phi);
    }
    int k = chosen == Mode.BL ? 1 : iterations == null ? USUAL_ITERATIONS : iterations;
    return new Options(
        chosen, metric, phi, error, k, counters, burst, include, exclude, out, format, costs,
        trigger, every, top);
  }

  private static void check(boolean fits, String option, String modes, Mode chosen)
      throws OptionException {
    if (!fits) {
      throw new OptionException("the option " + option + " is for " + modes + ", not " + chosen);
    }
  }

  private static <T> T word(String word, String what, T[] choices) throws OptionException {
    for (var choice : choices) {
      if (choice.toString().equals(word)) {
        return choice;
      }
    }
    var words = Arrays.stream(choices).map(Object::toString).collect(Collectors.joining(", "));
    throw new OptionException("unknown " + what + " '" + word + "'; there are " + words);
  }

  private static double share(String name, String value) throws OptionException {
    try {
      double share = Double.parseDouble(value);
      if (share > 0 && share < 1) {
        return share;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw new OptionException(name + " must be a number between 0 and 1, not '" + value + "'");
  }

  private static int integer(String name, String value, int least, int most)
      throws OptionException {
    try {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw new OptionException(
        name + " must be a whole number from " + least + " to " + most + ", not '" + value + "'");
  }

  private static Burst burst(String value) throws OptionException {
    var parts = value.split(":", -1);
    if (parts.length == 2) {
      long interval = milliseconds(parts[0]);
      long length = milliseconds(parts[1]);
      if (length > 0 && interval >= length) {
        return new Burst(interval, length);
      }
    }
    throw new OptionException(
        "burst must be INTERVAL:LENGTH in milliseconds, such as 20:2, not '" + value + "'");
  }

  /** {@return nanoseconds, or -1} */
  private static long milliseconds(String value) {
    try {
      double number = Double.parseDouble(value.endsWith("ms") ? value.replace("ms", "") : value);
      return number > 0 && number < 1e9 ? (long) (number * 1e6) : -1;
    } catch (NumberFormatException e) {
      return -1;
    }
  }
}
