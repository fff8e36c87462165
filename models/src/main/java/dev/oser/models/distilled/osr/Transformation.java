package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Program;

/** A program transformation [[T]] (Definition 10) that keeps points where they are. */
@FunctionalInterface
public interface Transformation {
  /** {@return π′ = [[T]](π)} */
  Program apply(Program program);
}
