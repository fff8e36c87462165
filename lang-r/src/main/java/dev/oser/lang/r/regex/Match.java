package dev.oser.lang.r.regex;

/** Where a pattern and its groups matched. Group 0 is the whole match. */
public final class Match {
  private final int[] offsets;

  /** Starts and ends in turn; -1 for a group that took no part. */
  Match(int... offsets) {
    this.offsets = offsets;
  }

  public int start() {
    return offsets[0];
  }

  public int end() {
    return offsets[1];
  }

  public boolean isEmpty() {
    return offsets[0] == offsets[1];
  }

  public int groupCount() {
    return offsets.length / 2 - 1;
  }

  /** {@return where a group starts, or -1} */
  public int start(int group) {
    return offsets[2 * group];
  }

  /** {@return where a group ends, or -1} */
  public int end(int group) {
    return offsets[2 * group + 1];
  }

  /** {@return the text of a group, empty if it took no part} */
  public String group(int group, String text) {
    return start(group) < 0 ? "" : text.substring(start(group), end(group));
  }
}
