package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.transform.ConstantPropagation;

/** {@code const_fold}: constant propagation that learns from assumes (Section 4.1, Lemma 6.1). */
final class ConstantFolding implements Pass {
  @Override
  public String name() {
    return "const_fold";
  }

  @Override
  public String description() {
    return "replaces expressions by the constants they must be, learning from assumes (4.1)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    for (var function : draft.optimizable()) {
      result =
          result.with(
              ConstantPropagation.of(result.program(), function.name(), function.active().name()));
    }
    return result;
  }
}
