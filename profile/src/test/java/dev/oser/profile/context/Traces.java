package dev.oser.profile.context;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random runs of a program with recursion, wide dispatch and exceptions. */
final class Traces {
  private Traces() {}

  /** What a run does. */
  interface Listener {
    void enter(int method, int site);

    void exit();

    void unwindTo(int depth);
  }

  static Listener listener(ContextProfiler profiler) {
    return new Listener() {
      @Override
      public void enter(int method, int site) {
        profiler.enter(method, site);
      }

      @Override
      public void exit() {
        profiler.exit();
      }

      @Override
      public void unwindTo(int depth) {
        profiler.unwindTo(depth);
      }
    };
  }

  static Listener listener(BurstingProfiler profiler) {
    return new Listener() {
      @Override
      public void enter(int method, int site) {
        profiler.enter(method, site);
      }

      @Override
      public void exit() {
        profiler.exit();
      }

      @Override
      public void unwindTo(int depth) {
        profiler.unwindTo(depth);
      }
    };
  }

  static void run(long seed, int events, List<Listener> listeners) {
    var random = new Random(seed);
    int depth = 0;
    int deepest = 3 + random.nextInt(40);
    var methods = new ArrayList<Integer>();
    for (int i = 0; i < events; i++) {
      int choice = random.nextInt(100);
      if (depth > 2 && choice < 2) {
        depth = random.nextInt(depth);
        methods.subList(depth, methods.size()).clear();
        for (var listener : listeners) {
          listener.unwindTo(depth);
        }
      } else if (depth > 0 && (choice < 49 || depth >= deepest)) {
        depth--;
        methods.removeLast();
        listeners.forEach(Listener::exit);
      } else {
        int method =
            switch (random.nextInt(20)) {
              // Recursion, a dispatcher with hundreds of callees, and skewed ordinary calls.
              case 0, 1, 2 -> depth == 0 ? 0 : methods.getLast();
              case 3 -> 1000 + random.nextInt(500);
              default -> (int) Math.abs(random.nextGaussian() * 3);
            };
        int site = random.nextInt(2);
        methods.add(method);
        depth++;
        for (var listener : listeners) {
          listener.enter(method, site);
        }
      }
    }
  }
}
