package dev.oser.bench.profile;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A {@link WorkloadFork}, seen from outside. While it is told nothing it does nothing. */
final class WorkloadProcess implements AutoCloseable {
  /** A process that has not answered by then never will. */
  private static final int HOURS = 1;

  /** How many lines of its output are shown if it fails. */
  private static final int TAIL = 20;

  private final List<String> command;
  private final Process process;
  private final BufferedWriter commands;
  private final BufferedReader answers;
  private final ArrayDeque<String> tail = new ArrayDeque<>();

  /**
   * What a round took and put out.
   *
   * @param checksum of the output
   */
  record Round(double seconds, long checksum) {}

  WorkloadProcess(List<String> command) throws IOException {
    this.command = command;
    process = new ProcessBuilder(command).redirectErrorStream(true).start();
    commands = process.outputWriter();
    answers = process.inputReader();
  }

  /** Lets it do its work again and again for so long. */
  void warmUp(double seconds) throws IOException, InterruptedException {
    ask(WorkloadFork.WARM_UP + " " + seconds, WorkloadFork.WARM_UP);
  }

  /** Lets it do its work once. */
  Round round() throws IOException, InterruptedException {
    var answer = ask(WorkloadFork.ROUND, WorkloadFork.ROUND + " ").split(" ");
    return new Round(Double.parseDouble(answer[1]) / 1e9, Long.parseLong(answer[2]));
  }

  private String ask(String question, String answer) throws IOException, InterruptedException {
    try {
      commands.write(question + "\n");
      commands.flush();
    } catch (IOException e) {
      throw failure(e);
    }
    var late = CompletableFuture.delayedExecutor(HOURS, TimeUnit.HOURS);
    var end = CompletableFuture.runAsync(process::destroyForcibly, late);
    try {
      for (var line = read(); line != null; line = read()) {
        if (line.startsWith(answer)) {
          return line;
        }
      }
    } finally {
      end.cancel(false);
    }
    throw failure(null);
  }

  private @Nullable String read() throws IOException {
    var line = answers.readLine();
    if (line != null) {
      tail.add(line);
      if (tail.size() > TAIL) {
        tail.remove();
      }
    }
    return line;
  }

  private IllegalStateException failure(@Nullable Throwable cause) throws InterruptedException {
    process.waitFor(1, TimeUnit.SECONDS);
    return new IllegalStateException(
        "failed: " + String.join(" ", command) + "\n" + String.join("\n", tail), cause);
  }

  /** Tells it that this was all, and waits until it has ended. */
  @Override
  public void close() throws IOException {
    try {
      commands.close();
    } catch (IOException e) {
      // It has ended already, and how it ended says more.
    }
    while (read() != null) {}
    try {
      if (process.waitFor() != 0) {
        throw failure(null);
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
