package dev.oser.lang.r.value;

/** Bytes. */
public final class RawVector extends Vector {
  private final byte[] data;

  /** Takes over this array. */
  public RawVector(byte... data) {
    this.data = data;
  }

  public int get(int index) {
    return data[index] & 0xFF;
  }

  public void set(int index, int value) {
    data[index] = (byte) value;
  }

  public byte[] toArray() {
    return data.clone();
  }

  @Override
  public Kind kind() {
    return Kind.RAW;
  }

  @Override
  public String type() {
    return "raw";
  }

  @Override
  public int length() {
    return data.length;
  }

  @Override
  public Value element(int index) {
    return new RawVector(data[index]);
  }

  @Override
  public boolean isNa(int index) {
    return false;
  }

  @Override
  public int logicalAt(int index) {
    return data[index] == 0 ? 0 : 1;
  }

  @Override
  public int intAt(int index) {
    return get(index);
  }

  @Override
  public double doubleAt(int index) {
    return get(index);
  }

  @Override
  public String stringAt(int index) {
    int value = get(index);
    return "" + Character.forDigit(value >> 4, 16) + Character.forDigit(value & 15, 16);
  }

  @Override
  public RawVector create(int newLength) {
    return new RawVector(new byte[newLength]);
  }

  @Override
  public RawVector copyElements() {
    return new RawVector(data.clone());
  }

  @Override
  public RawVector select(int[] indices) {
    var result = new byte[indices.length];
    for (int i = 0; i < indices.length; i++) {
      int index = indices[i];
      result[i] = index >= 0 && index < data.length ? data[index] : 0;
    }
    return new RawVector(result);
  }

  @Override
  public void set(int index, Vector from, int at) {
    set(index, from.intAt(at));
  }

  @Override
  public void setNa(int index) {
    data[index] = 0;
  }
}
