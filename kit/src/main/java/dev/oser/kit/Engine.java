package dev.oser.kit;

/** A way to run functions. */
public enum Engine {
  /** The reference interpreter: every instruction as its op declares it. */
  INTERPRETER,
  /** JVM bytecode, generated when a function is called for the first time. */
  COMPILER
}
