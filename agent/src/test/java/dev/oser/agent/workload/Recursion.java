package dev.oser.agent.workload;

/** Methods that call themselves and each other. */
public final class Recursion {
  private Recursion() {}

  public static void main(String[] arguments) {
    System.out.println(fib(6));
    System.out.println(isEven(5));
  }

  static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
  }

  static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }
}
