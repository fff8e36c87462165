package dev.oser.agent.workload;

import java.util.ArrayList;

/** Constructors: chains, arguments with calls and branches, and exceptions everywhere. */
public final class Constructors {
  private Constructors() {}

  static class Base {
    Base(int value) {
      if (value < 0) {
        throw new IllegalArgumentException("negative");
      }
    }
  }

  static class Middle extends Base {
    final String name = name();

    Middle(int value) {
      super(value > 100 ? big(value) : small(value));
      done();
    }

    Middle() {
      this(1);
    }

    String name() {
      return "m";
    }
  }

  static final class Early extends Base {
    final int early;

    Early(int value) {
      int kept;
      try {
        kept = check(value);
      } catch (IllegalStateException e) {
        kept = 7;
      }
      early = kept;
      super(kept);
    }
  }

  static final class List extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    List(int size) {
      super(size);
    }
  }

  record Pair(int a, int b) {
    Pair {
      if (a > b) {
        throw new IllegalArgumentException(a + " > " + b);
      }
    }
  }

  enum Color {
    RED,
    GREEN
  }

  class Inner {
    int value() {
      return 3;
    }
  }

  static int big(int value) {
    return -value;
  }

  static int small(int value) {
    if (value == 13) {
      throw new IllegalStateException("thirteen");
    }
    return value;
  }

  static int check(int value) {
    return small(value);
  }

  static void done() {}

  static void after() {}

  public static void main(String[] arguments) {
    new Middle();
    for (int value : new int[] {5, 13, 200}) {
      try {
        new Middle(value);
      } catch (RuntimeException e) {
        System.out.println(e.getMessage());
        after();
      }
    }
    System.out.println(new Early(13).early + new Early(2).early);
    System.out.println(new List(3));
    try {
      new List(-1);
    } catch (IllegalArgumentException e) {
      after();
    }
    try {
      System.out.println(new Pair(1, 2));
      new Pair(2, 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Color.valueOf("GREEN").ordinal());
    System.out.println(new Constructors().new Inner().value());
  }
}
