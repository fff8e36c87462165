package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.Function;
import dev.oser.kit.tier.TierPolicy;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How programs are compiled.
 *
 * @param policy when
 * @param deoptless whether code whose assumptions fail is kept, and what happens then compiled too
 * @param failing which checks of the compiler's own must fail although they hold, to test what
 *     happens then; null for none
 * @param tampering changes code before it is linked: what tests must notice
 */
public record JitOptions(
    TierPolicy policy,
    boolean deoptless,
    @Nullable BooleanSupplier failing,
    Consumer<Function> tampering) {
  public static final JitOptions USUAL = new JitOptions(TierPolicy.USUAL, false, null, _ -> {});

  public JitOptions with(TierPolicy other) {
    return new JitOptions(other, deoptless, failing, tampering);
  }

  public JitOptions withDeoptless(boolean other) {
    return new JitOptions(policy, other, failing, tampering);
  }

  public JitOptions failing(@Nullable BooleanSupplier checks) {
    return new JitOptions(policy, deoptless, checks, tampering);
  }

  public JitOptions tampering(Consumer<Function> change) {
    return new JitOptions(policy, deoptless, failing, change);
  }
}
