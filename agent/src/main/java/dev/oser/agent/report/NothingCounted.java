package dev.oser.agent.report;

import dev.oser.agent.rewrite.Tally;

/** Why a profile is empty. */
public final class NothingCounted {
  private NothingCounted() {}

  /**
   * {@return a line for people}
   *
   * @param when in which part of the time calls were looked at
   */
  public static String why(Tally rewritten, String when) {
    return "Nothing was counted: " + reason(rewritten, when) + ".\n";
  }

  private static String reason(Tally rewritten, String when) {
    if (rewritten.classes() > 0) {
      return "none of the "
          + rewritten.methods()
          + " instrumented methods was called "
          + when
          + "; one that was active already is seen when it is called again";
    }
    int passedOver = rewritten.passedOver();
    if (passedOver == 0) {
      return "no class was loaded but those of the JDK, which include=java.util.* or the like"
          + " means";
    }
    return "of "
        + passedOver
        + " classes that were loaded none is one that include and exclude choose and that can be"
        + " instrumented";
  }
}
