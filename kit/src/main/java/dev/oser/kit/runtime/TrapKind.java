package dev.oser.kit.runtime;

/** Why a program stopped. The words are what a person reads first in the error. */
public enum TrapKind {
  DIVISION_BY_ZERO("division by zero"),
  INDEX_OUT_OF_BOUNDS("index out of bounds"),
  NEGATIVE_LENGTH("negative array length"),
  NULL_REFERENCE("null reference"),
  WRONG_TYPE("wrong type"),
  EXPLICIT("trap"),
  HOST_FAILURE("host call failed"),
  STACK_OVERFLOW("stack overflow"),
  OUT_OF_MEMORY("out of memory"),
  OUT_OF_FUEL("out of fuel"),
  INTERRUPTED("interrupted");

  private final String words;

  TrapKind(String words) {
    this.words = words;
  }

  /** {@return the kind in words} */
  public String words() {
    return words;
  }
}
