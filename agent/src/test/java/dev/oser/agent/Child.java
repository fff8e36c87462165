package dev.oser.agent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs workloads in JVMs of their own, with the jar that ships. */
final class Child {
  static final Path ROOT =
      Path.of(System.getProperty("oser.root", "..")).toAbsolutePath().normalize();
  static final Path JAR = ROOT.resolve("agent/target/oser-agent.jar");
  private static final Path CLASSES = ROOT.resolve("agent/target/test-classes");

  /** What a process left behind. */
  record Result(int status, String out, String err) {}

  private Child() {}

  /**
   * Runs a workload.
   *
   * @param agent the options of the agent, or null for none
   * @param workload the simple name of the class and arguments
   */
  static Result run(Path directory, @Nullable String agent, String... workload) throws Exception {
    return run(directory, command(agent, workload));
  }

  static List<String> command(@Nullable String agent, String... workload) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:+BytecodeVerificationLocal",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC"));
    command.addAll(List.of("-Xss512k", "--enable-native-access=ALL-UNNAMED"));
    if (agent != null) {
      command.add("-javaagent:" + JAR + "=" + agent);
    }
    command.addAll(List.of("-cp", CLASSES.toString()));
    command.add("dev.oser.agent.workload." + workload[0]);
    command.addAll(Arrays.asList(workload).subList(1, workload.length));
    return command;
  }

  static Result run(Path directory, List<String> command) throws IOException, InterruptedException {
    var out = Files.createTempFile(directory, "out", "");
    var err = Files.createTempFile(directory, "err", "");
    int status =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    return new Result(
        status,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }
}
