package dev.oser.agent.workload;

/** Runs in little memory, and has a million calling contexts. */
public final class ManyContexts {
  private static final int DEPTH = 19;

  private ManyContexts() {}

  public static void main(String[] arguments) {
    System.out.println(left(DEPTH));
    System.out.println(left(DEPTH) + right(DEPTH));
  }

  static int left(int depth) {
    return depth == 0 ? 1 : left(depth - 1) + right(depth - 1);
  }

  static int right(int depth) {
    return depth == 0 ? 1 : left(depth - 1) + right(depth - 1);
  }
}
