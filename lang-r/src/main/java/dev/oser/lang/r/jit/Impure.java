package dev.oser.lang.r.jit;

/**
 * Code that was to run in the place of a call does something that others could notice, or needs an
 * environment: it has to be called.
 */
final class Impure extends RuntimeException {
  private static final long serialVersionUID = 1;

  Impure() {
    super(null, null, false, false);
  }
}
