package dev.oser.agent.workload;

/** Dies of an exception, whose stack trace must look as always. */
public final class Uncaught {
  private Uncaught() {}

  public static void main(String[] arguments) {
    level(3);
  }

  static void level(int n) {
    if (n == 0) {
      new Thrower("out", n);
    }
    level(n - 1);
  }

  private static final class Thrower {
    Thrower(String text, int n) {
      System.out.println("" + StackWalker.getInstance().walk(frames -> frames.toList()));
      throw new IllegalStateException(text + 1 / (n + 1) + fail());
    }

    static String fail() {
      throw new UnsupportedOperationException("no");
    }
  }
}
