package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;

/** An analysis that looks only at blocks and edges, and so outlives changes within blocks. */
interface FlowAnalysis<T> extends Analysis<T> {
  @Override
  default boolean dependsOnFlowOnly() {
    return true;
  }
}
