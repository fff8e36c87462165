package dev.oser.kit.filetest;

/** A public class with a public method that a class of the package inherits. */
public class HostMethodsBase {
  protected HostMethodsBase() {}

  public static int inherited() {
    return 3;
  }
}
