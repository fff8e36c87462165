package dev.oser.models.distilled.osr;

import java.util.List;

/** Decides which transition of a multi-version program is fired (Section 3.5). */
@FunctionalInterface
public interface Oracle {
  /**
   * {@return the index of the version to go on in: one of the others, or the current one}
   *
   * @param current the version that runs
   * @param point the point it has reached
   * @param others the versions that have a landing for it
   */
  int choose(int current, int point, List<Integer> others);
}
