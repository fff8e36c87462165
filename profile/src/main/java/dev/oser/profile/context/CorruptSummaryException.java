package dev.oser.profile.context;

import java.io.IOException;

/** A file that is not a summary, not whole, or not of a version this program reads. */
public final class CorruptSummaryException extends IOException {
  private static final long serialVersionUID = 1L;

  CorruptSummaryException(String file, long position, String problem) {
    super(file + ": at byte " + position + ": " + problem);
  }
}
