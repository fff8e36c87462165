package dev.oser.bench.sourir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Events;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.sourir.Engine;
import dev.oser.lang.sourir.JitEngine;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.models.sourir.run.Speculation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is measured computes what it should, in both engines and in Java. */
class LoopTest {
  @ParameterizedTest
  @EnumSource
  void loopsComputeTheSame(Loop loop) {
    int n = 12;
    var expected = String.valueOf(loop.inJava(n));
    var eager = new JitEngine(JitOptions.USUAL.with(TierPolicy.EAGER), new Events());
    for (var engine : List.of(Engine.MODEL, eager)) {
      List<String> printed = new ArrayList<>();
      engine.run(loop.program(4, n), new Clock(printed::add), Speculation.PLAIN);
      assertEquals(List.of(expected, expected, expected, expected), printed);
    }
  }

  @Test
  void thePlotHasBothCurves() {
    var svg = Plot.svg(List.of(1e6, 2e6, 3e4), List.of(1e6, 2e7, 3e7), 1, List.of("a", "b", "c"));
    assertEquals(2, svg.split("<polyline", -1).length - 1);
    assertTrue(svg.startsWith("<svg") && svg.endsWith("</svg>\n"));
  }

  @Test
  void pricesAreMeasured() throws Exception {
    assertEquals(2, ProgramCosts.assumePercent(1, 2).size());
    assertEquals(2, ProgramCosts.deoptMicros(1, 2).size());
    assertEquals(1, MachineCosts.invalidateMillis(1).size());
    assertFalse(ProgramCosts.settledRatio(8, 2).isEmpty());
    assertTrue(MachineCosts.dispatchNanos(1, 2).getFirst() < 1000);
  }
}
