package dev.oser.bench.agent;

import dev.oser.kit.report.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code ./oser bench agent-check}: loads every class of popular jars with and without the agent.
 */
@Command(
    name = "agent-check",
    header = "Instruments and verifies every class of some jars.",
    mixinStandardHelpOptions = true,
    description = {
      "Instruments and verifies every class of some jars in the modes of the agent.",
      "What that prints is compared with what it prints without, and the attributes",
      "of the classes with those they had. Classes are initialised, too, unless they",
      "are those of --jars."
    })
public final class AgentCheck implements Callable<Integer> {
  private static final List<String> MODES = List.of("hcct", "hcct,burst=2:1", "cct", "paths", "bl");

  /** Those that differ in the code they make; for very many classes. */
  private static final List<String> KINDS = List.of("cct", "hcct,burst=2:1", "paths");

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--jars",
      paramLabel = "COUNT",
      description = "So many popular jars of Maven Central (at most 50).")
  private int popular;

  @Parameters(
      arity = "0..*",
      paramLabel = "JAR",
      description = "The jars (default: some of the local Maven repository).")
  private List<Path> jars = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var out = spec.commandLine().getOut();
    var chosen =
        popular > 0 ? new PopularJars().get(popular) : jars.isEmpty() ? LocalJars.find() : jars;
    var expected = load(chosen, null);
    long classes = expected.stream().filter(line -> line.endsWith(" ok")).count();
    long refused = expected.stream().filter(AgentCheck::isRefused).count();
    out.printf("%,d classes of %d jars load without the agent%n", classes, chosen.size());
    out.flush();
    long errors = 0;
    long differences = new TableCheck(out).check(chosen);
    for (var mode : popular > 0 ? KINDS : MODES) {
      var actual = load(chosen, mode);
      // Some are refused as they are.
      long wrong = actual.stream().filter(AgentCheck::isRefused).count() - refused;
      long different = differences(expected, actual, out);
      out.printf("%-14s %d verify errors, %d lines differ%n", mode, wrong, different);
      out.flush();
      errors += wrong;
      differences += different;
    }
    Result.named("agent-check")
        .with("classes", classes)
        .with("verify_errors", errors)
        .with("output_differences", differences)
        .publish(out, json);
    return errors + differences == 0 ? 0 : 1;
  }

  /** Counts lines that only one of them has; order does not matter, for threads may print. */
  private static long differences(List<String> expected, List<String> actual, PrintWriter out) {
    var missing = new ArrayList<>(expected);
    missing.removeAll(new HashSet<>(actual));
    var additional = new ArrayList<>(actual);
    additional.removeAll(new HashSet<>(expected));
    missing.forEach(line -> out.println("- " + line));
    additional.forEach(line -> out.println("+ " + line));
    return missing.size() + additional.size();
  }

  private static boolean isRefused(String line) {
    return line.endsWith("VerifyError") || line.endsWith("FormatError");
  }

  private List<String> load(List<Path> jars, @Nullable String mode)
      throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // The agent keeps the paths of every method it has instrumented, and there are two million.
    command.add(popular > 0 ? "-Xmx8g" : "-Xmx3g");
    if (mode != null) {
      var agent = Path.of(System.getProperty("oser.root", "."), "agent/target/oser-agent.jar");
      command.add("-javaagent:" + agent + "=" + mode + ",out=/dev/null");
    }
    command.add("-cp");
    // Not all of our class path: the parts of the agent are on it.
    command.add(LoadClasses.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    command.add(LoadClasses.class.getName());
    command.add(popular > 0 ? LoadClasses.LINK : LoadClasses.INITIALISE);
    jars.forEach(jar -> command.add(jar.toString()));
    var output = Files.createTempFile("agent-check", ".txt");
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(output.toFile())
          .start()
          .waitFor();
      return Files.readAllLines(output, StandardCharsets.UTF_8);
    } finally {
      Files.delete(output);
    }
  }
}
