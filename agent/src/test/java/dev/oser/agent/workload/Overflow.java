package dev.oser.agent.workload;

/** Runs out of stack, again and again, and goes on. */
public final class Overflow {
  private static int depth;

  private Overflow() {}

  public static void main(String[] arguments) throws InterruptedException {
    for (int i = 0; i < 50; i++) {
      depth = 0;
      try {
        deeper();
        throw new AssertionError("unreachable");
      } catch (StackOverflowError e) {
        after(depth > 500);
      }
    }
    done();
  }

  static void deeper() {
    depth++;
    deeper();
  }

  static void after(boolean wasDeep) {
    System.out.println(wasDeep);
  }

  static void done() {
    End.isReached();
  }

  /** Loaded last. */
  private static final class End {
    private End() {}

    static void isReached() {}
  }
}
