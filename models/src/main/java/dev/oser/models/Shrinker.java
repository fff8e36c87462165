package dev.oser.models;

import java.util.List;

/**
 * Makes cases smaller, so that a person reads little.
 *
 * @param <C> what a case is
 */
@FunctionalInterface
public interface Shrinker<C> {
  /** {@return valid cases that are one step smaller, the most promising first} */
  List<C> smaller(C subject);

  /** {@return a shrinker for cases that are small already} */
  static <C> Shrinker<C> none() {
    return _ -> List.of();
  }

  /**
   * {@return the smallest case found by taking, as long as there is one, a smaller case that still
   * violates the check}
   */
  default C shrink(C subject, Check<C> check) {
    var current = subject;
    var progress = true;
    while (progress) {
      progress = false;
      for (var candidate : smaller(current)) {
        if (check.violation(candidate) != null) {
          current = candidate;
          progress = true;
          break;
        }
      }
    }
    return current;
  }
}
