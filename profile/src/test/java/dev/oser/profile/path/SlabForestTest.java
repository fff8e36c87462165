package dev.oser.profile.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Slab forests count what counting every sequence by itself counts (D'Elia §3.2.3). */
class SlabForestTest {
  private static final List<Integer> STREAM_OF_THE_TEXT =
      List.of(6, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 3);

  /** Random calls: runs of the same paths, as loops make them, and noise. */
  private static List<List<Integer>> calls(Random random, int paths, int length) {
    var calls = new ArrayList<List<Integer>>();
    for (int emitted = 0; emitted < length; ) {
      var call = new ArrayList<Integer>();
      int size = random.nextInt(60);
      for (int i = 0; i < size; i++) {
        boolean repeats = i > 1 && random.nextInt(4) > 0;
        call.add(repeats ? call.get(i - 1 - random.nextInt(2)) : random.nextInt(paths));
      }
      calls.add(call);
      emitted += size + 1;
    }
    return calls;
  }

  private static Map<List<Integer>, Long> bruteForce(List<List<Integer>> calls, int k) {
    var counts = new HashMap<List<Integer>, Long>();
    for (var call : calls) {
      for (int from = 0; from < call.size(); from++) {
        for (int to = from + 1; to <= Math.min(call.size(), from + k); to++) {
          counts.merge(call.subList(from, to), 1L, Long::sum);
        }
      }
    }
    return counts;
  }

  private static Map<List<Integer>, Long> counts(PathForest forest) {
    var counts = new HashMap<List<Integer>, Long>();
    for (int node = 1; node <= forest.size(); node++) {
      var sequence = forest.sequence(node);
      counts.put(sequence.paths(), sequence.count());
    }
    return counts;
  }

  private static void run(PathCounter counter, List<List<Integer>> calls) {
    for (var call : calls) {
      long state = PathCounter.START;
      for (int path : call) {
        state = counter.count(state, path);
      }
    }
  }

  @Test
  void thePathForestCountsEverySequence() {
    long sequences = 0;
    for (int k = 1; k <= 16; k++) {
      for (int paths : new int[] {3, 40, 3_000_000}) {
        var calls = calls(new Random(k * 31 + paths), paths, 1500);
        var counter = PathCounter.of(k, paths);
        run(counter, calls);
        assertEquals(bruteForce(calls, k), counts(counter.forest()), "k = " + k);
        sequences += counter.forest().size();
        // The planted violation: one path more.
        counter.count(PathCounter.START, 1);
        assertNotEquals(bruteForce(calls, k), counts(counter.forest()));
      }
    }
    System.out.printf("k = 1 to 16: %,d sequences, differences=0%n", sequences);
  }

  /** Runs of a path are counted as if each were counted, wherever they begin and end. */
  @Test
  void manyAtOnceAreCountedAsOneByOne() {
    var random = new Random(11);
    for (int k = 1; k <= 12; k++) {
      var calls = new ArrayList<List<Integer>>();
      var counter = PathCounter.of(k, 4);
      for (int i = 0; i < 30; i++) {
        var call = new ArrayList<Integer>();
        long state = PathCounter.START;
        for (int part = random.nextInt(5); part >= 0; part--) {
          int path = random.nextInt(4);
          int times = random.nextInt(random.nextBoolean() ? 4 : 90);
          call.addAll(Collections.nCopies(times, path));
          state = counter.count(state, path, times);
        }
        calls.add(call);
      }
      assertEquals(bruteForce(calls, k), counts(counter.forest()), "k = " + k);
    }
  }

  @Test
  void oneIterationIsClassicPathProfiling() {
    var calls = calls(new Random(5), 100, 20_000);
    var array = new ArrayPathCounter(100);
    var hash = new HashPathCounter();
    var slabs = new SlabForest(5, 100);
    run(array, calls);
    run(hash, calls);
    run(slabs, calls);
    assertEquals(array.forest(), hash.forest());
    var five = slabs.forest();
    var first = five.children(PathForest.ROOT).stream().map(five::sequence).toList();
    assertEquals(array.forest().hottest(1, 1000), first);
  }

  /** Calls of a recursive method interleave; an exception just drops a state. */
  @Test
  void nestedCallsDoNotDisturbEachOther() {
    var random = new Random(6);
    var calls = calls(random, 20, 3000);
    var counter = new SlabForest(6, 20);
    var states = new ArrayList<long[]>();
    calls.forEach(call -> states.add(new long[] {PathCounter.START, 0}));
    var open = new ArrayList<Integer>();
    for (int i = 0; i < calls.size(); i++) {
      open.add(i);
    }
    while (!open.isEmpty()) {
      int at = random.nextInt(open.size());
      var call = calls.get(open.get(at));
      var state = states.get(open.get(at));
      if (state[1] == call.size()) {
        open.remove(at);
      } else {
        state[0] = counter.count(state[0], call.get((int) state[1]++));
      }
    }
    assertEquals(bruteForce(calls, 6), counts(counter.forest()));
  }

  @Test
  void theExampleOfTheText() {
    var counter = new SlabForest(4, 8);
    run(counter, List.of(STREAM_OF_THE_TEXT));
    // The sequences listed in Example 3.4 have 22 prefixes. One more node is the upper slab of the
    // last chunk, which Algorithm 4 cannot know to be the last.
    assertEquals(23, counter.size());
    var forest = counter.forest();
    assertEquals(4, forest.children(PathForest.ROOT).size());
    assertEquals(3, forest.count(List.of(2, 0, 0, 2)));
    assertEquals(3, forest.count(List.of(0, 0)));
    assertEquals(0, forest.count(List.of(3, 3)));
    assertEquals(new PathForest.Sequence(List.of(2, 0, 0, 2), 3), forest.hottest(4, 1).getFirst());
    // 14 paths in chunks of 3: the roots are looked up 5 times.
    assertEquals(5, counter.tableLookups());
    var hash = new HashPathCounter();
    run(hash, List.of(STREAM_OF_THE_TEXT));
    assertEquals(14, hash.tableLookups());
  }

  /** Properties 1 and 2 of D'Elia §3.2.2. */
  @Test
  void countsFallAlongATreeAndLongerForestsExtendShorterOnes() {
    var calls = calls(new Random(7), 12, 4000);
    Map<List<Integer>, Long> shorter = Map.of();
    for (int k = 1; k <= 8; k++) {
      var counter = PathCounter.of(k, 12);
      run(counter, calls);
      var forest = counter.forest();
      for (int node = 1; node <= forest.size(); node++) {
        long sum = forest.children(node).stream().mapToLong(forest::count).sum();
        assertTrue(forest.count(node) >= sum);
      }
      var counts = counts(forest);
      int length = k;
      assertTrue(counts.entrySet().containsAll(shorter.entrySet()));
      counts.keySet().removeIf(sequence -> sequence.size() == length);
      assertEquals(shorter, counts);
      shorter = counts(forest);
    }
  }

  @Test
  void forestsOfThreadsAddUp() {
    var one = calls(new Random(8), 12, 900);
    var two = calls(new Random(9), 12, 700);
    var all = new ArrayList<>(one);
    all.addAll(two);
    var forests = new ArrayList<PathForest>();
    for (var part : List.of(one, two, all)) {
      var counter = PathCounter.of(4, 12);
      run(counter, part);
      forests.add(counter.forest());
    }
    assertEquals(forests.get(2), PathForest.merge(forests.subList(0, 2)));
    assertEquals(forests.get(2).hashCode(), PathForest.merge(forests.subList(0, 2)).hashCode());
    assertNotEquals(forests.get(2), forests.get(0));
    var single = PathCounter.of(1, 12).forest();
    assertThrows(
        IllegalArgumentException.class, () -> PathForest.merge(List.of(single, forests.get(0))));
  }

  @Test
  void walksOfAMethodAreCountedAsTaken() {
    var random = new Random(10);
    for (int i = 0; i < 40; i++) {
      var graph = Graphs.structured(random, 3);
      var numbering = new PathNumberer(graph).number();
      var counter = PathCounter.of(3, numbering.pathCount());
      var calls = new ArrayList<List<Integer>>();
      for (int call = 0; call < 20; call++) {
        calls.add(new Walk(numbering, random, 200).emitted);
      }
      run(counter, calls);
      assertEquals(bruteForce(calls, 3), counts(counter.forest()));
    }
  }

  @Test
  void anyNumberOfIterationsFromOneToTheMostIsPossible() {
    assertThrows(IllegalArgumentException.class, () -> new SlabForest(1, 5));
    assertThrows(
        IllegalArgumentException.class, () -> PathCounter.of(SlabForest.MOST_ITERATIONS + 1, 5));
    var counter = PathCounter.of(SlabForest.MOST_ITERATIONS, 2);
    run(counter, List.of(Collections.nCopies(1500, 1)));
    var forest = counter.forest();
    assertEquals(SlabForest.MOST_ITERATIONS, forest.size());
    assertEquals(1500 - 1023, forest.count(forest.size()));
  }
}
