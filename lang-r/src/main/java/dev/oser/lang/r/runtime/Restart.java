package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** A restart that is established, and those below it. */
public final class Restart {
  private final String name;
  private final Value function;
  private final @Nullable Restart next;

  public Restart(String name, Value function, @Nullable Restart next) {
    this.name = name;
    this.function = function;
    this.next = next;
  }

  public String name() {
    return name;
  }

  public Value function() {
    return function;
  }

  public @Nullable Restart next() {
    return next;
  }
}
