package dev.oser.bench.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A program with many loaded classes that is busy, and knows how long it was kept from that: a
 * thread notes the longest time between two looks at the clock. For each line it reads it prints
 * that time, in nanoseconds, and starts anew.
 */
public final class AttachTarget {
  private static final AtomicLong LONGEST = new AtomicLong();
  private static volatile long sum;

  private AttachTarget() {}

  public static void main(String[] arguments) throws IOException {
    int wanted = Integer.parseInt(arguments[0]);
    var urls = new ArrayList<URL>();
    for (int i = 1; i < arguments.length; i++) {
      urls.add(Path.of(arguments[i]).toUri().toURL());
    }
    var loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    int loaded = 0;
    for (int i = 1; i < arguments.length && loaded < wanted; i++) {
      for (var name : LoadClasses.names(arguments[i])) {
        if (loaded < wanted && LoadClasses.load(name, false, loader).equals("ok")) {
          loaded++;
        }
      }
    }
    start(AttachTarget::work);
    start(AttachTarget::tick);
    System.out.println(loaded);
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    while (in.readLine() != null) {
      System.out.println(LONGEST.getAndSet(0));
    }
    System.exit(0);
  }

  private static void start(Runnable action) {
    var thread = new Thread(action);
    thread.setDaemon(true);
    thread.start();
  }

  private static void work() {
    for (long i = 0; ; i++) {
      sum += step(i);
    }
  }

  private static long step(long number) {
    return number % 3 == 0 ? half(number) : number;
  }

  private static long half(long number) {
    return number / 2;
  }

  private static void tick() {
    long last = System.nanoTime();
    while (true) {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        return;
      }
      long now = System.nanoTime();
      long gap = now - last;
      LONGEST.accumulateAndGet(gap, Math::max);
      last = now;
    }
  }
}
