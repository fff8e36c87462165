package dev.oser.agent.options;

/** How a profile is written. */
public enum Format {
  /** For people. */
  REPORT("report", "txt"),
  /** One line per context, for flame graph programs. */
  COLLAPSED("collapsed", "collapsed"),
  /** The file format of {@code dev.oser.profile}, to merge and compare. */
  SUMMARY("summary", "cct");

  private final String word;
  private final String suffix;

  Format(String word, String suffix) {
    this.word = word;
    this.suffix = suffix;
  }

  /** {@return the end of the names of such files} */
  public String suffix() {
    return suffix;
  }

  @Override
  public String toString() {
    return word;
  }
}
