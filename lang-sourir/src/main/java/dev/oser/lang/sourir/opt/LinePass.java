package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Line;
import java.util.List;

/** A pass that looks at one active version at a time, one that nothing falls back into. */
abstract class LinePass implements Pass {
  /** {@return other instructions for the active version} */
  abstract List<Line> change(Draft draft, Function function);

  @Override
  public final Draft apply(Draft draft) {
    var result = draft;
    for (var function : draft.optimizable()) {
      var lines = change(draft, function);
      if (!lines.equals(function.active().lines())) {
        result = result.with(function, lines);
      }
    }
    return result;
  }
}
