package dev.oser.agent.runtime;

/** A thread of the agent's own, which keeps no program from ending. */
public final class Daemon {
  private Daemon() {}

  /** Starts one. */
  public static void start(String name, Runnable action) {
    // The program looks for its own threads in its own group.
    var group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    var thread = new Thread(group, action, name, 0, false);
    thread.setDaemon(true);
    thread.start();
  }
}
