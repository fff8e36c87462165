package dev.oser.agent.workload;

/** Exceptions that leave several methods at once, or one, or are caught where they start. */
public final class Unwinding {
  private Unwinding() {}

  public static void main(String[] arguments) {
    for (int i = 0; i < 10; i++) {
      try {
        first(i);
      } catch (IllegalStateException e) {
        caught(e);
      } finally {
        afterwards();
      }
    }
    System.out.println(returnsFromFinally());
    synchronizedThrow(new Object());
    nullPointer(null);
    rethrow();
  }

  static void first(int i) {
    second(i);
  }

  static void second(int i) {
    third(i);
    afterThird();
  }

  static synchronized void third(int i) {
    if (i % 2 == 0) {
      throw new IllegalStateException("thrown " + i);
    }
  }

  static void afterThird() {}

  static void caught(Exception e) {
    System.out.println(e.getMessage());
  }

  static void afterwards() {}

  @SuppressWarnings("finally")
  static int returnsFromFinally() {
    try {
      third(0);
      return 1;
    } finally {
      return 2;
    }
  }

  static void synchronizedThrow(Object lock) {
    try {
      synchronized (lock) {
        third(2);
      }
    } catch (IllegalStateException e) {
      synchronized (lock) {
        caught(e);
      }
    }
    System.out.println(Thread.holdsLock(lock));
  }

  static void nullPointer(String text) {
    try {
      System.out.println(length(text));
    } catch (NullPointerException e) {
      afterwards();
    }
  }

  static int length(String text) {
    return text.length();
  }

  static void rethrow() {
    try {
      try {
        third(4);
      } catch (IllegalStateException e) {
        caught(e);
        throw new IllegalArgumentException(e);
      }
    } catch (IllegalArgumentException e) {
      afterwards();
    }
  }
}
