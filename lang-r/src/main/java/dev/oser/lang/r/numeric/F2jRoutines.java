package dev.oser.lang.r.numeric;

import dev.oser.lang.r.numeric.Lapack.Eigen;
import dev.oser.lang.r.numeric.Lapack.NoConvergence;
import dev.oser.lang.r.numeric.Lapack.Singular;
import org.netlib.lapack.Dgeev;
import org.netlib.lapack.Dgesdd;
import org.netlib.lapack.Dsyevr;
import org.netlib.util.intW;

/** LAPACK's routines as F2J has them. Public, because a copy of this is in another class loader. */
public enum F2jRoutines implements Lapack.Routines {
  INSTANCE;

  @Override
  public Eigen symmetric(double[] matrix, int n, boolean vectors) throws NoConvergence {
    var a = matrix.clone();
    var values = new double[n];
    var z = new double[vectors ? n * n : 1];
    var found = new intW(0);
    var info = new intW(0);
    var support = new int[2 * n];
    var work = new double[26 * n + 32 * n];
    var integers = new int[10 * n];
    var job = vectors ? "V" : "N";
    Dsyevr.dsyevr(
        job,
        "A",
        "L",
        n,
        a,
        0,
        n,
        0,
        0,
        0,
        0,
        0,
        found,
        values,
        0,
        z,
        0,
        n,
        support,
        0,
        work,
        0,
        work.length,
        integers,
        0,
        integers.length,
        info);
    if (info.val != 0) {
      throw new NoConvergence("dsyevr", info.val);
    }
    return new Eigen(values, new double[0], z);
  }

  @Override
  public Eigen general(double[] matrix, int n, boolean vectors) throws NoConvergence {
    var a = matrix.clone();
    var real = new double[n];
    var imaginary = new double[n];
    var right = new double[vectors ? n * n : 1];
    var work = new double[Math.max(1, 34 * n)];
    var info = new intW(0);
    Dgeev.dgeev(
        "N",
        vectors ? "V" : "N",
        n,
        a,
        0,
        n,
        real,
        0,
        imaginary,
        0,
        new double[1],
        0,
        1,
        right,
        0,
        vectors ? n : 1,
        work,
        0,
        work.length,
        info);
    if (info.val != 0) {
      throw new NoConvergence("dgeev", info.val);
    }
    return new Eigen(real, imaginary, right);
  }

  @Override
  public Singular singular(double[] matrix, int n, int p, String job) throws NoConvergence {
    var a = matrix.clone();
    int least = Math.min(n, p);
    var d = new double[least];
    int uColumns = job.equals("A") ? n : least;
    int vRows = job.equals("A") ? p : least;
    boolean none = job.equals("N");
    var u = new double[none ? 1 : n * uColumns];
    var vt = new double[none ? 1 : vRows * p];
    var info = new intW(0);
    long most = Math.max(n, p);
    var work =
        new double
            [Math.toIntExact(4L * least * least + 7L * least + 64 * most + 1024 + least * least)];
    var integers = new int[8 * least];
    Dgesdd.dgesdd(
        job,
        n,
        p,
        a,
        0,
        n,
        d,
        0,
        u,
        0,
        n,
        vt,
        0,
        none ? 1 : vRows,
        work,
        0,
        work.length,
        integers,
        0,
        info);
    if (info.val != 0) {
      throw new NoConvergence("dgesdd", info.val);
    }
    return new Singular(d, none ? new double[0] : u, none ? new double[0] : vt);
  }
}
