package dev.oser.lang.r.numeric;

/**
 * Where a minimiser stopped.
 *
 * @param gradients how often the gradient was asked for, -1 if there is none
 * @param status 0 if all is well, else as R numbers what went wrong
 */
public record Minimum(
    double[] point, double value, int calls, int gradients, int status, String message) {
  /** The function cannot be minimised from there. */
  public static final class Impossible extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Impossible(String message) {
      super(message);
    }
  }
}
