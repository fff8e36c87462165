package dev.oser.lang.sourir.jit;

import dev.oser.kit.callee.HostFunction;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.lang.sourir.interp.Code;
import dev.oser.lang.sourir.interp.Frame;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A place where frames go on after a deoptimisation, as a function of the kit. Its parameters are
 * the number of what failed, or the result of the frame inside; how many calls the frame is nested
 * in; and the variables. At first it is interpreted; if it is hot, it has compiled versions.
 */
final class Resumption implements HostFunction {
  /** How many parameters come before the variables. */
  static final int FIRST_VARIABLE = 2;

  private final Jit jit;
  private final String name;
  private final FunctionType type;
  private final Code code;
  private final int offset;
  private final int result;
  private final int[] slots;
  private final AtomicInteger entered = new AtomicInteger();
  private Stubs.@Nullable Stub versions;
  private volatile boolean isExpected;

  /**
   * A place to go on.
   *
   * @param type whose result is an i64 if an integer is expected
   * @param result the slot for the result of the frame inside, or -1
   * @param slots the variables of the parameters
   */
  Resumption(
      Jit jit, String name, FunctionType type, Code code, int offset, int result, int[] slots) {
    this.jit = jit;
    this.name = name;
    this.type = type;
    this.code = code;
    this.offset = offset;
    this.result = result;
    this.slots = slots;
  }

  String name() {
    return name;
  }

  FunctionType type() {
    return type;
  }

  Code code() {
    return code;
  }

  int offset() {
    return offset;
  }

  int result() {
    return result;
  }

  int[] slots() {
    return slots;
  }

  Stubs.Stub versions() {
    return Objects.requireNonNull(versions);
  }

  boolean isDefined() {
    return versions != null;
  }

  /** Notes that the program says that frames go on here, not that the compiler was wrong. */
  void expect() {
    isExpected = true;
  }

  boolean isExpected() {
    return isExpected;
  }

  /** Starts counting anew how often frames go on here. */
  void forgetEntered() {
    entered.set(0);
  }

  void setVersions(Stubs.Stub made) {
    versions = made;
  }

  @Override
  public @Nullable Object run(@Nullable Object[] arguments) {
    jit.resumed(this, entered.incrementAndGet(), arguments);
    var frame = new Frame(code, offset);
    if (result >= 0) {
      frame.slots()[result] = Objects.requireNonNull(arguments[0]);
    }
    for (int i = 0; i < slots.length; i++) {
      frame.slots()[slots[i]] = Objects.requireNonNull(arguments[i + FIRST_VARIABLE]);
    }
    int depth = (int) Objects.requireNonNull(arguments[1]);
    var value = code.function().program().interpreter().run(frame, depth);
    return type.result() == CoreType.I64 ? (Object) jit.calls().packed(value) : value;
  }

  @Override
  public String toString() {
    return code + "@" + offset;
  }
}
