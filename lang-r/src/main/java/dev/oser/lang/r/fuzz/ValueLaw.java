package dev.oser.lang.r.fuzz;

import dev.oser.lang.r.fuzz.ScriptFuzzer.Outcome;
import dev.oser.lang.r.runtime.Updates;
import java.util.Optional;

/**
 * Value semantics as a law: a program that changes its variables in place shows what it shows when
 * it copies them each time. It needs no GNU R, which agrees ({@code oser fuzz r --gnu --values}).
 */
public final class ValueLaw {
  private static final long PATIENCE = 60_000;

  private final ScriptFuzzer copying;
  private final ScriptFuzzer changing;

  /** Makes the law for a way to change variables. */
  public ValueLaw(Updates updates) {
    copying = new ScriptFuzzer(SessionRunner.driven(Updates.BY_COPY), PATIENCE, PATIENCE);
    changing = new ScriptFuzzer(SessionRunner.driven(updates), PATIENCE, PATIENCE);
  }

  /** {@return how a script breaks the law, for a person to read, if it does} */
  public Optional<String> violation(String script) {
    var expected = copying.run(script);
    var shown = changing.run(script);
    if (!expected.isFine() || !shown.isFine()) {
      return Optional.of(failure(expected.isFine() ? shown : expected) + "\n" + script);
    }
    return Difference.between(script, expected.detail(), shown.detail())
        .map(difference -> difference.describe("By copy", "In place"));
  }

  private static String failure(Outcome outcome) {
    return outcome.verdict() + ": " + outcome.detail();
  }
}
