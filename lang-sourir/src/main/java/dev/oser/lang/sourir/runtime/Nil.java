package dev.oser.lang.sourir.runtime;

/** {@code nil} */
public enum Nil {
  NIL
}
