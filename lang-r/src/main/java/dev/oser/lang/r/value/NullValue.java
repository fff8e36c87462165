package dev.oser.lang.r.value;

/** {@code NULL}. */
public final class NullValue extends Value {
  public static final NullValue NULL = new NullValue();

  private NullValue() {
    share();
  }

  @Override
  public String type() {
    return "NULL";
  }

  @Override
  public int length() {
    return 0;
  }
}
