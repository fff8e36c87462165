package dev.oser.cli;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Is true once in so many times, at random but the same in each run. It is asked by every check of
 * compiled code, so all it does is to count down to the next time, which is drawn (Flückiger §5.5).
 */
final class Chaos implements BooleanSupplier {
  private final SplittableRandom random = new SplittableRandom(1);
  private final int often;
  private int left;

  private Chaos(int often) {
    this.often = often;
    this.left = draw();
  }

  /** {@return what {@code --chaos 10000} means} */
  static Chaos named(String number) {
    if (!number.matches("[1-9][0-9]{0,8}")) {
      throw new Failure("--chaos is a number of checks of which one fails, not " + number);
    }
    return new Chaos(Integer.parseInt(number));
  }

  @Override
  public boolean getAsBoolean() {
    if (--left > 0) {
      return false;
    }
    left = draw();
    return true;
  }

  /** {@return how long to wait for something that happens once in so many times: exponential} */
  private int draw() {
    double wait = -often * Math.log(1 - random.nextDouble());
    return (int) Math.min(Math.ceil(wait), Integer.MAX_VALUE);
  }
}
