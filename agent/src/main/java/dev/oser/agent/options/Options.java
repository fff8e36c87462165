package dev.oser.agent.options;

import dev.oser.profile.report.Format;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a person asks the agent for.
 *
 * @param phi the share φ from which a context is hot
 * @param epsilon the share ε by which a count may be too large
 * @param iterations k: sequences of up to this many paths are counted
 * @param counters where the paths of {@code bl} are counted
 * @param burst when to look, or null for always
 * @param include what to instrument; empty for everything but the JDK
 * @param exclude what not to instrument, even if included
 * @param out where the profile goes; null for a file named after the process
 * @param costs where what the profiler itself cost goes, whatever the format, or null
 * @param trigger a file whose appearance asks for the profile so far, or null
 * @param every after how many seconds the profile so far is written; 0 for never
 * @param top how many contexts or paths a report shows
 */
public record Options(
    Mode mode,
    Metric metric,
    double phi,
    double epsilon,
    int iterations,
    Counters counters,
    @Nullable Burst burst,
    List<Pattern> include,
    List<Pattern> exclude,
    @Nullable Path out,
    Format format,
    @Nullable Path costs,
    @Nullable Path trigger,
    int every,
    int top) {
  public Options {
    include = List.copyOf(include);
    exclude = List.copyOf(exclude);
  }

  /** {@return the options in a text such as {@code hcct,phi=0.001,include=com.acme.*}} */
  public static Options parse(String text) throws OptionException {
    return new OptionParser().parse(text);
  }

  /** {@return where the profile goes} */
  public Path file() {
    return out != null
        ? out
        : Path.of("oser-" + mode + "-" + ProcessHandle.current().pid() + "." + format.suffix())
            .toAbsolutePath();
  }
}
