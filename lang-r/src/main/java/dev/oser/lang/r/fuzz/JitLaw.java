package dev.oser.lang.r.fuzz;

import dev.oser.kit.event.Event;
import dev.oser.kit.fuzz.TextReducer;
import dev.oser.lang.r.fuzz.ScriptFuzzer.Outcome;
import dev.oser.lang.r.jit.JitOptions;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.UnaryOperator;

/** Compiled scripts show what interpreted ones show, however they are compiled. */
public final class JitLaw {
  private static final long PATIENCE = 60_000;

  private final ScriptFuzzer plain = new ScriptFuzzer(SessionRunner.plain(), PATIENCE, PATIENCE);
  private final UnaryOperator<JitOptions> change;
  private final LongAdder compiled = new LongAdder();
  private final LongAdder deoptimised = new LongAdder();

  public JitLaw() {
    this(options -> options);
  }

  /** Makes the law for options that something was done to, such as planting a mistake. */
  public JitLaw(UnaryOperator<JitOptions> change) {
    this.change = change;
  }

  /** {@return how much code was compiled so far} */
  public long compiled() {
    return compiled.sum();
  }

  /** {@return how often compiled code was left for the interpreter so far} */
  public long deoptimised() {
    return deoptimised.sum();
  }

  /** {@return what scripts show that are interpreted; empty if that changes from run to run} */
  public Optional<String> expected(String script) {
    var first = plain.run(script);
    // What shows the time, a random number or an address is no test.
    return first.verdict() == ScriptFuzzer.Verdict.FINE && first.equals(plain.run(script))
        ? Optional.of(first.detail())
        : Optional.empty();
  }

  /** {@return how a script breaks the law in some mode, for a person to read, if it does} */
  public Optional<String> violation(String script, long seed) {
    var expected = expected(script);
    if (expected.isPresent()) {
      for (var mode : JitMode.values()) {
        var found = violation(script, expected.get(), mode, seed);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** {@return the same, of a script that was made short} */
  public Optional<String> shortestViolation(String script, long seed) {
    return violation(script, seed)
        .map(
            found ->
                violation(TextReducer.reduce(script, part -> isViolation(part, seed)), seed)
                    .orElse(found));
  }

  private boolean isViolation(String script, long seed) {
    return violation(script, seed).isPresent();
  }

  /** {@return how a script breaks the law in a mode} */
  public Optional<String> violation(String script, String expected, JitMode mode, long seed) {
    var problems = new StringBuffer();
    var fuzzer =
        new ScriptFuzzer(
            SessionRunner.compiled(() -> watched(change.apply(mode.options(seed)), problems)),
            PATIENCE,
            PATIENCE);
    var shown = fuzzer.run(script);
    if (!problems.isEmpty()) {
      return Optional.of(mode + ": " + problems + "\n" + script);
    }
    if (!shown.isFine()) {
      return Optional.of(mode + ": " + failure(shown) + "\n" + script);
    }
    return Difference.between(script, expected, shown.detail())
        .map(difference -> mode + ": " + difference.describe("Interpreted", "Compiled"));
  }

  private JitOptions watched(JitOptions options, StringBuffer problems) {
    options
        .events()
        .listen(
            event -> {
              switch (event) {
                case Event.Compiled _ -> compiled.increment();
                case Event.Deoptimised _ -> deoptimised.increment();
                case Event.NotCompiled(var code, var reason) when reason.contains("bug") ->
                    problems.append(code).append(": ").append(reason);
                case Event.Bug bug -> problems.append(bug.text());
                default -> {}
              }
            });
    return options;
  }

  private static String failure(Outcome outcome) {
    return outcome.verdict() + ": " + outcome.detail();
  }
}
