package dev.oser.models.sourir.check;

import dev.oser.models.sourir.Position;

/** Where rules put what they find. */
@FunctionalInterface
interface Reporter {
  void report(Position position, String message);
}
