package dev.oser.lang.sourir.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.sourir.Console;
import dev.oser.lang.sourir.Engine;
import dev.oser.lang.sourir.JitEngine;
import dev.oser.lang.sourir.Source;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs with more hot code than there is room for. */
class EvictionTest {
  private static final int ROOM = 20;

  private final Events events = new Events();
  private final AtomicInteger compiled = new AtomicInteger();
  private final AtomicInteger evicted = new AtomicInteger();

  private String run(String text, TierPolicy policy) {
    events.listen(
        event -> {
          switch (event) {
            case Event.Compiled _ -> compiled.incrementAndGet();
            case Event.Evicted _ -> evicted.incrementAndGet();
            default -> {}
          }
        });
    return run(text, new JitEngine(JitOptions.USUAL.with(policy), events));
  }

  private static String run(String text, Engine engine) {
    var world = new Recording(List.of());
    engine.run(Source.read("test.sou", text).program(), Console.of(world), Speculation.PLAIN);
    return world.actions().toString();
  }

  /** Calls functions in phases, each function with a loop of its own. */
  private static String program(int phases, int functions, int rounds) {
    var text = new StringBuilder(" var s = 0\n");
    for (int phase = 0; phase < phases; phase++) {
      text.append(" var i%d = 0\n goto loop%d\nloop%d:\n".formatted(phase, phase, phase));
      text.append(
          " branch (i%d < %d) $m%d $d%d\n$m%d:\n".formatted(phase, rounds, phase, phase, phase));
      for (int i = 0; i < functions; i++) {
        int name = phase * functions + i;
        text.append(
            " call x = 'f%d(i%d)\n s <- ((s + x) %% 1009)\n drop x\n".formatted(name, phase));
      }
      text.append(" i%d <- (i%d + 1)\n goto loop%d\n$d%d:\n".formatted(phase, phase, phase, phase));
    }
    text.append(" print s\n");
    for (int i = 0; i < phases * functions; i++) {
      text.append(
          """
          function f%d (var x)
           var i = 0
           goto loop
          loop:
           branch (i < 10) $more $done
          $more:
           i <- (i + 1)
           x <- (x + %d)
           goto loop
          $done:
           return x
          """
              .formatted(i, i));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsHotTakesThePlaceOfWhatIsHotNoMore(boolean inBackground) {
    var text = program(4, ROOM / 2, 400);
    var policy = new TierPolicy(10, 100, 3, 3, ROOM, Integer.MAX_VALUE, inBackground);
    assertEquals(run(text, Engine.MODEL), run(text, policy));
    assertTrue(inBackground || evicted.get() >= ROOM);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatDoesNotFitStaysInterpretedAndNothingIsCompiledAgainAndAgain(boolean inBackground) {
    var text = program(1, 2 * ROOM, 1000);
    var policy = new TierPolicy(10, 100, 3, 3, ROOM, Integer.MAX_VALUE, inBackground);
    assertEquals(run(text, Engine.MODEL), run(text, policy));
    // The loops first, then the functions in their place, then perhaps the loop that calls them.
    assertTrue(compiled.get() <= 3 * ROOM, () -> "compiled " + compiled + " times");
  }
}
