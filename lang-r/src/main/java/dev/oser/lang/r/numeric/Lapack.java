package dev.oser.lang.r.numeric;

import dev.oser.lang.r.limit.Polls;
import dev.oser.lang.r.limit.WatchedClasses;

/**
 * Eigenvalues and singular values by LAPACK's own code, translated to Java by F2J, of version 3.1:
 * vectors of singular values may point the other way than those of later versions. Sessions that
 * may have to be stopped run a copy of that code that asks whether to go on.
 */
public final class Lapack {
  /** Values and vectors; of a general matrix also the imaginary parts, in pairs of columns. */
  public record Eigen(double[] values, double[] imaginary, double[] vectors) {}

  /** {@code u diag(d) vt}. */
  public record Singular(double[] d, double[] u, double[] vt) {}

  /** The algorithm did not converge. */
  public static final class NoConvergence extends Exception {
    private static final long serialVersionUID = 1;

    public NoConvergence(String routine, int code) {
      super("error code " + code + " from Lapack routine '" + routine + "'");
    }
  }

  private Lapack() {}

  /** What is computed by code that is not ours. */
  public interface Routines {
    /** {@return values in ascending order and vectors of a symmetric matrix, of its lower half} */
    Eigen symmetric(double[] matrix, int n, boolean vectors) throws NoConvergence;

    /** {@return values and right vectors of a square matrix, as LAPACK leaves them} */
    Eigen general(double[] matrix, int n, boolean vectors) throws NoConvergence;

    /**
     * {@return singular values, and vectors}
     *
     * @param job as {@code dgesdd} wants it: A for all vectors, S for as many as there are values,
     *     N for none
     */
    Singular singular(double[] matrix, int n, int p, String job) throws NoConvergence;
  }

  /** Made when somebody is watched who needs it. */
  private static final class Watched {
    static final Routines ROUTINES =
        WatchedClasses.constant(F2jRoutines.INSTANCE, Routines.class, "org.netlib.");
  }

  /** {@return the routines for who calls this} */
  public static Routines routines() {
    return Polls.isWatched() ? Watched.ROUTINES : F2jRoutines.INSTANCE;
  }
}
