package dev.oser.lang.r.limit;

/** What a session has to say about what runs in its thread. */
public interface Guard {
  /** {@return whether somebody may ask to stop what is no code of ours} */
  boolean isWatching();

  /** Somebody asked to stop: leaves by an exception, or returns to go on. */
  void stop();

  /**
   * An array is about to be made.
   *
   * @throws RuntimeException if the session may not have so much
   */
  void allocate(long bytes);
}
