package dev.oser.house.planted.lower;

import dev.oser.house.planted.upper.Above;

/** Breaks the layer rule on purpose, to show that the test can fail. */
class PointsUp {
  Above above = new Above();
}
