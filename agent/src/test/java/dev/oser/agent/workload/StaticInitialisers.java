package dev.oser.agent.workload;

/** Code the JVM runs by itself, in the middle of something else. */
public final class StaticInitialisers {
  private StaticInitialisers() {}

  static final class ByCall {
    static final int VALUE = compute(4);

    static int get() {
      return VALUE;
    }
  }

  static final class Failing {
    static final int VALUE = compute(-1);

    static int get() {
      return VALUE;
    }
  }

  static int compute(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("n = " + n);
    }
    return n * n;
  }

  public static void main(String[] arguments) {
    System.out.println(ByCall.get() + ByCall.get());
    try {
      System.out.println(Failing.get());
    } catch (ExceptionInInitializerError e) {
      System.out.println(e.getCause());
    }
    try {
      System.out.println(Failing.get());
    } catch (NoClassDefFoundError e) {
      System.out.println("no class");
    }
    compute(1);
  }
}
