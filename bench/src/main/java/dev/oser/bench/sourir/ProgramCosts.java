package dev.oser.bench.sourir;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.sourir.JitEngine;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Speculation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** What speculation costs in programs: two functions in turn, one with and one without. */
final class ProgramCosts {
  /** How often a function that fails its assumptions forever may be compiled. */
  private static final int MOST_COMPILATIONS = 60;

  private static final String LOOP =
      """
       var total = 0
       var x = 1
       var i = 0
       goto loop
      loop:
       branch (i < n) $more $end
      $more:
      %s x <- (((x * 3) + i) %% 1009)
       total <- (total + x)
       i <- (i + 1)
       goto loop
      $end:
       return total
      """;

  private static final String ASSUME =
      ">here: assume [(x != 2000)] else (with, base, here)"
          + " [var n = n, var total = total, var x = x, var i = i]\n";

  /** Each call deoptimises into the interpreter, which alone can evaluate the varmap. */
  private static final String DEOPTS =
      """
      function deopts (var n)
       array a = [1, 2]
       var total = 0
       var i = 0
       goto loop
      loop:
       branch (i < n) $more $end
      $more:
       call x = 'FUNCTION(a, i)
       total <- (total + x)
       drop x
       i <- (i + 1)
       goto loop
      $end:
       return total
      """;

  private static final String CALLEES =
      """
      function failing (var a, var i)
      version fast
      >here: assume [(i < 0)] else (failing, base, here) [var first = a[0], var i = i]
       return 0
      version base
       var first = a[0]
       drop a
      >here:
       return (first + i)
      function plain (var a, var i)
       var first = a[0]
       return (first + i)
      """;

  private static final String SETTLE =
      """
      function settle (var a, var b, var c, var n)
       var total = 0
       var i = 0
       goto loop
      loop:
       branch (i < n) $more $end
      $more:
       var x = a
       branch ((i % 3) == 1) $second $other
      $second:
       x <- b
       goto next
      $other:
       branch ((i % 3) == 2) $third $first
      $third:
       x <- c
       goto next
      $first:
       goto next
      next:
       call y = 'weigh(x, (i % 4))
       total <- (total + y)
       drop x
       drop y
       i <- (i + 1)
       goto loop
      $end:
       return total
      function weigh (var a, var i)
       var x = a[i]
       branch (x == nil) $none $some
      $none:
       return 1
      $some:
       branch (x == true) $yes $number
      $yes:
       return 2
      $number:
       return (x + 3)
      """;

  private ProgramCosts() {}

  private static List<Double> run(Program program, JitOptions options, Events events) {
    var clock = new Clock(_ -> {});
    var ending = new JitEngine(options, events).run(program, clock, Speculation.PLAIN);
    if (!ending.outcome().equals(new Outcome.Stopped(0))) {
      throw new IllegalStateException("a benchmark ended with " + ending.outcome());
    }
    return clock.nanos();
  }

  /** {@return pairs of times: the program prints twice per round} */
  private static List<double[]> pairs(Program program, int warmUp) {
    var nanos = run(program, JitOptions.USUAL, new Events());
    var pairs = new ArrayList<double[]>();
    for (int i = 2 * warmUp; i + 1 < nanos.size(); i += 2) {
      pairs.add(new double[] {nanos.get(i), nanos.get(i + 1)});
    }
    return pairs;
  }

  private static Program inTurn(int rounds, String first, String second, String functions) {
    var body = new StringBuilder();
    for (var call : List.of(first, second)) {
      body.append(" call x = '").append(call).append("\n print x\n drop x\n");
    }
    return Loop.Rounds.program(rounds, body.toString(), functions);
  }

  /** {@return how much longer a loop takes if it has an assume that holds, in percent} */
  static List<Double> assumePercent(int warmUp, int rounds) {
    var functions =
        "function with (var n)\nversion fast\n"
            + LOOP.formatted(ASSUME)
            + "version base\n"
            + LOOP.formatted(">here:\n")
            + "function without (var n)\n"
            + LOOP.formatted("");
    var program = inTurn(warmUp + rounds, "with(1000000)", "without(1000000)", functions);
    return pairs(program, warmUp).stream().map(pair -> (pair[0] / pair[1] - 1) * 100).toList();
  }

  /** {@return how long it takes to leave compiled code and come back, in microseconds} */
  static List<Double> deoptMicros(int warmUp, int rounds) {
    int calls = 10_000;
    var functions =
        DEOPTS.replace("FUNCTION", "failing")
            + DEOPTS.replace("FUNCTION", "plain").replace("deopts", "none")
            + CALLEES;
    var program =
        inTurn(warmUp + rounds, "deopts(" + calls + ")", "none(" + calls + ")", functions);
    return pairs(program, warmUp).stream().map(pair -> (pair[0] - pair[1]) / 1000 / calls).toList();
  }

  /** {@return the time of what fails forever, by the time of what never assumes anything} */
  static List<Double> settledRatio(int warmUp, int rounds) {
    var arrays =
        " array ints = [1, 2, 3, 4]\n array holes = [1, nil, 3, true]\n"
            + " array flags = [true, nil, 5, true]\n";
    var body =
        " branch (round < 8) $same $mixed\n$same:\n"
            + " call x = 'settle(ints, ints, ints, 20000)\n print x\n drop x\n goto next\n"
            + "$mixed:\n"
            + " call x = 'settle(ints, holes, flags, 100000)\n print x\n drop x\n goto next\n"
            + "next:\n";
    var text = Loop.Rounds.program(warmUp + rounds, arrays, body, SETTLE);
    var compiled = new AtomicInteger();
    var events = new Events();
    events.listen(
        event -> {
          if (event instanceof Event.Compiled) {
            compiled.incrementAndGet();
          }
        });
    var usual = run(text, JitOptions.USUAL, events);
    if (compiled.get() > MOST_COMPILATIONS) {
      throw new IllegalStateException("compiled " + compiled + " times");
    }
    var generic = run(text, JitOptions.USUAL.with(TierPolicy.USUAL.withAttempts(0)), new Events());
    var ratios = new ArrayList<Double>();
    for (int i = warmUp; i < usual.size(); i++) {
      ratios.add(usual.get(i) / generic.get(i));
    }
    return ratios;
  }
}
