package dev.oser.lang.r.fuzz;

import dev.oser.kit.event.Event;
import dev.oser.kit.fuzz.TextReducer;
import dev.oser.lang.r.fuzz.ScriptFuzzer.Outcome;
import dev.oser.lang.r.jit.JitOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.UnaryOperator;

/**
 * Compiled scripts show what interpreted ones show, however they are compiled. What runs into the
 * time limit has not shown it all: that is no violation, but kept apart.
 */
public final class JitLaw {
  private static final long PATIENCE = 60_000;

  private final ScriptFuzzer plain;
  private final long patience;
  private final UnaryOperator<JitOptions> change;
  private final LongAdder compiled = new LongAdder();
  private final LongAdder deoptimised = new LongAdder();
  private final Queue<String> unfinished = new ConcurrentLinkedQueue<>();

  public JitLaw() {
    this(options -> options);
  }

  /** Makes the law for options that something was done to, such as planting a mistake. */
  public JitLaw(UnaryOperator<JitOptions> change) {
    this(change, PATIENCE);
  }

  /** Makes the law for options that something was done to, and scripts that run so many ms. */
  JitLaw(UnaryOperator<JitOptions> change, long patience) {
    this.change = change;
    this.patience = patience;
    this.plain = new ScriptFuzzer(SessionRunner.plain(), patience, PATIENCE);
  }

  /** {@return how much code was compiled so far} */
  public long compiled() {
    return compiled.sum();
  }

  /** {@return how often compiled code was left for the interpreter so far} */
  public long deoptimised() {
    return deoptimised.sum();
  }

  /** {@return the scripts that did not come to their end so far, and how they were run} */
  public List<String> unfinished() {
    return List.copyOf(unfinished);
  }

  /** {@return how a script breaks the law in some mode, for a person to read, if it does} */
  public Optional<String> violation(String script, long seed) {
    var slow = new ArrayList<String>();
    var found = violation(script, seed, slow);
    if (found.isEmpty() && !slow.isEmpty()) {
      unfinished.add("seed " + seed + ": unfinished: " + String.join(", ", slow) + "\n" + script);
    }
    return found;
  }

  /** {@return how a script breaks the law; where it does not come to its end is added to a list} */
  private Optional<String> violation(String script, long seed, List<String> slow) {
    var start = System.nanoTime();
    var first = plain.run(script);
    if (first.verdict() == ScriptFuzzer.Verdict.STOPPED) {
      slow.add("interpreted");
      return Optional.empty();
    }
    var took = (System.nanoTime() - start) / 1_000_000;
    // What shows the time, a random number or an address is no test.
    if (!first.isFine() || !first.equals(plain.run(script))) {
      return Optional.empty();
    }
    for (var mode : JitMode.values()) {
      var found = violation(script, first.detail(), mode, seed, slow);
      if (found.isPresent()) {
        return found;
      }
    }
    // A loop that a mistake has made endless would look like this, too: a person has to judge.
    if (!slow.isEmpty()) {
      slow.add("interpreted in " + took + " ms");
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
    return violation(script, seed, new ArrayList<>()).isPresent();
  }

  private Optional<String> violation(
      String script, String expected, JitMode mode, long seed, List<String> slow) {
    var problems = new StringBuffer();
    var fuzzer =
        new ScriptFuzzer(
            SessionRunner.compiled(() -> watched(change.apply(mode.options(seed)), problems)),
            patience,
            PATIENCE);
    var shown = fuzzer.run(script);
    if (!problems.isEmpty()) {
      return Optional.of(mode + ": " + problems + "\n" + script);
    }
    if (shown.verdict() == ScriptFuzzer.Verdict.STOPPED) {
      slow.add(mode.toString());
      return Optional.empty();
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
