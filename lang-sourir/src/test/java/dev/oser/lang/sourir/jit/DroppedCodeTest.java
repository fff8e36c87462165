package dev.oser.lang.sourir.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Events;
import dev.oser.kit.tier.Effort;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.sourir.Console;
import dev.oser.lang.sourir.Source;
import dev.oser.lang.sourir.interp.ResolvedProgram;
import dev.oser.lang.sourir.runtime.Kinds;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Code that is dropped leaves nothing behind, also not the places where its frames go on. {@code
 * -Doser.versions=100000} drops as many.
 */
class DroppedCodeTest {
  private static final int VERSIONS = Integer.getInteger("oser.versions", 300);

  private static final String PROGRAM =
      """
       call x = 'f(1, 2, 3)
       print x
      function f (var a, var b, var c)
      version fast
      >top: assume [(a != nil)] else (f, base, top) [var a = a, var b = b, var c = c]
       array d = [a, b, c]
       return ((d[0] + d[1]) * d[2])
      version base
      >top:
       return nil
      """;

  private static KindContext context(int number) {
    int[] some = {Kinds.of(1L), Kinds.of(true), Kinds.of("text"), Kinds.ANY};
    return new KindContext(
        Kinds.ANY, some[number % 4], some[number / 4 % 4], some[number / 16 % 4]);
  }

  @Test
  void isForgotten() {
    var program = Source.read("test.sou", PROGRAM).program();
    var resolved =
        new ResolvedProgram(program, Console.of(new Recording(List.of())), Speculation.PLAIN);
    var function = resolved.function("f");
    var options = JitOptions.USUAL.with(TierPolicy.EAGER);
    try (var jit = new Jit(resolved, options, new Events())) {
      int before = jit.machine().size();
      int most = 0;
      for (int i = 0; i < VERSIONS; i++) {
        var context = context(i);
        var entry = new Entry.Call(function, Signature.of(context, 3), context);
        jit.compile(entry, Effort.SPECULATIVE);
        assertTrue(jit.resumptions().size() > 0);
        most = Math.max(most, jit.resumptions().size());
        jit.remove(entry);
        assertEquals(0, jit.resumptions().size());
      }
      assertTrue(most < 10, "each version has few resumptions");
      // What is left are the functions that calls go to, by signature, each with its interpreter.
      int signatures = 27;
      int left = jit.machine().size() - before;
      assertTrue(left <= 2 * signatures + 2, left + " names are left");
    }
  }
}
