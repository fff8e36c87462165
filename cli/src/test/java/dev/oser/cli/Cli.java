package dev.oser.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs commands in this process, as a person would in a terminal. */
public final class Cli {
  /** What a command left behind. */
  public record Result(int status, String out, String err) {}

  private Cli() {}

  public static Result run(String... args) {
    return runWithInput("", args);
  }

  public static Result runWithInput(String input, String... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    int status =
        Main.run(
            args,
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Result(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** {@return a file of the project} */
  public static Path file(String name) {
    return Path.of(System.getProperty("oser.root", "..")).resolve(name);
  }
}
