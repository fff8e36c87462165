package dev.oser.agent.workload;

/** Works until its input ends; something to attach to. */
public final class Loop {
  private static volatile int sink;

  private Loop() {}

  public static void main(String[] arguments) throws Exception {
    System.out.println("ready");
    while (System.in.available() == 0) {
      for (int i = 0; i < 1000; i++) {
        sink = odd(i) + even(i);
      }
    }
    System.out.println("done");
  }

  static int odd(int i) {
    return i % 2 == 1 ? even(i - 1) : 0;
  }

  static int even(int i) {
    return i % 2 == 0 ? 1 : 2;
  }
}
