package dev.oser.models.distilled;

/**
 * A program state (Definition 3).
 *
 * @param store σ
 * @param point l, the point of the next instruction; |π| + 1 when the program is done
 */
public record State(Store store, int point) {
  @Override
  public String toString() {
    return point + " " + store;
  }
}
