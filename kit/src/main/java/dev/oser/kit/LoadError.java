package dev.oser.kit;

/**
 * A module cannot be loaded into a machine: it is not valid, or does not fit what is there already.
 */
public final class LoadError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  LoadError(String message) {
    super(message);
  }
}
