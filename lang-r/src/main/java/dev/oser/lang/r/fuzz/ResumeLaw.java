package dev.oser.lang.r.fuzz;

import dev.oser.lang.r.bytecode.Stops;
import dev.oser.lang.r.fuzz.ScriptFuzzer.Outcome;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;

/**
 * The interpreter can be left and entered anywhere: a script that is stopped at its instructions,
 * with all activations written down and the Java stack thrown away, shows what it shows otherwise.
 */
public final class ResumeLaw {
  private static final long PATIENCE = 120_000;

  private final ScriptFuzzer plain = new ScriptFuzzer(SessionRunner.plain(), PATIENCE, PATIENCE);
  private final boolean forgetful;
  private final LongAdder stops = new LongAdder();

  /**
   * Makes the law.
   *
   * @param forgetful true to plant a mistake
   */
  public ResumeLaw(boolean forgetful) {
    this.forgetful = forgetful;
  }

  /** {@return how often scripts were stopped so far} */
  public long stops() {
    return stops.sum();
  }

  /** {@return how a script breaks the law, for a person to read, if it does} */
  public Optional<String> violation(String script) {
    var expected = plain.run(script);
    if (!expected.isFine() || !expected.equals(plain.run(script))) {
      // What shows the time, a random number or an address is no test.
      return Optional.empty();
    }
    var shown = stopped(script);
    if (!shown.isFine()) {
      return Optional.of(shown.verdict() + ": " + shown.detail() + "\n" + script);
    }
    return Difference.between(script, expected.detail(), shown.detail())
        .map(difference -> difference.describe("At once", "Stopped"));
  }

  private Outcome stopped(String script) {
    var places = new Stops(forgetful);
    var fuzzer =
        new ScriptFuzzer(
            SessionRunner.plain(session -> session.stopAt(places)), PATIENCE, PATIENCE);
    try {
      return fuzzer.run(script);
    } finally {
      stops.add(places.count());
    }
  }
}
