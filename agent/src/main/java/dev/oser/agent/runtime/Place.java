package dev.oser.agent.runtime;

/**
 * A place in the code of an instrumented method.
 *
 * @param method the number of the method
 * @param site that of a call from there
 */
public record Place(int method, int site) {}
