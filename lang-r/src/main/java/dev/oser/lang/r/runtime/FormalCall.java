package dev.oser.lang.r.runtime;

import java.util.List;

/**
 * How a method of S4 came to be called; {@code callNextMethod} goes on from here.
 *
 * @param tried the methods that were called, the one that runs last
 */
public record FormalCall(FormalGeneric generic, List<FormalMethod> tried) {}
