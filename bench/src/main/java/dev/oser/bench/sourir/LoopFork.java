package dev.oser.bench.sourir;

import dev.oser.bench.Fork;
import dev.oser.kit.event.Events;
import dev.oser.lang.sourir.Engine;
import dev.oser.lang.sourir.JitEngine;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Speculation;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs in a JVM of its own: times one loop, compiled and in Java, in turn; then once or twice in
 * the model. Prints a line {@code oser java} of nanoseconds per round, and last one {@code model}.
 */
final class LoopFork {
  private static final int MODEL_ROUNDS = 2;

  private LoopFork() {}

  /** What was measured: nanoseconds of each round, and of the fastest in the model. */
  record Times(List<Double> oser, List<Double> java, double model) {}

  public static void main(String[] arguments) {
    var loop = Loop.valueOf(arguments[0]);
    int warmUp = Integer.parseInt(arguments[1]);
    int rounds = Integer.parseInt(arguments[2]);
    var java = new ArrayList<Double>();
    var clock =
        new Clock(
            printed -> {
              long start = CpuTime.now();
              long result = loop.inJava(loop.size());
              java.add((double) (CpuTime.now() - start));
              require(loop, printed, result);
            });
    run(new JitEngine(JitOptions.USUAL, new Events()), loop, warmUp + rounds, clock);
    for (int i = warmUp; i < warmUp + rounds; i++) {
      System.out.println(clock.nanos().get(i) + " " + java.get(i));
    }
    var slow = new Clock(printed -> require(loop, printed, loop.inJava(loop.size())));
    run(Engine.MODEL, loop, MODEL_ROUNDS, slow);
    System.out.println(slow.nanos().stream().mapToDouble(Double::doubleValue).min().orElseThrow());
  }

  private static void require(Loop loop, String printed, long result) {
    if (!printed.equals(String.valueOf(result))) {
      throw new IllegalStateException(loop + ": " + printed + " is not " + result);
    }
  }

  static void run(Engine engine, Loop loop, int rounds, Clock clock) {
    var ending = engine.run(loop.program(rounds, loop.size()), clock, Speculation.PLAIN);
    if (!ending.outcome().equals(new Outcome.Stopped(0))) {
      throw new IllegalStateException(loop + " ended with " + ending.outcome());
    }
  }

  /** Starts a JVM for a loop. */
  static Times run(Loop loop, int warmUp, int rounds) {
    var command = new ArrayList<>(Fork.java("-Xms2g", "-Xmx2g", "-XX:+UseSerialGC"));
    command.add(LoopFork.class.getName());
    command.addAll(List.of(loop.name(), String.valueOf(warmUp), String.valueOf(rounds)));
    var lines = Fork.lines(command);
    var oser = new ArrayList<Double>();
    var java = new ArrayList<Double>();
    for (var line : lines.subList(0, lines.size() - 1)) {
      var parts = line.split(" ");
      oser.add(Double.parseDouble(parts[0]));
      java.add(Double.parseDouble(parts[1]));
    }
    return new Times(oser, java, Double.parseDouble(lines.getLast()));
  }
}
