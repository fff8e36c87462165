package dev.oser.models.sourir.run;

/**
 * The run-time errors. The paper's configurations are stuck there; the format gives them names, and
 * they are observable: equivalent programs fail alike.
 */
public enum ErrorKind {
  UNBOUND_VARIABLE,
  TYPE_ERROR,
  DIVISION_BY_ZERO,
  INDEX_OUT_OF_BOUNDS,
  NEGATIVE_LENGTH,
  NOT_A_FUNCTION,
  WRONG_ARGUMENT_COUNT,
  FAILED_ASSERT,
  END_OF_INPUT,
  INVALID_INPUT,
  /** A limit of the interpreter, not of the language: memory or call depth. */
  TOO_LARGE
}
