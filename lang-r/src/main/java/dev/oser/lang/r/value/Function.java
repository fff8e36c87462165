package dev.oser.lang.r.value;

/** Something that can be called. */
public abstract sealed class Function extends Value permits Closure, Builtin {}
