package dev.oser.agent.options;

/**
 * Look only for a while in each sampling interval.
 *
 * @param interval nanoseconds from the start of a burst to that of the next
 * @param length nanoseconds a burst lasts
 */
public record Burst(long interval, long length) {}
