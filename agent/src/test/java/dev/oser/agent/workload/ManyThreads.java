package dev.oser.agent.workload;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads by the thousand, platform or virtual, that wait in the middle of things. */
public final class ManyThreads {
  private static final int THREADS = 2000;
  private static final AtomicInteger SUM = new AtomicInteger();

  private ManyThreads() {}

  public static void main(String[] arguments) throws InterruptedException {
    boolean virtual = arguments[0].equals("virtual");
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < THREADS; i++) {
      threads.add(virtual ? Thread.startVirtualThread(ManyThreads::work) : platform());
    }
    for (var thread : threads) {
      thread.join();
    }
    System.out.println(SUM);
  }

  private static Thread platform() {
    var thread = new Thread(ManyThreads::work);
    thread.start();
    return thread;
  }

  static void work() {
    for (int i = 0; i < 3; i++) {
      step(i);
      waitABit();
    }
    step(9);
  }

  static void waitABit() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static void step(int by) {
    SUM.addAndGet(by);
    Thread.yield();
    leaf();
  }

  static void leaf() {}
}
