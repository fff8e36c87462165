package dev.oser.bench.agent;

import dev.oser.kit.report.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code ./oser bench agent-jdks}: the same programs on several JVMs, with and without the agent.
 */
@Command(
    name = "agent-jdks",
    header = "Programs with and without the agent on several JDKs.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs programs on every version of Java below /usr/lib/jvm, with and without the",
      "agent, in several modes, and compares output and status. On JVMs before 17 the",
      "agent must say one line and leave the program alone."
    })
public final class AgentJdks implements Callable<Integer> {
  private static final List<String> MODES = List.of("cct", "hcct,burst=2:1", "paths");
  private static final int OLDEST = 17;
  private static final int MINUTES = 5;

  @Option(names = "--jdk", paramLabel = "HOME", description = "Another Java; may be repeated.")
  private List<Path> named = List.of();

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Spec private CommandSpec spec;

  private record Run(String status, String out, String err) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    var out = spec.commandLine().getOut();
    var directory = Files.createTempDirectory("agent-jdks");
    int failures = 0;
    int runs = 0;
    var jdks = Jdk.find(named);
    for (var jdk : jdks) {
      var programs = JdkProgram.all(jdk.feature(), directory);
      int failed = 0;
      for (var program : programs) {
        failed += failures(jdk, program, directory, out);
      }
      out.printf(
          "Java %-14s %d programs in %d modes, %d failures%n",
          jdk.version(), programs.size(), MODES.size(), failed);
      out.flush();
      failures += failed;
      runs += programs.size() * MODES.size();
    }
    Result.named("agent-jdks")
        .with("versions", jdks.size())
        .with("runs", runs)
        .with("failures", failures)
        .publish(out, json);
    return failures == 0 ? 0 : 1;
  }

  private static int failures(Jdk jdk, JdkProgram program, Path directory, PrintWriter out)
      throws IOException, InterruptedException {
    var expected = run(jdk, program, null, directory);
    int failures = 0;
    for (var mode : MODES) {
      var profile = Files.createTempFile(directory, "profile", "");
      Files.delete(profile);
      var actual = run(jdk, program, mode + ",out=" + profile, directory);
      var difference = difference(jdk, expected, actual, profile);
      if (difference != null) {
        out.println("Java " + jdk.version() + ", " + program.name() + ", " + mode + difference);
        failures++;
      }
    }
    return failures;
  }

  private static @Nullable String difference(Jdk jdk, Run expected, Run actual, Path profile) {
    if (jdk.feature() < OLDEST) {
      int lineEnd = actual.err.indexOf('\n') + 1;
      var rest = new Run(actual.status, actual.out, actual.err.substring(lineEnd));
      return rest.equals(expected)
              && actual.err.startsWith("oser-agent: needs Java 17 or later, and this is Java ")
          ? null
          : ": " + actual;
    }
    if (!actual.equals(expected)) {
      return ": " + expected + " became " + actual;
    }
    return Files.exists(profile) ? null : ": there is no profile";
  }

  private static Run run(Jdk jdk, JdkProgram program, @Nullable String agent, Path directory)
      throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(jdk.java());
    command.addAll(List.of("-Xss512k", "-XX:+UseSerialGC"));
    if (agent != null) {
      var jar = Path.of(System.getProperty("oser.root", "."), "agent/target/oser-agent.jar");
      command.add("-javaagent:" + jar.toAbsolutePath() + "=" + agent);
    }
    command.addAll(program.command());
    var out = directory.resolve("out");
    var err = directory.resolve("err");
    var process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    boolean hasEnded = process.waitFor(MINUTES, TimeUnit.MINUTES);
    if (!hasEnded) {
      process.destroyForcibly().waitFor();
    }
    var status = hasEnded ? "status " + process.exitValue() : "never ended";
    return new Run(status, Files.readString(out), Files.readString(err));
  }
}
