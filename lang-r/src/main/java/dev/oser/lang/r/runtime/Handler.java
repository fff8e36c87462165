package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A handler that is established, and those below it.
 *
 * @param calling whether it runs where the condition is signalled; else control goes to it
 * @param owner what established it
 */
public record Handler(
    String conditionClass, Value function, boolean calling, Object owner, @Nullable Handler next) {}
