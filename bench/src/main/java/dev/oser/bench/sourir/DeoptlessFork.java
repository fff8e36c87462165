package dev.oser.bench.sourir;

import dev.oser.bench.Fork;
import dev.oser.kit.event.Events;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.sourir.JitEngine;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Speculation;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs in a JVM of its own: the sum of Flückiger §3.4, whose elements are of another type in each
 * phase. Prints the nanoseconds of each call.
 */
final class DeoptlessFork {
  /** What the elements are, phase by phase; the fourth phase is like the first. */
  static final List<String> PHASES =
      List.of("ints", "flags", "texts", "ints", "flags", "texts", "ints");

  private static final TierPolicy POLICY = new TierPolicy(10, 2_000, 10, 4, 400, 400_000, true);

  private static final String ARRAYS =
      """
       array ints[20000]
       array flags[20000]
       array texts[20000]
       var k = 0
       goto fill
      fill:
       branch (k < 20000) $set $filled
      $set:
       ints[k] <- (k % 10)
       flags[k] <- true
       texts[k] <- "odd"
       k <- (k + 1)
       goto fill
      $filled:
       array holder = [ints]
      """;

  /** The function does not see in its arguments what the elements are. */
  private static final String SUM =
      """
      function sum (var holder)
       var data = holder[0]
       var total = 0
       var i = 0
       goto loop
      loop:
       branch (i < length(data)) $more $end
      $more:
       var x = data[i]
       branch (x == true) $flag $other
      $flag:
       total <- (total + 1)
       goto next
      $other:
       branch (x == "odd") $text $number
      $text:
       total <- (total - 1)
       goto next
      $number:
       total <- (total + x)
       goto next
      next:
       drop x
       i <- (i + 1)
       goto loop
      $end:
       return total
      """;

  private DeoptlessFork() {}

  private static Program program(int calls) {
    var body = new StringBuilder();
    for (int phase = 1; phase < PHASES.size(); phase++) {
      body.append(" branch (round == ")
          .append(phase * calls)
          .append(") $change")
          .append(phase)
          .append(" $same")
          .append(phase)
          .append("\n$change")
          .append(phase)
          .append(":\n holder[0] <- ")
          .append(PHASES.get(phase))
          .append("\n goto next")
          .append(phase)
          .append("\n$same")
          .append(phase)
          .append(":\n goto next")
          .append(phase)
          .append("\nnext")
          .append(phase)
          .append(":\n");
    }
    body.append(" call x = 'sum(holder)\n print x\n drop x\n");
    return Loop.Rounds.program(PHASES.size() * calls, ARRAYS, body.toString(), SUM);
  }

  public static void main(String[] arguments) {
    boolean deoptless = Boolean.parseBoolean(arguments[0]);
    int calls = Integer.parseInt(arguments[1]);
    var clock = new Clock(_ -> {});
    var options = JitOptions.USUAL.with(POLICY).withDeoptless(deoptless);
    var ending = new JitEngine(options, new Events()).run(program(calls), clock, Speculation.PLAIN);
    if (!ending.outcome().equals(new Outcome.Stopped(0))) {
      throw new IllegalStateException("the sum ended with " + ending.outcome());
    }
    clock.nanos().forEach(System.out::println);
  }

  /** Starts a JVM and returns the nanoseconds of each call. */
  static List<Double> run(boolean deoptless, int calls) {
    var command = new ArrayList<>(Fork.java("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"));
    command.add(DeoptlessFork.class.getName());
    command.addAll(List.of(String.valueOf(deoptless), String.valueOf(calls)));
    return Fork.lines(command).stream().map(Double::parseDouble).toList();
  }
}
