package dev.oser.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code oser profile}: runs any JVM program with the agent. */
@Command(
    name = "profile",
    header = "Profiles any JVM program: hot calling contexts, or paths through loops.",
    description = {
      "Runs a java command with the profiling agent. The program's output and exit status",
      "stay what they are; the profile follows on the error stream, or goes to a file.",
      "",
      "Modes: hcct (default), the hot calling contexts, in small space; cct, all of them,",
      "exactly; paths, sequences of paths through the loops of methods; bl, single paths.",
      "",
      "The word 'java' alone means the JDK that runs oser; a path may be to any from 17 on."
    },
    footer = {
      "",
      "Examples:",
      "  oser profile -- java -jar app.jar",
      "  oser profile cct --include 'com.acme.*' --out app.txt -- java -cp app.jar com.acme.Main",
      "  oser profile paths --include 'com.acme.*' --html app.html -- java -jar app.jar",
      "  oser profile attach 4711 --for 30",
      "  oser profile top 4711"
    })
final class ProfileCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private ProfileOptions options = new ProfileOptions();

  @Mixin private ProfileTarget target = new ProfileTarget();

  @Parameters(
      arity = "0..*",
      paramLabel = "[MODE] -- java ARGUMENT",
      description = "What to profile, and the command.")
  private List<String> words = List.of();

  private ProfileCommand(Streams streams) {
    this.streams = streams;
  }

  static CommandLine with(Streams streams) {
    return new CommandLine(new ProfileCommand(streams))
        .addSubcommand(new ProfileAttachCommand(streams))
        .addSubcommand(new ProfileTopCommand(streams))
        .addSubcommand(new ProfileImportCommand(streams))
        .addSubcommand(new ProfileReportCommand(streams))
        .addSubcommand(new ProfileDiffCommand(streams));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    boolean hasMode = !words.isEmpty() && ProfileOptions.MODES.contains(words.getFirst());
    var mode = hasMode ? words.getFirst() : ProfileOptions.MODES.getFirst();
    var rest = hasMode ? words.subList(1, words.size()) : words;
    if (rest.isEmpty()) {
      throw new Failure("what to run? Say: oser profile " + mode + " -- java -jar app.jar");
    }
    checkMode(rest);
    var profile = target.prepare(options);
    var command = new ArrayList<String>();
    command.add(java(rest.getFirst()));
    command.add("-javaagent:" + AgentJar.find() + "=" + options.text(mode, profile.toString()));
    command.addAll(rest.subList(1, rest.size()));
    streams.out().flush();
    int status = new ProcessBuilder(command).inheritIO().start().waitFor();
    try {
      target.finish(profile, String.join(" ", rest), streams);
    } catch (Failure | UncheckedIOException e) {
      // The exit status stays that of the program.
      streams.err().println("oser: " + e.getMessage());
    }
    return status;
  }

  /** A word before the command that is no mode was meant to be one. */
  private static void checkMode(List<String> words) {
    if (words.size() > 1 && !isJava(words.getFirst()) && isJava(words.get(1))) {
      throw ProfileOptions.unknownMode(words.getFirst());
    }
  }

  private static String java(String word) {
    if (word.equals("java")) {
      return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
    if (!isJava(word)) {
      throw new Failure("the command must start with java, not '" + word + "'");
    }
    return word;
  }

  private static boolean isJava(String word) {
    var file = Path.of(word).getFileName();
    return file != null && file.toString().matches("java(\\.exe)?");
  }
}
