package dev.oser.agent.session;

import dev.oser.agent.runtime.Daemon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Watches for a file: who makes it asks for the profile so far, and sees it vanish when done. */
final class Trigger {
  private static final int PERIOD_MILLISECONDS = 200;

  private Trigger() {}

  static void watch(Path file, Runnable action) {
    Daemon.start(
        "oser-agent-trigger",
        () -> {
          try {
            while (true) {
              Thread.sleep(PERIOD_MILLISECONDS);
              if (Files.exists(file)) {
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
