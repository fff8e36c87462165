package dev.oser.agent.workload;

import java.util.concurrent.locks.LockSupport;

/** Threads whose interrupts and park permits are their own. */
public final class Interrupts {
  private Interrupts() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread.currentThread().interrupt();
    LockSupport.unpark(Thread.currentThread());
    for (int i = 0; i < 10_000; i++) {
      work(i);
    }
    System.out.println(Thread.interrupted());
    LockSupport.park();
    System.out.println("parked");
  }

  static int work(int i) {
    return i;
  }
}
