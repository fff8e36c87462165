package dev.oser.agent.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.agent.options.Options;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a profile says of how it was taken. */
class HowTakenTest {
  @Test
  void modeBurstsAndClassesAreNamed() throws Exception {
    assertEquals(
        Map.of(
            "mode",
            "hcct with phi 0.001, epsilon 2.0E-4",
            "what counts",
            "calls",
            "bursts",
            "none",
            "depth",
            "all frames",
            "classes",
            "all but the JDK"),
        HowTaken.of(Options.parse("hcct,phi=0.001")).facts());
    assertEquals(
        Map.of(
            "mode",
            "cct",
            "what counts",
            "calls",
            "bursts",
            "2.000 ms in 40.00 ms",
            "depth",
            "all frames",
            "classes",
            "a.*, b.C, not b.D"),
        HowTaken.of(Options.parse("cct,burst=40:2,include=b.C,include=a.*,exclude=b.D")).facts());
  }
}
