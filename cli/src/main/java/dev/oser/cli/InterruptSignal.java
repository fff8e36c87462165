package dev.oser.cli;

import dev.oser.lang.r.Session;
import org.jline.utils.Signals;

/**
 * Ctrl-C while a program in R runs: the program is asked to stop, so that it can clean up or go on
 * as it likes. If it does not answer, for it is busy elsewhere, the next one ends the process.
 */
final class InterruptSignal {
  private InterruptSignal() {}

  static void stop(Session session) {
    Signals.register(
        "INT",
        () -> {
          if (!session.interrupt()) {
            System.exit(ExitCode.INTERRUPTED);
          }
        });
  }
}
