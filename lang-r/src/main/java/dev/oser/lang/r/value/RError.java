package dev.oser.lang.r.value;

import dev.oser.lang.r.text.Escapes;
import org.jspecify.annotations.Nullable;

/**
 * An R error on its way. Code in Java throws one with a message; whoever called that code makes a
 * condition of it and asks the handlers.
 */
public final class RError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String message;
  private transient @Nullable Value condition;
  private transient @Nullable Value call;
  private boolean callKnown;
  private boolean ofFrame;
  private String kind = "simpleError";

  public RError(String message) {
    super(message, null, false, false);
    this.message = message;
  }

  /** An error of a call that is not the one being evaluated; NULL for none. */
  public RError(String message, Value call) {
    this(message);
    this.call = call;
    this.callKnown = true;
  }

  /** An error that handlers have seen. */
  public RError(String message, Value call, Value condition) {
    this(message, call);
    this.condition = condition;
  }

  /** {@return an error of the closure that is running, whatever primitive it comes from} */
  public static RError ofFrame(String message) {
    var error = new RError(message);
    error.ofFrame = true;
    return error;
  }

  /** {@return the error for an index beyond the end} */
  public static RError outOfBounds() {
    var error = new RError("subscript out of bounds");
    error.kind = "subscriptOutOfBoundsError";
    return error;
  }

  /** {@return what is said of a variable that does not exist} */
  public static String notFound(Symbol symbol) {
    return "object '" + Escapes.of(symbol.name(), Escapes.NONE) + "' not found";
  }

  /** {@return the same error of another call} */
  public RError of(Value other) {
    var error = new RError(message, other);
    error.kind = kind;
    return error;
  }

  /** {@return the class of the condition} */
  public String kind() {
    return kind;
  }

  public boolean isOfFrame() {
    return ofFrame;
  }

  public String message() {
    return message;
  }

  /** {@return the call this is an error of, or null if that is still to be found out} */
  public @Nullable Value call() {
    return callKnown ? call : null;
  }

  /** {@return the condition that handlers were shown, or null} */
  public @Nullable Value condition() {
    return condition;
  }
}
