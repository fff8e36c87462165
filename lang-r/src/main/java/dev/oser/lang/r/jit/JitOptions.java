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
 * @param failing tells which checks fail although they hold, to test what happens then; or null
 * @param watching is shown what was translated, before it is optimised; may plant mistakes
 * @param showing is shown what is compiled, after it was optimised
 * @param events is told what happens
 */
public record JitOptions(
    TierPolicy policy,
    Speculation speculation,
    @Nullable BooleanSupplier failing,
    Consumer<Function> watching,
    Consumer<Function> showing,
    Events events) {
  /**
   * What usually works well, once the compiler itself is warm ({@link Eagerness}): code is entered
   * and loops turn in powers of two. Compiling gains most in loops.
   */
  public static final TierPolicy USUAL = new TierPolicy(1024, 2048, 4, 6, 2_000, 1_500_000, true);

  /** Compiles everything at once, in the same thread: for tests. */
  public static final TierPolicy EAGER = new TierPolicy(1, 1, 2, 4, 2_000, 1_500_000, false);

  public static JitOptions usual() {
    return new JitOptions(USUAL, Speculation.ALL, null, _ -> {}, _ -> {}, new Events());
  }

  public static JitOptions eager() {
    return usual().with(EAGER);
  }

  public JitOptions with(TierPolicy other) {
    return new JitOptions(other, speculation, failing, watching, showing, events);
  }

  public JitOptions with(Speculation other) {
    return new JitOptions(policy, other, failing, watching, showing, events);
  }

  public JitOptions with(Events other) {
    return new JitOptions(policy, speculation, failing, watching, showing, other);
  }

  public JitOptions failing(BooleanSupplier which) {
    return new JitOptions(policy, speculation, which, watching, showing, events);
  }

  public JitOptions watching(Consumer<Function> watcher) {
    return new JitOptions(policy, speculation, failing, watcher, showing, events);
  }

  public JitOptions showing(Consumer<Function> viewer) {
    return new JitOptions(policy, speculation, failing, watching, viewer, events);
  }
}
