package dev.oser.bench.profile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Where workloads run. Their jars are resolved by Maven into a directory of their own the first
 * time; their drivers are compiled against them.
 */
final class Workshop {
  private static final String COPY =
      "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy-dependencies";
  private static final String SAMPLER = "linux-x64/libasyncProfiler.so";

  private final Path root = Path.of(System.getProperty("oser.root", ".")).toAbsolutePath();
  private final Path sources = root.resolve("bench/src/workloads");
  private final Path directory = root.resolve("bench/target/workloads");
  private final Path jars = directory.resolve("lib");
  private final Path classes = directory.resolve("classes");

  Workshop() throws IOException {
    Files.createDirectories(directory);
  }

  /**
   * How much a process does.
   *
   * @param warmUp seconds before it measures
   * @param rounds rounds that it measures
   */
  record Effort(double warmUp, int rounds) {}

  /** Gets the jars, unless they are there, and compiles the drivers. */
  void prepare() throws IOException, InterruptedException {
    var pom = sources.resolve("pom.xml");
    var stamp = directory.resolve("pom.xml");
    if (!Files.exists(stamp) || Files.mismatch(pom, stamp) >= 0) {
      System.err.println("getting the workloads from Maven Central");
      command(
          List.of("mvn", "-B", "-q", "-f", pom.toString(), COPY, "-DoutputDirectory=" + jars),
          directory.resolve("maven.log"));
      Files.copy(pom, stamp, StandardCopyOption.REPLACE_EXISTING);
    }
    Files.createDirectories(classes);
    var arguments =
        new ArrayList<>(
            List.of("-proc:none", "-nowarn", "-d", classes.toString(), "-cp", libraries()));
    try (var files = Files.walk(sources)) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
    }
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))
        != 0) {
      throw new IllegalStateException("the drivers of the workloads do not compile");
    }
  }

  private String libraries() throws IOException {
    try (var files = Files.list(jars)) {
      return files.map(Path::toString).sorted().collect(Collectors.joining(":"));
    }
  }

  /** {@return a file in the workshop} */
  Path file(String name) {
    return directory.resolve(name);
  }

  /** {@return the flag that makes the agent profile a run} */
  String agent(Workload workload, String options, Path out) {
    return "-javaagent:%s=%s,%s,out=%s"
        .formatted(root.resolve("agent/target/oser-agent.jar"), options, workload.filter(), out);
  }

  /** {@return the flag that makes async-profiler sample a run, or null if there is none here} */
  @Nullable String sampler(Path out) throws IOException {
    var library = directory.resolve("libasyncProfiler.so");
    if (!System.getProperty("os.name").equals("Linux")
        || !System.getProperty("os.arch").equals("amd64")) {
      return null;
    }
    if (!Files.exists(library)) {
      try (var files = Files.list(jars);
          var jar =
              new ZipFile(
                  files
                      .filter(each -> each.getFileName().toString().startsWith("async-profiler"))
                      .findFirst()
                      .orElseThrow()
                      .toFile())) {
        Files.copy(jar.getInputStream(jar.getEntry(SAMPLER)), library);
      }
    }
    return "-agentpath:" + library + "=start,event=itimer,interval=1ms,collapsed,file=" + out;
  }

  /** Starts a workload in a JVM of its own. */
  WorkloadProcess start(Workload workload, @Nullable String profiler) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xms2g", "-Xmx6g", "-XX:+UseSerialGC", "-Xss4m"));
    command.addAll(List.of("-Doser.root=" + root, "--enable-native-access=ALL-UNNAMED"));
    if (profiler != null) {
      command.add(profiler);
    }
    var path = Stream.of(System.getProperty("java.class.path"), classes.toString(), libraries());
    command.addAll(List.of("-cp", path.collect(Collectors.joining(":"))));
    command.addAll(List.of(WorkloadFork.class.getName(), workload.fork()));
    command.add(String.valueOf(workload.size()));
    return new WorkloadProcess(command);
  }

  /** Runs a workload in a JVM of its own, to its end. */
  void run(Workload workload, Effort effort, String profiler)
      throws IOException, InterruptedException {
    try (var process = start(workload, profiler)) {
      process.warmUp(effort.warmUp());
      for (int round = 0; round < effort.rounds(); round++) {
        process.round();
      }
    }
  }

  private static void command(List<String> command, Path output)
      throws IOException, InterruptedException {
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!process.waitFor(1, TimeUnit.HOURS)) {
      process.destroyForcibly();
    }
    if (process.exitValue() != 0) {
      throw new IllegalStateException("failed: " + String.join(" ", command) + "\n" + tail(output));
    }
  }

  private static String tail(Path file) {
    try {
      var lines = Files.readAllLines(file);
      return String.join("\n", lines.subList(Math.max(0, lines.size() - 20), lines.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
