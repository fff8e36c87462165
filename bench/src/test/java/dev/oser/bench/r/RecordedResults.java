package dev.oser.bench.r;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What GNU R says about the programs, so that the build needs no R. With {@code -Doser.update=true}
 * it is asked about programs that have no line yet: delete the line of a program that changed.
 */
record RecordedResults(Map<String, String> results) {
  private static final Path ROOT = Path.of(System.getProperty("oser.root", ".."));
  private static final Path FILE = ROOT.resolve("bench/src/test/r/results.tsv");
  private static final String HEADING = "# What GNU R 4.2.2 says; RecordedResults asks it.\n";

  static RecordedResults read() throws IOException {
    var recorded = new TreeMap<String, String>();
    for (var line : Files.exists(FILE) ? Files.readAllLines(FILE) : List.<String>of()) {
      if (!line.startsWith("#")) {
        var fields = line.split("\t", 2);
        recorded.put(fields[0], fields[1]);
      }
    }
    if (Boolean.getBoolean("oser.update") && RProcess.isGnuThere()) {
      update(recorded);
    }
    return new RecordedResults(recorded);
  }

  private static void update(TreeMap<String, String> recorded) throws IOException {
    var programs =
        Arrays.stream(Family.values())
            .flatMap(family -> family.programs().stream())
            .collect(Collectors.toMap(RProgram::toString, program -> program));
    recorded.keySet().retainAll(programs.keySet());
    programs.forEach(
        (name, program) ->
            recorded.computeIfAbsent(
                name, _ -> RProcess.GNU.run(ROOT, program.fromTheStart(1)).result()));
    Files.writeString(
        FILE,
        recorded.entrySet().stream()
            .map(entry -> entry.getKey() + "\t" + entry.getValue() + "\n")
            .collect(Collectors.joining("", HEADING, "")));
  }

  String of(RProgram program) {
    return results.getOrDefault(
        program.toString(), "not recorded; run the tests with -Doser.update=true where GNU R is");
  }
}
