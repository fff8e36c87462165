package dev.oser.lang.r.embed;

/** A program wanted more than its limits allow, and was stopped. The session can be used again. */
public final class LimitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Limit limit;

  LimitException(Limit limit, String message) {
    super(message, null, false, false);
    this.limit = limit;
  }

  /** {@return which limit it was} */
  public Limit limit() {
    return limit;
  }
}
