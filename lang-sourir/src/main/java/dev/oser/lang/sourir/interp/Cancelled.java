package dev.oser.lang.sourir.interp;

/** Somebody does not want to wait for the end of a run. */
public final class Cancelled extends RuntimeException {
  private static final long serialVersionUID = 1;

  Cancelled() {
    super(null, null, false, false);
  }
}
