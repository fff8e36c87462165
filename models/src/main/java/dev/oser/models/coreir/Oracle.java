package dev.oser.models.coreir;

/** Decides what anchors do: their semantics is non-deterministic (Section 2.8). */
@FunctionalInterface
public interface Oracle {
  /** No anchor deoptimises. */
  Oracle NEVER = _ -> false;

  /** Every anchor deoptimises. */
  Oracle ALWAYS = _ -> true;

  /** {@return whether the anchor that is met as the n-th, from 0, deoptimises} */
  boolean deoptimises(int occurrence);
}
