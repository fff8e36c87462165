package dev.oser.bench.osr;

import dev.oser.bench.Fork;
import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.text.Parser;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Runs in a JVM of its own: the cost of a transition by the number of live values it takes along. A
 * loop calls a function with so many arguments, all of which are live at its point. Prints a line
 * {@code never always} of nanoseconds per call for each round.
 */
final class LiveValues {
  static final List<Integer> COUNTS = List.of(1, 2, 4, 8, 15);

  private static final int CALLS = 20_000_000;

  private LiveValues() {}

  private static String program(int live) {
    var values = IntStream.range(0, live).mapToObj(i -> "%v" + i).toList();
    var code = new StringBuilder();
    code.append("func @body(").append(joined(values, ": i64")).append(") -> i64 {\nentry:\n");
    code.append("  %s0 = i64.xor %v0, 1\n");
    for (int i = 1; i < live; i++) {
      code.append("  %m" + i + " = i64.mul %s" + (i - 1) + ", 31\n");
      code.append("  %s" + i + " = i64.add %m" + i + ", %v" + i + "\n");
    }
    code.append("  return %s" + (live - 1) + "\n}\n");
    code.append(
        """
        func @kernel(%n: i32) -> i64 {
        entry:
          %start = i64.from_i32 %n
          jump loop(0, %start)
        loop(%i: i32, %sum: i64):
          %k = i64.from_i32 %i
          %result = call @body(ARGUMENTS)
          %next = i32.add %i, 1
          %more = i32.lt %next, %n
          branch %more, loop(%next, %result), done
        done:
          return %result
        }
        """
            .replace(
                "ARGUMENTS",
                IntStream.range(0, live)
                    .mapToObj(i -> i % 2 == 0 ? "%sum" : "%k")
                    .collect(Collectors.joining(", "))));
    return code.toString();
  }

  private static String joined(List<String> values, String type) {
    return values.stream().map(value -> value + type).collect(Collectors.joining(", "));
  }

  private static Machine load(int live, Variant variant) {
    var options = MachineOptions.writingTo(OutputStream.nullOutputStream()).with(Engine.COMPILER);
    var machine = new Machine(options);
    machine.load(new Parser().parse("live.oir", program(live)));
    variant.insertAtEntry(machine, "body");
    return machine;
  }

  public static void main(String[] arguments) {
    int live = Integer.parseInt(arguments[0]);
    int warmUp = Integer.parseInt(arguments[1]);
    int rounds = Integer.parseInt(arguments[2]);
    var never = load(live, Variant.ENTRY_NEVER);
    var always = load(live, Variant.ENTRY_ALWAYS);
    for (int round = 0; round < warmUp + rounds; round++) {
      boolean neverFirst = round % 2 == 0;
      double first = time(neverFirst ? never : always);
      double second = time(neverFirst ? always : never);
      if (round >= warmUp) {
        System.out.println(neverFirst ? first + " " + second : second + " " + first);
      }
    }
  }

  private static double time(Machine machine) {
    long start = System.nanoTime();
    machine.call("kernel", CALLS);
    return (System.nanoTime() - start) / (double) CALLS;
  }

  /** Starts a JVM and returns the cost of a transition in each round, in nanoseconds. */
  static List<Double> run(int live, OsrOptions options) {
    var command = new ArrayList<>(Fork.java("-XX:+UseSerialGC"));
    command.add(LiveValues.class.getName());
    command.add(String.valueOf(live));
    command.add(String.valueOf(options.warmUp));
    command.add(String.valueOf(options.rounds));
    return Fork.lines(command).stream()
        .map(line -> line.split(" "))
        .map(parts -> Double.parseDouble(parts[1]) - Double.parseDouble(parts[0]))
        .toList();
  }
}
