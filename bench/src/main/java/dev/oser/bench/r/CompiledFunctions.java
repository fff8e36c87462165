package dev.oser.bench.r;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What {@code oser explain} says was compiled: functions, and versions of them for arguments. */
record CompiledFunctions(int callees, int versions) {
  CompiledFunctions(String explanation) {
    this(units(explanation));
  }

  private CompiledFunctions(List<String> units) {
    this(callees(units), units.size());
  }

  /** A unit begins at the start of a line; what is said of it is indented. Loops are no calls. */
  private static List<String> units(String explanation) {
    var lines = explanation.lines().toList();
    return IntStream.range(0, lines.size() - 1)
        .filter(i -> lines.get(i + 1).startsWith("  compiled "))
        .mapToObj(lines::get)
        .filter(line -> !line.contains(" loop@") && !line.startsWith("expression"))
        .toList();
  }

  private static int callees(List<String> units) {
    Set<String> names = new HashSet<>();
    units.forEach(unit -> names.add(unit.split(" ", 2)[0]));
    return names.size();
  }
}
