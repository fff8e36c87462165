package dev.oser.agent.session;

import dev.oser.agent.runtime.Daemon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Watches for a file: who makes it asks for the profile so far, and sees it vanish when done. */
final class Trigger {
  private static final int PERIOD_MILLISECONDS = 200;

  private Trigger() {}

  /**
   * Watches from now on.
   *
   * @param isOver whether nobody has anything to ask for any more
   */
  static void watch(Path file, Runnable action, BooleanSupplier isOver) {
    Daemon.start(
        "oser-agent-trigger",
        () -> {
          try {
            while (!isOver.getAsBoolean()) {
              Thread.sleep(PERIOD_MILLISECONDS);
              // Who asks when it is over is not to think that there was an answer.
              if (Files.exists(file) && !isOver.getAsBoolean()) {
                action.run();
                Files.deleteIfExists(file);
              }
            }
          } catch (InterruptedException | IOException e) {
            // The program interrupts all threads, or the file cannot be removed: stop watching.
            Thread.currentThread().interrupt();
          }
        });
  }
}
