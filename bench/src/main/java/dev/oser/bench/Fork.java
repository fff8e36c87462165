package dev.oser.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts JVMs like this one. */
public final class Fork {
  private Fork() {}

  /** {@return a command that runs a class with this JVM's flags and class path, and more flags} */
  public static List<String> java(String... flags) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of(flags));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    return command;
  }

  /** Runs a command and returns what it prints; what it says on its error stream goes to ours. */
  public static List<String> lines(List<String> command) {
    try {
      var process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException("a benchmark process failed: " + String.join(" ", command));
      }
      return output.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
