package dev.oser.agent.runtime;

/** A thread of the agent's own, which keeps no program from ending. */
public final class Daemon {
  private Daemon() {}

  /** Starts one. */
  public static void start(String name, Runnable action) {
    var thread = new Thread(null, action, name, 0, false);
    thread.setDaemon(true);
    thread.start();
  }
}
