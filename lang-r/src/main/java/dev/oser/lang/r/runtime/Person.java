package dev.oser.lang.r.runtime;

import org.jspecify.annotations.Nullable;

/** Who a session talks to, if somebody is there. */
public interface Person {
  /** {@return a line that the person types after a prompt, or null if there is nothing more} */
  @Nullable String answer(String prompt);
}
