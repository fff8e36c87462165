package dev.oser.agent.workload;

/** Loops that take the same path thousands of times, in nested and recursive calls. */
public final class LongRuns {
  private LongRuns() {}

  public static void main(String[] arguments) {
    System.out.println(sum(5000, 0));
    System.out.println(sum(1024, 3));
    try {
      sum(-2100, 0);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
  }

  /** Throws after so many iterations if the number is negative. */
  static long sum(int iterations, int depth) {
    long sum = 0;
    for (int i = 1; i != iterations + 1; i++) {
      if (i % 1500 == 0 && depth > 0) {
        sum += 7;
      }
      if (i == 700 && depth > 0) {
        sum += sum(iterations + 1024, depth - 1);
      }
      sum += i / (2100 + iterations == 0 ? 2100 - i : 1);
    }
    return sum;
  }
}
