package dev.oser.lang.r.value;

/** Code that was made for a value of the language; the interpreter knows what is in it. */
public abstract class Executable {}
