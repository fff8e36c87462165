package dev.oser.agent.workload;

/** Ends the process from inside, with other threads and a hook about. */
public final class ExitInTheMiddle {
  private ExitInTheMiddle() {}

  public static void main(String[] arguments) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    for (int i = 0; i < 5; i++) {
      work(i);
    }
  }

  static void work(int i) {
    try {
      if (i == 3) {
        leave();
      }
      System.out.println(i);
    } finally {
      System.err.println("finally " + i);
    }
  }

  static void leave() {
    System.out.println("leaving");
    System.exit(3);
  }
}
