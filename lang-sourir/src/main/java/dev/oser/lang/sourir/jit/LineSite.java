package dev.oser.lang.sourir.jit;

import dev.oser.lang.sourir.interp.Code;
import dev.oser.lang.sourir.interp.ResolvedProgram;
import dev.oser.lang.sourir.runtime.ArrayObject;
import dev.oser.lang.sourir.runtime.Stuck;
import java.util.function.BooleanSupplier;

/**
 * A line of a version, for what compiled code does there that is more than computing.
 *
 * @param failing whether a check that would hold must fail, to test what happens then
 */
public record LineSite(Code code, int line, BooleanSupplier failing) {
  private ResolvedProgram program() {
    return code.function().program();
  }

  private Stuck here(Stuck stuck) {
    return stuck.at(code.lines().get(line));
  }

  Object newArray(long length) {
    try {
      return ArrayObject.ofLength(length);
    } catch (OutOfMemoryError e) {
      throw here(Stuck.outOfMemory());
    }
  }

  void print(Object value) {
    program().print(value);
  }

  Object read() {
    try {
      return program().read();
    } catch (Stuck stuck) {
      throw here(stuck);
    }
  }

  /** The interpreter did not see what compiled code called and got. */
  void seen(Object value, int where) {
    code.feedback().seen(where, value);
  }

  boolean mustFail() {
    return program().assumptions().mustFail(code.assume(line));
  }

  void progress() {
    program().assumptions().progress();
  }

  boolean guardMustFail() {
    return failing.getAsBoolean();
  }

  @Override
  public String toString() {
    return code + ":" + line;
  }
}
