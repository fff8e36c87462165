package dev.oser.bench.r;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A process that runs R and is asked again and again. Requests are files, because neither R gives a
 * line of its standard input to the program before the next one has come; answers are lines.
 */
final class Conversation implements AutoCloseable {
  private static final String ANSWER = "answer ";

  private final RProcess kind;
  private final Path folder;
  private final Process process;
  private final BufferedReader output;
  private int requests;

  Conversation(RProcess kind, Path root, String script) {
    this.kind = kind;
    try {
      folder = Files.createTempDirectory("oser-bench");
      var file = folder.resolve("server.R");
      Files.writeString(file, script + "\nserve(\"" + folder + "\")\n");
      process = kind.launch(root, List.of("run", file.toString()));
      // It waits for requests for ever.
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
      output =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the answer to a request} */
  String ask(String... request) {
    try {
      send(request);
      String line;
      do {
        line = output.readLine();
        if (line == null) {
          throw new IllegalStateException(
              kind + " ended when asked: " + String.join("\n", request));
        }
      } while (!line.startsWith(ANSWER));
      return line.substring(ANSWER.length());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void send(String... request) throws IOException {
    var draft = folder.resolve("draft");
    Files.write(draft, List.of(request));
    requests++;
    // Moved, so that nobody sees half of it.
    Files.move(draft, folder.resolve(Integer.toString(requests)), StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() {
    try {
      send("end");
      process.waitFor();
      try (var files = Files.list(folder)) {
        for (var file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
