package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** Products of matrices. */
final class Products {
  private Products() {}

  @RBuiltin(value = "%*%", quiet = true)
  static Value product(Context context, Value x, Value y) {
    boolean first = Matrix.isMatrix(x);
    boolean second = Matrix.isMatrix(y);
    int n = x.length();
    int m = y.length();
    Matrix a;
    Matrix b;
    if (!first && !second) {
      boolean inner = n == m;
      a = Matrix.of(x, 1, n);
      b = inner ? Matrix.of(y, m, 1) : Matrix.of(y, 1, m);
    } else if (!first) {
      b = Matrix.of(y, 0, 0);
      a = b.rows() == 1 && n != 1 ? Matrix.of(x, n, 1) : Matrix.of(x, 1, n);
    } else {
      a = Matrix.of(x, 0, 0);
      b = a.columns() == 1 && m != 1 ? Matrix.of(y, 1, m) : Matrix.of(y, m, 1);
    }
    return product(a, b);
  }

  private static Value product(Matrix a, Matrix b) {
    if (a.columns() != b.rows()) {
      throw new RError("non-conformable arguments");
    }
    int rows = a.rows();
    int inner = a.columns();
    int columns = b.columns();
    var names = Matrix.productNames(a, b);
    if (a.isComplex() || b.isComplex()) {
      return complex(a, b, names);
    }
    var result = MatrixKernel.product(a.data(), b.data(), rows, inner, columns);
    return new Matrix(result, null, rows, columns, names).value();
  }

  private static Value complex(Matrix a, Matrix b, Value names) {
    int rows = a.rows();
    int inner = a.columns();
    int columns = b.columns();
    var real = new double[rows * columns];
    var imaginary = new double[rows * columns];
    for (int j = 0; j < columns; j++) {
      for (int k = 0; k < inner; k++) {
        double c = b.data()[j * inner + k];
        double d = b.imaginaryAt(j * inner + k);
        for (int i = 0; i < rows; i++) {
          double x = a.data()[k * rows + i];
          double y = a.imaginaryAt(k * rows + i);
          real[j * rows + i] += x * c - y * d;
          imaginary[j * rows + i] += x * d + y * c;
        }
      }
    }
    return new Matrix(real, imaginary, rows, columns, names).value();
  }

  @RBuiltin(value = "crossprod", formals = "x, y", quiet = true)
  static Value crossProduct(Value x, @Nullable Value y) {
    var other = y == null || y == NullValue.NULL ? x : y;
    var a = Matrix.of(x, x.length(), 1);
    var b = Matrix.of(other, other.length(), 1);
    if (!Matrix.isMatrix(x) && b.rows() == 1 && x.length() != 1) {
      a = Matrix.of(x, 1, x.length());
    } else if (!Matrix.isMatrix(other) && a.rows() == 1 && other.length() != 1) {
      b = Matrix.of(other, 1, other.length());
    }
    if (a.rows() != b.rows() || a.isComplex() || b.isComplex()) {
      return product(a.transposed(), b);
    }
    var turned = new Matrix(new double[0], null, a.columns(), a.rows(), a.transposedNames());
    var result = MatrixKernel.crossProduct(a.data(), b.data(), a.rows(), a.columns(), b.columns());
    var names = Matrix.productNames(turned, b);
    return new Matrix(result, null, a.columns(), b.columns(), names).value();
  }

  @RBuiltin(value = "tcrossprod", formals = "x, y", quiet = true)
  static Value outerProduct(Value x, @Nullable Value y) {
    var other = y == null || y == NullValue.NULL ? x : y;
    var a = Matrix.of(x, x.length(), 1);
    var b = Matrix.of(other, other.length(), 1);
    if (!Matrix.isMatrix(x) && x.length() == b.columns()) {
      a = Matrix.of(x, 1, x.length());
    }
    return product(a, b.transposed());
  }
}
