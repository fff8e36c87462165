package dev.oser.profile.report;

import java.nio.charset.StandardCharsets;

/** How a profile is written. */
public enum Format {
  /** For people. */
  REPORT("report", "txt") {
    @Override
    public byte[] write(Profile profile, String title, int top) {
      return text(profile.report(title, top));
    }
  },
  /** One line per context, for flame graph programs. */
  COLLAPSED("collapsed", "collapsed") {
    @Override
    public byte[] write(Profile profile, String title, int top) {
      return text(profile.collapsed());
    }
  },
  /** JSON for speedscope.app. */
  SPEEDSCOPE("speedscope", "speedscope.json") {
    @Override
    public byte[] write(Profile profile, String title, int top) {
      return text(Speedscope.of(profile.stacks(), title));
    }
  },
  /** A gzipped protocol buffer for pprof. */
  PPROF("pprof", "pb.gz") {
    @Override
    public byte[] write(Profile profile, String title, int top) {
      return Pprof.of(profile.stacks(), title);
    }
  },
  /** The file format of this module, to merge, compare and show. */
  SUMMARY("summary", "oser") {
    @Override
    public byte[] write(Profile profile, String title, int top) {
      return profile.bytes();
    }
  };

  private final String word;
  private final String suffix;

  Format(String word, String suffix) {
    this.word = word;
    this.suffix = suffix;
  }

  /**
   * {@return a profile in this format, as the bytes of a file}
   *
   * @param title what was profiled and how
   * @param top how many contexts or methods a report shows
   */
  public abstract byte[] write(Profile profile, String title, int top);

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** {@return the end of the names of such files} */
  public String suffix() {
    return suffix;
  }

  /** {@return whether such files are nothing to look at in a terminal} */
  public boolean isBinary() {
    return this == PPROF || this == SUMMARY;
  }

  @Override
  public String toString() {
    return word;
  }
}
