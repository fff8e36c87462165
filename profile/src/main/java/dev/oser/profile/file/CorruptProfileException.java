package dev.oser.profile.file;

import java.io.IOException;

/** A file that is not a profile, not whole, or not of a version this program reads. */
public final class CorruptProfileException extends IOException {
  private static final long serialVersionUID = 1L;

  CorruptProfileException(String file, long position, String problem) {
    super(file + ": at byte " + position + ": " + problem);
  }
}
