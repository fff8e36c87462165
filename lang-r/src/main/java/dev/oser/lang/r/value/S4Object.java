package dev.oser.lang.r.value;

/** An object that is nothing but its slots, which are its attributes. */
public final class S4Object extends Value {
  @Override
  public String type() {
    return "S4";
  }

  /** {@return a copy with the same slots that nobody else holds} */
  public S4Object copy() {
    var copy = new S4Object();
    copy.setAttributes(attributes());
    return copy;
  }
}
