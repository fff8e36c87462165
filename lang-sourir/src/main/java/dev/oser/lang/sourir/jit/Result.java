package dev.oser.lang.sourir.jit;

import dev.oser.lang.sourir.runtime.ArrayObject;
import dev.oser.lang.sourir.runtime.Nil;

/**
 * What a function returns whose result is expected to be an integer: if it is none, a number that
 * is no integer of sourir, and the value waits here. A program runs in one thread.
 */
public final class Result {
  private static final long ELSEWHERE = ArrayObject.LEAST_INT - 1;

  private Object waiting = Nil.NIL;

  long pack(Object value) {
    if (value instanceof Long number) {
      return number;
    }
    waiting = value;
    return ELSEWHERE;
  }

  /** {@return the value that was no integer} */
  Object take() {
    var value = waiting;
    waiting = Nil.NIL;
    return value;
  }
}
