package dev.oser.kit.ir;

/** The payload of a constant that names a function. */
public record FunctionReference(String name) {
  @Override
  public String toString() {
    return "@" + name;
  }
}
