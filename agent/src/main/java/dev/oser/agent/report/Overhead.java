package dev.oser.agent.report;

import dev.oser.agent.rewrite.Tally;
import dev.oser.agent.runtime.Recorder;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * What the profiler itself cost.
 *
 * @param events how many events it recorded
 * @param nanoseconds about how long that took, all threads together
 * @param nodes how many contexts or paths are in memory
 * @param lookups how many times a table of paths was looked into; 0 for contexts
 * @param bytes the memory of what it recorded
 * @param recorders the most threads that were active at once
 * @param missing threads that could not be read
 * @param lost events that were lost when the stack overflowed
 * @param damaged why threads stopped recording early
 * @param rewritten what was instrumented
 */
public record Overhead(
    long events,
    long nanoseconds,
    long nodes,
    long lookups,
    long bytes,
    int recorders,
    int missing,
    long lost,
    List<String> damaged,
    Tally rewritten) {
  /** {@return the overhead of the recorders that could be read} */
  public static Overhead of(List<? extends Recorder> recorders, int missing, Tally rewritten) {
    return new Overhead(
        recorders.stream().mapToLong(Recorder::events).sum(),
        recorders.stream().mapToLong(Recorder::nanoseconds).sum(),
        recorders.stream().mapToLong(Recorder::nodes).sum(),
        recorders.stream().mapToLong(Recorder::tableLookups).sum(),
        recorders.stream().mapToLong(Recorder::bytes).sum(),
        recorders.size(),
        missing,
        recorders.stream().mapToLong(Recorder::lost).sum(),
        recorders.stream()
            .map(Recorder::damage)
            .filter(Objects::nonNull)
            .map(Object::toString)
            .toList(),
        rewritten);
  }

  /** {@return the lines a report ends with} */
  public String text() {
    var to = new StringBuilder();
    to.append(
        String.format(
            Locale.ROOT,
            "Profiler: %,d events, about %.2f s in them; %,d threads at once, %,d nodes in %s%s;"
                + " %,d methods of %,d classes instrumented in %.2f s%n",
            events,
            nanoseconds / 1e9,
            recorders,
            nodes,
            size(bytes),
            lookups == 0 ? "" : String.format(Locale.ROOT, ", %,d table lookups", lookups),
            rewritten.methods(),
            rewritten.classes(),
            rewritten.nanoseconds() / 1e9));
    var leftAlone = rewritten.leftAlone();
    if (!leftAlone.isEmpty()) {
      to.append("Left alone: ")
          .append(
              leftAlone.entrySet().stream()
                  .map(entry -> entry.getValue() + " x " + entry.getKey())
                  .collect(Collectors.joining("; ")))
          .append('\n');
    }
    if (missing > 0) {
      to.append("Not read, because they were inside an event: ")
          .append(missing)
          .append(" threads\n");
    }
    if (lost > 0) {
      to.append("Lost when the stack overflowed: ").append(lost).append(" events\n");
    }
    for (var reason : damaged) {
      to.append("A thread stopped recording early: ").append(reason).append('\n');
    }
    return to.toString();
  }

  private static String size(long bytes) {
    return bytes < 1 << 20
        ? String.format(Locale.ROOT, "%,d KB", bytes + 1023 >> 10)
        : String.format(Locale.ROOT, "%,.1f MB", bytes / 1048576.0);
  }
}
