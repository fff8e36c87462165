package dev.oser.kit.tier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Events;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The law: code in use is not evicted while code not in use remains. In use is what was entered
 * since what takes its place was hot before. And code is not thrown out only to be made again.
 */
class EvictionLawTest {
  private static final int ROOM = 20;
  private static final int MANY = 50;

  /** A program that only calls functions; a function that was called often is requested. */
  private static final class Calls implements Backend<Integer> {
    private final TierController<Integer> controller;
    private final boolean lies;
    private final Set<Integer> compiled = new HashSet<>();
    private final Set<Integer> entered = new HashSet<>();
    private final Map<Integer, Long> lastCall = new HashMap<>();
    private final Map<Integer, Long> lastRequest = new HashMap<>();
    private final Map<Integer, Integer> counts = new HashMap<>();
    private long now;
    private long requestBefore;
    private int wrong;
    private int evictions;

    Calls(boolean lies) {
      this.lies = lies;
      var policy = new TierPolicy(MANY, 1, 1, 1, ROOM, Integer.MAX_VALUE, false);
      controller = new TierController<>(policy, this, new Events());
    }

    void call(int function) {
      now++;
      lastCall.put(function, now);
      if (compiled.contains(function)) {
        entered.add(function);
        return;
      }
      int count = counts.merge(function, 1, Integer::sum);
      if (count % MANY == 0 && count >= MANY * controller.reluctance(function)) {
        requestBefore = lastRequest.getOrDefault(function, 0L);
        lastRequest.put(function, now);
        controller.request(function);
      }
    }

    @Override
    public int compile(Integer what, Effort effort) {
      compiled.add(what);
      return 1;
    }

    @Override
    public void remove(Integer victim) {
      evictions++;
      compiled.remove(victim);
      counts.remove(victim);
      if (lastCall.getOrDefault(victim, 0L) > requestBefore) {
        wrong++;
      }
    }

    @Override
    public BooleanSupplier watch(Integer what) {
      return () -> entered.remove(what) && !lies;
    }
  }

  /** Phases of a program: in each, other functions are hot, some more than others. */
  private static Calls run(long seed, boolean lies) {
    var random = new Random(seed);
    var calls = new Calls(lies);
    for (int phase = 0; phase < 10; phase++) {
      int first = random.nextInt(200);
      int hot = 5 + random.nextInt(2 * ROOM);
      for (int i = 0; i < 20_000; i++) {
        calls.call(first + (int) (hot * Math.pow(random.nextDouble(), 2)));
      }
      assertTrue(calls.compiled.size() <= ROOM);
    }
    return calls;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void codeInUseIsNotEvicted(long seed) {
    var calls = run(seed, false);
    assertEquals(0, calls.wrong);
    assertTrue(calls.evictions > 10, () -> "only " + calls.evictions + " evictions");
  }

  @Test
  void codeThatHidesItsUseIsEvictedAndTheLawNotices() {
    assertTrue(run(1, true).wrong > 0);
  }

  @Test
  void ofMoreHotFunctionsThanThereIsRoomForSomeAreCompiledOnce() {
    var calls = new Calls(false);
    for (int round = 0; round < 20_000; round++) {
      for (int function = 0; function < 3 * ROOM / 2; function++) {
        calls.call(function);
      }
    }
    assertEquals(ROOM, calls.controller.compilations());
    assertEquals(0, calls.evictions);
  }

  @Test
  void whatGetsHotLaterTakesThePlaceOfWhatIsHotNoMore() {
    var calls = new Calls(false);
    for (int phase = 0; phase < 4; phase++) {
      for (int round = 0; round < 40 * MANY; round++) {
        for (int function = 0; function < ROOM; function++) {
          calls.call(phase * ROOM + function);
        }
      }
      int first = phase * ROOM;
      assertTrue(calls.compiled.stream().allMatch(function -> function >= first));
    }
  }
}
