package dev.oser.agent.workload;

import java.util.Random;

/** Calls methods at random, the same in every run: recursion, exceptions, constructors, threads. */
public final class Walks {
  private static final int DEPTH = 5;

  private final Random random;

  private Walks(long seed) {
    random = new Random(seed);
  }

  public static void main(String[] arguments) throws InterruptedException {
    var threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      int seed = i;
      threads[i] = new Thread(() -> new Walks(seed).walk(Integer.parseInt(arguments[0])));
      threads[i].start();
    }
    for (var thread : threads) {
      thread.join();
    }
    System.out.println("walked");
  }

  private void walk(int steps) {
    for (int i = 0; i < steps; i++) {
      try {
        step(DEPTH);
      } catch (IllegalStateException e) {
        leaf();
      }
    }
  }

  private void step(int depth) {
    for (int i = random.nextInt(3); depth > 0 && i >= 0; i--) {
      switch (random.nextInt(5)) {
        case 0 -> step(depth - 1);
        case 1 -> catching(depth - 1);
        case 2 -> new Walker(depth - 1);
        case 3 -> twice(depth - 1);
        default -> leaf();
      }
    }
  }

  private void twice(int depth) {
    step(depth);
    step(depth);
  }

  private void catching(int depth) {
    try {
      throwing(depth);
    } catch (IllegalStateException e) {
      leaf();
    }
  }

  private void throwing(int depth) {
    step(depth);
    throw new IllegalStateException();
  }

  private void leaf() {}

  /** Walks while it is made. */
  private final class Walker {
    Walker(int depth) {
      step(depth);
    }
  }
}
