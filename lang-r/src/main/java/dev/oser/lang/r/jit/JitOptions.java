package dev.oser.lang.r.jit;

import dev.oser.kit.event.Events;
import dev.oser.kit.ir.Function;
import dev.oser.kit.tier.TierPolicy;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How a session compiles.
 *
 * @param policy when, and how much
 * @param speculation what may be assumed
 * @param contexts which calls there are versions for
 * @param deoptless which failures other compiled code goes on after
 * @param failing tells which checks fail although they hold, to test what happens then; or null
 * @param watching is shown what was translated, before it is optimised; may plant mistakes
 * @param showing is shown what is compiled, after it was optimised
 * @param events is told what happens
 * @param explanation collects what is told to people afterwards; or null
 */
public record JitOptions(
    TierPolicy policy,
    Speculation speculation,
    Contexts contexts,
    Deoptless deoptless,
    @Nullable BooleanSupplier failing,
    Consumer<Function> watching,
    Consumer<Function> showing,
    Events events,
    @Nullable Explanation explanation) {
  /**
   * What usually works well, once the compiler itself is warm ({@link Eagerness}): code is entered
   * and loops turn in powers of two. Compiling gains most in loops.
   */
  public static final TierPolicy USUAL = new TierPolicy(1024, 2048, 4, 6, 2_000, 1_500_000, true);

  /** Compiles everything at once, in the same thread: for tests. */
  public static final TierPolicy EAGER = new TierPolicy(1, 1, 2, 4, 2_000, 1_500_000, false);

  public static JitOptions usual() {
    return new JitOptions(
        USUAL,
        Speculation.ALL,
        Contexts.USUAL,
        Deoptless.USUAL,
        null,
        _ -> {},
        _ -> {},
        new Events(),
        null);
  }

  public static JitOptions eager() {
    return usual().with(EAGER);
  }

  public JitOptions with(TierPolicy other) {
    return new JitOptions(
        other, speculation, contexts, deoptless, failing, watching, showing, events, explanation);
  }

  public JitOptions with(Speculation other) {
    return new JitOptions(
        policy, other, contexts, deoptless, failing, watching, showing, events, explanation);
  }

  public JitOptions with(Contexts other) {
    return new JitOptions(
        policy, speculation, other, deoptless, failing, watching, showing, events, explanation);
  }

  public JitOptions with(Deoptless other) {
    return new JitOptions(
        policy, speculation, contexts, other, failing, watching, showing, events, explanation);
  }

  public JitOptions with(Events other) {
    return new JitOptions(
        policy, speculation, contexts, deoptless, failing, watching, showing, other, explanation);
  }

  public JitOptions failing(BooleanSupplier which) {
    return new JitOptions(
        policy, speculation, contexts, deoptless, which, watching, showing, events, explanation);
  }

  public JitOptions watching(Consumer<Function> watcher) {
    return new JitOptions(
        policy, speculation, contexts, deoptless, failing, watcher, showing, events, explanation);
  }

  public JitOptions showing(Consumer<Function> viewer) {
    return new JitOptions(
        policy, speculation, contexts, deoptless, failing, watching, viewer, events, explanation);
  }

  public JitOptions explaining(Explanation collector) {
    return new JitOptions(
        policy, speculation, contexts, deoptless, failing, watching, showing, events, collector);
  }
}
