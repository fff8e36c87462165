package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;

/**
 * How a method was chosen; {@code NextMethod} goes on from here.
 *
 * @param generic the function that was called
 * @param group the group it belongs to, or empty
 * @param method the name under which the method was found
 * @param classes the classes that are left to try after this method
 * @param object what was dispatched on
 * @param callEnvironment where the generic was called from
 * @param definition where the generic was defined
 * @param dotClass what the method finds in {@code .Class}
 */
public record Dispatch(
    String generic,
    String group,
    String method,
    String[] classes,
    Value object,
    Environment callEnvironment,
    Environment definition,
    Value dotClass) {}
