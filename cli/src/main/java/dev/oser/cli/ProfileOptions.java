package dev.oser.cli;

import dev.oser.profile.report.Format;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What the agent can be asked for. It checks the values itself. */
final class ProfileOptions {
  static final List<String> MODES = List.of("hcct", "cct", "paths", "bl");

  @Option(
      names = "--include",
      paramLabel = "PATTERN",
      description = "Only such classes or CLASS#METHODs; * is any characters.")
  private List<String> include = List.of();

  @Option(names = "--exclude", paramLabel = "PATTERN", description = "Not these.")
  private List<String> exclude = List.of();

  @Option(
      names = "--metric",
      paramLabel = "METRIC",
      description = "For contexts: calls (default), wall or cpu time, or bytes.")
  private @Nullable String metric;

  @Option(names = "--phi", description = "For hcct: the share that is hot (default: 0.0001).")
  private @Nullable String phi;

  @Option(names = "--epsilon", description = "For hcct: the share of the error (default: phi/5).")
  private @Nullable String epsilon;

  @Option(
      names = "--burst",
      paramLabel = "INTERVAL:LENGTH",
      description = "Look only so long in each interval (ms on average, e.g. 40:2).")
  private @Nullable String burst;

  @Option(names = "-k", description = "For paths: the length of sequences (default: 8).")
  private @Nullable String iterations;

  @Option(
      names = "--format",
      description = "report (default), collapsed, speedscope, pprof or summary, for 'report'.")
  private @Nullable String format;

  @Option(names = "--top", description = "The lines of a report (default: 20).")
  private @Nullable String top;

  ProfileOptions() {}

  /** Options of a command that has few of them. */
  ProfileOptions(
      List<String> include, List<String> exclude, @Nullable String metric, @Nullable String burst) {
    this.include = include;
    this.exclude = exclude;
    this.metric = metric;
    this.burst = burst;
  }

  static Failure unknownMode(String word) {
    return new Failure("unknown mode '" + word + "'; there are " + String.join(", ", MODES));
  }

  /** {@return how the profile is written} */
  Format format() {
    return format == null ? Format.REPORT : ProfileFiles.format(format);
  }

  void format(Format chosen) {
    format = chosen.toString();
  }

  /** {@return the options as the agent reads them} */
  String text(String mode, String out) {
    var parts = new ArrayList<String>();
    parts.add(mode);
    include.forEach(value -> add(parts, "include", value));
    exclude.forEach(value -> add(parts, "exclude", value));
    add(parts, "metric", metric);
    add(parts, "phi", phi);
    add(parts, "epsilon", epsilon);
    add(parts, "burst", burst);
    add(parts, "k", iterations);
    add(parts, "format", format);
    add(parts, "top", top);
    add(parts, "out", out);
    return String.join(",", parts);
  }

  private static void add(List<String> parts, String name, @Nullable String value) {
    if (value == null) {
      return;
    }
    if (value.contains(",")) {
      throw new Failure("the value of " + name + " cannot contain a comma: " + value);
    }
    parts.add(name + "=" + value);
  }
}
