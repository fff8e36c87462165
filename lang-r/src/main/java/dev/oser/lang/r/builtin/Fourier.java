package dev.oser.lang.r.builtin;

import dev.oser.lang.r.numeric.FourierTransform;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** Discrete Fourier transforms of vectors. */
final class Fourier {
  private Fourier() {}

  /** {@return the transform of a vector} */
  @RBuiltin(".fft")
  static Value transform(Context context, Value z, Value inverse) {
    if (!Coercion.isNumberLike(z) && !(z instanceof ComplexVector)) {
      throw RError.ofFrame("non-numeric argument");
    }
    var numbers = (Vector) z;
    int count = numbers.length();
    var real = new double[count];
    var imaginary = new double[count];
    for (int i = 0; i < count; i++) {
      real[i] = numbers.doubleAt(i);
      imaginary[i] = numbers.imaginaryAt(i);
    }
    var sums = FourierTransform.of(real, imaginary, FirstElement.logical(inverse) == 1);
    return new ComplexVector(sums.real(), sums.imaginary());
  }
}
