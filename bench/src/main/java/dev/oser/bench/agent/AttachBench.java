package dev.oser.bench.agent;

import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import dev.oser.kit.report.Result;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./oser bench attach}: how long it takes to come to a program that runs, and to go. */
@Command(
    name = "attach",
    header = "How long it takes to attach to a busy program.",
    mixinStandardHelpOptions = true,
    description = {
      "Attaches the agent to a busy program with many loaded classes, profiles it for a",
      "while, and detaches. Measures both, and the longest time the program stood still."
    })
public final class AttachBench implements Callable<Integer> {
  private static final List<String> LIBRARIES =
      List.of("guava", "ecj", "h2", "netty-common", "jackson-databind", "rhino", "lucene-core");
  private static final double NANOSECONDS = 1e9;

  @Option(
      names = "--classes",
      defaultValue = "3000",
      description = "How many are loaded (default: ${DEFAULT-VALUE}).")
  private int classes;

  @Option(
      names = "--rounds",
      defaultValue = "3",
      description = "How often, each in a new process (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--mode",
      defaultValue = "hcct",
      description = "Of the agent (default: ${DEFAULT-VALUE}).")
  private String mode = "";

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Spec private CommandSpec spec;

  private record Times(int classes, double attach, double detach, double idle, double stop) {}

  @Override
  public Integer call() throws Exception {
    var out = spec.commandLine().getOut();
    var jars = new PopularJars().get(LIBRARIES);
    var all = new ArrayList<Times>();
    for (int i = 0; i < rounds; i++) {
      var times = round(jars);
      out.printf(
          "%,d classes: attached in %.2f s, detached in %.2f s; stood still for at most %.0f ms"
              + " (%.0f ms before)%n",
          times.classes, times.attach, times.detach, times.stop, times.idle);
      out.flush();
      all.add(times);
    }
    Result.named("attach")
        .with("classes", all.getFirst().classes)
        .with("attach_s", all.stream().mapToDouble(Times::attach).max().orElse(0))
        .with("detach_s", all.stream().mapToDouble(Times::detach).max().orElse(0))
        .with("longest_stop_ms", all.stream().mapToDouble(Times::stop).max().orElse(0))
        .publish(out, json);
    return 0;
  }

  private Times round(List<Path> jars)
      throws IOException,
          InterruptedException,
          AttachNotSupportedException,
          AgentLoadException,
          AgentInitializationException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx2g", "-XX:+EnableDynamicAgentLoading", "-cp"));
    command.add(LoadClasses.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    command.add(AttachTarget.class.getName());
    command.add(String.valueOf(classes));
    jars.forEach(jar -> command.add(jar.toString()));
    var process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    var profile = Files.createTempFile("attach", ".txt");
    try (var answers = process.inputReader()) {
      int loaded = Integer.parseInt(answers.readLine());
      longest(process, answers);
      Thread.sleep(2000);
      double idle = longest(process, answers);
      var machine = VirtualMachine.attach(String.valueOf(process.pid()));
      var jar =
          Path.of(System.getProperty("oser.root", "."), "agent/target/oser-agent.jar")
              .toAbsolutePath()
              .toString();
      long start = System.nanoTime();
      machine.loadAgent(jar, mode + ",out=" + profile);
      long attached = System.nanoTime();
      Thread.sleep(1000);
      long stopping = System.nanoTime();
      machine.loadAgent(jar, "stop");
      long detached = System.nanoTime();
      machine.detach();
      return new Times(
          loaded,
          (attached - start) / NANOSECONDS,
          (detached - stopping) / NANOSECONDS,
          idle,
          longest(process, answers));
    } finally {
      process.destroyForcibly().waitFor();
      Files.delete(profile);
    }
  }

  /** {@return milliseconds} */
  private static double longest(Process process, BufferedReader answers) throws IOException {
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
    return Long.parseLong(answers.readLine()) / 1e6;
  }
}
