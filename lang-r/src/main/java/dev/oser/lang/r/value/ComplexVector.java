package dev.oser.lang.r.value;

/** Complex numbers. */
public final class ComplexVector extends Vector {
  private final double[] real;
  private final double[] imaginary;

  /** Takes over these arrays. */
  public ComplexVector(double[] real, double[] imaginary) {
    this.real = real;
    this.imaginary = imaginary;
  }

  public static ComplexVector of(double real, double imaginary) {
    return new ComplexVector(new double[] {real}, new double[] {imaginary});
  }

  public double real(int index) {
    return real[index];
  }

  public double imaginary(int index) {
    return imaginary[index];
  }

  /** {@return the real parts, for who knows when they change} */
  public double[] reals() {
    return real;
  }

  /** {@return the imaginary parts, for who knows when they change} */
  public double[] imaginaries() {
    return imaginary;
  }

  public void set(int index, double newReal, double newImaginary) {
    real[index] = newReal;
    imaginary[index] = newImaginary;
  }

  @Override
  public Kind kind() {
    return Kind.COMPLEX;
  }

  @Override
  public String type() {
    return "complex";
  }

  @Override
  public int length() {
    return real.length;
  }

  @Override
  public Value element(int index) {
    return of(real[index], imaginary[index]);
  }

  @Override
  public boolean isNa(int index) {
    return Double.isNaN(real[index]) || Double.isNaN(imaginary[index]);
  }

  @Override
  public int logicalAt(int index) {
    return isNa(index) ? Na.INT : real[index] != 0 || imaginary[index] != 0 ? 1 : 0;
  }

  @Override
  public int intAt(int index) {
    return isNa(index) ? Na.INT : (int) real[index];
  }

  @Override
  public double doubleAt(int index) {
    return real[index];
  }

  @Override
  public double imaginaryAt(int index) {
    return imaginary[index];
  }

  @Override
  public String stringAt(int index) {
    return Numbers.text(real[index], imaginary[index]);
  }

  @Override
  public ComplexVector create(int newLength) {
    return new ComplexVector(new double[newLength], new double[newLength]);
  }

  @Override
  public ComplexVector copyElements() {
    return new ComplexVector(real.clone(), imaginary.clone());
  }

  @Override
  public ComplexVector select(int[] indices) {
    var reals = new double[indices.length];
    var imaginaries = new double[indices.length];
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i];
      boolean isThere = index >= 0 && index < real.length;
      reals[i] = isThere ? real[index] : Na.DOUBLE;
      imaginaries[i] = isThere ? imaginary[index] : Na.DOUBLE;
    }
    return new ComplexVector(reals, imaginaries);
  }

  @Override
  public void set(int index, Vector from, int at) {
    if (from instanceof StringVector texts) {
      var parts = Numbers.parseComplex(texts.get(at));
      set(index, parts[0], Na.isNa(parts[0]) ? Na.DOUBLE : parts[1]);
      return;
    }
    set(index, from.doubleAt(at), from.imaginaryAt(at));
  }

  @Override
  public void setAll(int[] places, Vector from) {
    if (from instanceof ComplexVector other && other.length() == places.length) {
      for (int i = 0; i < places.length; i++) {
        int place = places[i];
        if (place >= 0) {
          real[place] = other.real[i];
          imaginary[place] = other.imaginary[i];
        }
      }
    } else {
      super.setAll(places, from);
    }
  }

  @Override
  public void setNa(int index) {
    set(index, Na.DOUBLE, Na.DOUBLE);
  }
}
