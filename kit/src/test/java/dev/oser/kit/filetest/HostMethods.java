package dev.oser.kit.filetest;

/** Java methods that text tests call. */
public final class HostMethods {
  private HostMethods() {}

  /** {@return all arguments in one number: the digits are the arguments} */
  public static long mix(boolean a, byte b, int c, long d, double e) {
    return (a ? 1 : 0) * 10000L + b * 1000L + c * 100L + d * 10L + (long) e;
  }

  public static Object same(Object object) {
    return object;
  }

  public static byte least() {
    return Byte.MIN_VALUE;
  }

  public static void fail(int which) throws Exception {
    switch (which) {
      case 0 -> throw new IllegalStateException("not now");
      case 1 -> throw new Exception("a checked one");
      case 2 -> throw new ArithmeticException("of its own");
      case 3 -> throw new NullPointerException("of its own");
      case 4 -> throw new AssertionError("an error");
      default -> {}
    }
  }

  public static int overflow(int depth) {
    return overflow(depth + 1) + 1;
  }

  public long instance() {
    return 1;
  }

  static long hidden() {
    return 1;
  }

  /** A static method of an interface. */
  public interface Shape {
    static int sides() {
      return 4;
    }
  }

  /** Cannot be initialised. */
  public static final class Broken {
    private static final int VALUE = Integer.parseInt("broken");

    private Broken() {}

    public static int value() {
      return VALUE;
    }
  }

  /** Inherits a public method, but cannot itself be named by others. */
  static class Secret extends HostMethodsBase {}
}
