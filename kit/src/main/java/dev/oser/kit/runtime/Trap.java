package dev.oser.kit.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A program did something its semantics does not allow, and stops. A trap is born without a
 * location; the engine that ran the instruction adds it on the way out ({@link #at}).
 */
public final class Trap extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final TrapKind kind;
  private final String detail;
  private final transient @Nullable Location location;

  public Trap(TrapKind kind, String detail) {
    this(kind, detail, null, null);
  }

  private Trap(
      TrapKind kind, String detail, @Nullable Location location, @Nullable Throwable cause) {
    super(null, cause);
    this.kind = kind;
    this.detail = detail;
    this.location = location;
  }

  public TrapKind kind() {
    return kind;
  }

  /** {@return what exactly went wrong, or the empty string} */
  public String detail() {
    return detail;
  }

  /** {@return the instruction that trapped, or null while no engine has said} */
  public @Nullable Location location() {
    return location;
  }

  /**
   * {@return this trap with a location; the innermost one wins, and where the stack ended is no
   * place in the program but an accident of the engine}
   */
  public Trap at(Location where) {
    return location != null || kind == TrapKind.STACK_OVERFLOW ? this : located(where);
  }

  private Trap located(Location where) {
    var trap = new Trap(kind, detail, where, getCause());
    trap.setStackTrace(getStackTrace());
    return trap;
  }

  /**
   * {@return the trap that stands for a Java exception thrown while an instruction ran} Where the
   * JVM itself could not go on, the cause says why: whoever embeds a machine may want to treat an
   * overflow of the stack it has given differently from what the program did wrong.
   */
  public static Trap of(Throwable thrown) {
    return switch (thrown) {
      case Trap trap -> trap;
      case ArithmeticException _ -> new Trap(TrapKind.DIVISION_BY_ZERO, "");
      case ArrayIndexOutOfBoundsException e ->
          new Trap(TrapKind.INDEX_OUT_OF_BOUNDS, lowered(e.getMessage()));
      case NegativeArraySizeException e ->
          new Trap(TrapKind.NEGATIVE_LENGTH, lowered(e.getMessage()));
      case NullPointerException _ -> new Trap(TrapKind.NULL_REFERENCE, "");
      case ClassCastException _ -> new Trap(TrapKind.WRONG_TYPE, "");
      case ArrayStoreException _ -> new Trap(TrapKind.WRONG_TYPE, "");
      case StackOverflowError _ -> new Trap(TrapKind.STACK_OVERFLOW, "", null, thrown);
      case OutOfMemoryError _ -> new Trap(TrapKind.OUT_OF_MEMORY, "", null, thrown);
      default -> new Trap(TrapKind.HOST_FAILURE, thrown.toString(), null, thrown);
    };
  }

  /**
   * {@return the trap for an exception that a host method threw: its own failures are not the
   * program's}
   */
  public static Trap ofHost(Throwable thrown) {
    return switch (thrown) {
      case Trap trap -> trap;
      case VirtualMachineError _ -> of(thrown);
      default -> new Trap(TrapKind.HOST_FAILURE, thrown.toString(), null, thrown);
    };
  }

  private static String lowered(@Nullable String message) {
    return message == null || message.isEmpty()
        ? ""
        : Character.toLowerCase(message.charAt(0)) + message.substring(1);
  }

  @Override
  public String getMessage() {
    var what = detail.isEmpty() ? kind.words() : kind.words() + ": " + detail;
    return location == null ? what : what + " in " + location;
  }
}
