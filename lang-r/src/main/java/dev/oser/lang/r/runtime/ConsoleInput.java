package dev.oser.lang.r.runtime;

import org.jspecify.annotations.Nullable;

/** What a session reads on its console: what a person types, or the lines of the script it runs. */
public interface ConsoleInput {
  /** {@return whether a person is there who can answer} */
  boolean isInteractive();

  /** A console with nothing to read. */
  record Nothing() implements ConsoleInput {
    @Override
    public boolean isInteractive() {
      return false;
    }

    @Override
    public @Nullable String line(String prompt) {
      return null;
    }
  }

  /** {@return the next line, for which a person is asked with a prompt; null at the end} */
  @Nullable String line(String prompt);
}
