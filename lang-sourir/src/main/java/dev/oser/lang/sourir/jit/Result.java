package dev.oser.lang.sourir.jit;

import dev.oser.lang.sourir.runtime.ArrayObject;
import dev.oser.lang.sourir.runtime.Nil;

/**
 * What compiled functions return: a number. If it is no integer of sourir, the value is something
 * else, and waits here until the caller takes it. A program runs in one thread.
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

  Object unpack(long number) {
    return number >= ArrayObject.LEAST_INT ? (Object) number : take();
  }

  /** {@return the value that was no integer} */
  Object take() {
    var value = waiting;
    waiting = Nil.NIL;
    return value;
  }
}
