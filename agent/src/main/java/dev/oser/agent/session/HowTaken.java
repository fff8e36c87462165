package dev.oser.agent.session;

import dev.oser.agent.options.Burst;
import dev.oser.agent.options.Mode;
import dev.oser.agent.options.Options;
import dev.oser.agent.options.Pattern;
import dev.oser.profile.context.Taken;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says of a profile of contexts how it was taken, for who compares it with another. */
final class HowTaken {
  /** Both kinds of time are nanoseconds. */
  private static final String METRIC = "what counts";

  private static final double MILLISECOND = 1_000_000;

  private HowTaken() {}

  static Taken of(Options options) {
    var facts = new HashMap<String, String>();
    var mode = options.mode().toString();
    if (options.mode() == Mode.HCCT) {
      mode += " with phi " + options.phi() + ", epsilon " + options.epsilon();
    }
    facts.put(Taken.MODE, mode);
    facts.put(METRIC, options.metric().toString());
    facts.put(Taken.BURSTS, bursts(options.burst()));
    facts.put(Taken.DEPTH, "all frames");
    facts.put(Taken.CLASSES, classes(options.include(), options.exclude()));
    return Taken.of(facts);
  }

  private static String bursts(@Nullable Burst burst) {
    return burst == null
        ? "none"
        : String.format(
            Locale.ROOT,
            "%.4g ms in %.4g ms",
            burst.length() / MILLISECOND,
            burst.interval() / MILLISECOND);
  }

  private static String classes(List<Pattern> included, List<Pattern> excluded) {
    var text = included.isEmpty() ? "all but the JDK" : list(included);
    return excluded.isEmpty() ? text : text + ", not " + list(excluded);
  }

  private static String list(List<Pattern> patterns) {
    return patterns.stream().map(Pattern::toString).sorted().collect(Collectors.joining(", "));
  }
}
