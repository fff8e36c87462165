package dev.oser.lang.r.fuzz;

import dev.oser.lang.r.runtime.Directories;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * GNU R, started once: it forks a process for each script, which takes a tenth of the time that
 * starting it takes.
 */
public final class GnuRServer implements AutoCloseable {
  /** Two gigabytes more than R needs to start, in the unit of {@code ulimit}. */
  private static final int MEMORY = 4_000_000;

  private static final String RESOURCES = "/dev/oser/lang/r/fuzz/";

  private final Path directory;
  private final Path scratch;
  private final double patience;
  private @Nullable Process process;
  private @Nullable BufferedWriter questions;
  private @Nullable BufferedReader answers;

  /**
   * Makes a server that starts when it is first asked.
   *
   * @param patience seconds that a script may take
   */
  public GnuRServer(Path directory, double patience) {
    this.directory = directory;
    this.scratch = directory.resolve("case");
    this.patience = patience;
  }

  /** {@return whether GNU R is installed} */
  public static boolean isThere() {
    try {
      return new ProcessBuilder("Rscript", "--version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** {@return what GNU R writes when it runs a script} */
  static String output(String script) {
    try {
      var file = Files.writeString(Files.createTempFile("oser", ".R"), script);
      try {
        var gnu =
            new ProcessBuilder("Rscript", "--vanilla", file.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new String(gnu.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the text that shows all of a script} */
  static String driver() {
    return text("drive.R");
  }

  static String text(String name) {
    try (InputStream in = GnuRServer.class.getResourceAsStream(RESOURCES + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return what GNU R shows of a script; null if it did not end by itself} */
  public @Nullable String run(String script) {
    try {
      Directories.remove(scratch);
      Files.createDirectory(scratch);
      Files.writeString(scratch.resolve("script.R"), script);
      var output = scratch.resolve("gnu.txt");
      boolean done = ask(scratch.toString()).equals("done");
      return done && Files.exists(output)
          ? new String(Files.readAllBytes(output), StandardCharsets.UTF_8)
          : null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the answer; a server that died has none, and another one takes its place} */
  private String ask(String question) throws IOException {
    if (process == null || !process.isAlive()) {
      start();
    }
    try {
      var to = Objects.requireNonNull(questions);
      to.write(question + "\n");
      to.flush();
      var answer = Objects.requireNonNull(answers).readLine();
      return answer == null ? "" : answer;
    } catch (IOException e) {
      close();
      return "";
    }
  }

  private void start() throws IOException {
    var driver = Files.writeString(directory.resolve("drive.R"), driver());
    var server = Files.writeString(directory.resolve("server.R"), text("server.R"));
    var command = "ulimit -v " + MEMORY + "; exec Rscript --vanilla \"$0\" \"$@\"";
    var builder =
        new ProcessBuilder(
                List.of("sh", "-c", command, server.toString(), driver.toString(), "" + patience))
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("LC_ALL", "C.UTF-8");
    process = builder.start();
    questions = process.outputWriter(StandardCharsets.UTF_8);
    answers = process.inputReader(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    if (process != null) {
      process.destroyForcibly();
      process = null;
    }
  }
}
