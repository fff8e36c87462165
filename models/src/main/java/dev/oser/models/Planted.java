package dev.oser.models;

/**
 * The same property about something wrong on purpose. If no case violates it, the property could
 * not have found that mistake in the real thing either.
 *
 * @param what the mistake, for example "Hoist without its first side condition"
 * @param check the check of the property, applied to the wrong thing
 * @param <C> what a case is
 */
public record Planted<C>(String what, Check<C> check) {}
