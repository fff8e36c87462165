package dev.oser.cli;

/** Numbers in sentences. */
public final class Words {
  private Words() {}

  /** {@return a number of things, for example {@code 1 block} or {@code 2 blocks}} */
  public static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
