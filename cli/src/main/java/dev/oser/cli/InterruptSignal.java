package dev.oser.cli;

import dev.oser.lang.r.Session;
import sun.misc.Signal;

/**
 * Ctrl-C while a program in R runs: the program is asked to stop, so that it can clean up or go on
 * as it likes. If it does not answer, for it is busy elsewhere, the next one ends the process.
 * JLine could tell of signals, too, but takes a fifth of the time that a session needs to start.
 */
final class InterruptSignal {
  private InterruptSignal() {}

  static void stop(Session session) {
    handle(
        () -> {
          if (!session.interrupt()) {
            System.exit(ExitCode.INTERRUPTED);
          }
        });
  }

  /** Does something each time. */
  static void handle(Runnable action) {
    Signal.handle(new Signal("INT"), _ -> action.run());
  }
}
