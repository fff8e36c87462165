package dev.oser.lang.r.limit;

/** What the classes of lang-r call because it was woven into them. */
public final class Polls {
  /** Arrays of fewer elements are not worth a question. */
  private static final int LARGE = 1 << 16;

  private Polls() {}

  /** A loop around loops goes on. */
  public static void loop() {
    if (Thread.currentThread() instanceof SessionThread thread && thread.isStopping()) {
      thread.guard().stop();
    }
  }

  /** {@return whether this is a thread of a session that somebody may stop} */
  public static boolean isWatched() {
    return Thread.currentThread() instanceof SessionThread thread && thread.guard().isWatching();
  }

  /** An array of bytes or truth values is about to be made. */
  public static void bytes(int length) {
    if (length >= LARGE) {
      allocate(length);
    }
  }

  /** An array of characters or short numbers is about to be made. */
  public static void shorts(int length) {
    if (length >= LARGE) {
      allocate(2L * length);
    }
  }

  /** An array of integers, or of references, which take as much, is about to be made. */
  public static void ints(int length) {
    if (length >= LARGE) {
      allocate(4L * length);
    }
  }

  /** An array of doubles or long integers is about to be made. */
  public static void longs(int length) {
    if (length >= LARGE) {
      allocate(8L * length);
    }
  }

  /** {@return a text, so many times} */
  public static String repeat(String text, int count) {
    if (count > 0 && (long) text.length() * count >= LARGE) {
      allocate((long) text.length() * count);
    }
    return text.repeat(count);
  }

  /** Something is about to take memory. */
  public static void allocate(long bytes) {
    if (Thread.currentThread() instanceof SessionThread thread) {
      thread.guard().allocate(bytes);
    }
  }
}
