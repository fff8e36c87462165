package dev.oser.bench.r;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** One of the two that run R: GNU R's {@code Rscript}, or {@code ./oser}. */
enum RProcess {
  GNU {
    @Override
    List<String> command(Path root, List<String> arguments) {
      var command = new ArrayList<>(List.of("Rscript", "--vanilla"));
      command.addAll(arguments.getFirst().equals("run") ? arguments.subList(1, 2) : arguments);
      return command;
    }
  },
  OSER {
    @Override
    List<String> command(Path root, List<String> arguments) {
      var command = new ArrayList<>(List.of(root.resolve("oser").toString()));
      command.addAll(arguments);
      return command;
    }
  };

  /** What a run took and printed. */
  record Run(double seconds, long peakKilobytes, String output) {
    /** {@return the seconds that the program printed for each round} */
    double[] rounds() {
      return output
          .lines()
          .filter(line -> line.startsWith("seconds "))
          .mapToDouble(line -> Double.parseDouble(line.substring(8).strip()))
          .toArray();
    }

    /** {@return what the program computed} */
    String result() {
      return output
          .lines()
          .filter(line -> line.startsWith("result "))
          .map(line -> line.substring(7).strip())
          .findFirst()
          .orElse("nothing");
    }
  }

  abstract List<String> command(Path root, List<String> arguments);

  /** {@return whether there is a GNU R to compare with} */
  static boolean isGnuThere() {
    try {
      GNU.evaluate(Path.of("."), "invisible()");
      return true;
    } catch (IllegalStateException | UncheckedIOException e) {
      return false;
    }
  }

  /** What is done with a process that runs a script, as long as the script is there. */
  interface Use<T> {
    T use(Process process) throws IOException, InterruptedException;
  }

  /** Starts a script and hands its process out; ends it if it still runs afterwards. */
  <T> T with(Path root, String script, Use<T> use) {
    return withFile(
        script,
        file -> {
          var process = launch(root, List.of("run", file.toString()));
          try {
            return use.use(process);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
          } finally {
            process.destroyForcibly();
          }
        });
  }

  /** Runs a script. */
  Run run(Path root, String script, String... options) {
    return withFile(
        script,
        file -> {
          var arguments = new ArrayList<>(List.of("run"));
          arguments.addAll(List.of(options));
          arguments.add(file.toString());
          return start(root, arguments);
        });
  }

  /** {@return what {@code oser explain} says about a script, behind what the script prints} */
  String explain(Path root, String script) {
    return withFile(script, file -> start(root, List.of("explain", file.toString())).output());
  }

  private interface FileUse<T> {
    T use(Path file) throws IOException;
  }

  private static <T> T withFile(String script, FileUse<T> use) {
    try {
      var file = Files.createTempFile("oser-bench", ".R");
      try {
        Files.writeString(file, script);
        return use.use(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Evaluates an expression. */
  Run evaluate(Path root, String expression) {
    return start(root, List.of("-e", expression));
  }

  /** Starts a process whose errors go where ours go. */
  Process launch(Path root, List<String> arguments) throws IOException {
    var builder =
        new ProcessBuilder(command(root, arguments)).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("LC_ALL", "C.UTF-8");
    return builder.start();
  }

  private Run start(Path root, List<String> arguments) {
    try {
      long start = System.nanoTime();
      var process = launch(root, arguments);
      var peak = CompletableFuture.supplyAsync(() -> watch(process));
      var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = process.waitFor();
      double seconds = (System.nanoTime() - start) / 1e9;
      if (status != 0) {
        throw new IllegalStateException(
            String.join(" ", command(root, arguments))
                + " ended with status "
                + status
                + "\n"
                + output);
      }
      return new Run(seconds, peak.join(), output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The most memory that a process had as long as it could be asked. */
  private static long watch(Process process) {
    long most = 0;
    while (process.isAlive()) {
      var now = peakOf(process.pid());
      most = now == null ? most : Math.max(most, now);
      try {
        Thread.sleep(2);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return most;
      }
    }
    return most;
  }

  private static @Nullable Long peakOf(long pid) {
    try {
      return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .map(line -> Long.valueOf(line.replaceAll("[^0-9]", "")))
          .findFirst()
          .orElse(null);
    } catch (IOException | UncheckedIOException e) {
      return null; // it has just ended, or this system has no such file
    }
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
