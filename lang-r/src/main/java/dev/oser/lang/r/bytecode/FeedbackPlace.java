package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Call;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a place of feedback belongs to, whatever the code around it looks like: code that is made
 * anew from the same expression knows what its predecessor has seen.
 *
 * @param call the innermost call around, as it is written
 */
record FeedbackPlace(@Nullable Call call, Instruction instruction) {
  private boolean isSame(FeedbackPlace other) {
    return call == other.call && instruction == other.instruction;
  }

  /** Copies what was seen at the places of old code to those of new code. */
  static void transfer(
      List<FeedbackPlace> old, Feedback from, List<FeedbackPlace> places, Feedback to) {
    // Both are in the order of the expression.
    int next = 0;
    for (int i = 0; i < places.size(); i++) {
      for (int j = next; j < old.size(); j++) {
        if (old.get(j).isSame(places.get(i))) {
          to.inherit(i, from, j);
          next = j + 1;
          break;
        }
      }
    }
    to.inheritEntries(from);
  }
}
