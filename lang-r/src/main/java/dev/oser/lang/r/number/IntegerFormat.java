package dev.oser.lang.r.number;

/**
 * The width that the ints or logicals of a vector share.
 *
 * @param na what is written for NA
 */
public record IntegerFormat(int width, String na) {
  /** {@return the format of the ints from one index up to another} */
  public static IntegerFormat ofIntegers(int[] numbers, int from, int to, String na) {
    int min = Integer.MAX_VALUE;
    int max = Integer.MIN_VALUE;
    boolean missing = false;
    for (int i = from; i < to; i++) {
      int x = numbers[i];
      if (x == Missing.INTEGER) {
        missing = true;
      } else {
        min = Math.min(min, x);
        max = Math.max(max, x);
      }
    }
    int width = missing ? na.length() : from < to ? 1 : 0;
    if (min <= max) {
      width = Math.max(width, Math.max(width(min), width(max)));
    }
    return new IntegerFormat(width, na);
  }

  /** {@return the format of the logicals (0, other, NA) from one index up to another} */
  public static IntegerFormat ofLogicals(int[] values, int from, int to, String na) {
    int width = 0;
    for (int i = from; i < to && width < 5; i++) {
      width = Math.max(width, logical(values[i], na).length());
    }
    return new IntegerFormat(width, na);
  }

  /** {@return the int, right-justified} */
  public String integer(int x) {
    return justified(x == Missing.INTEGER ? na : Integer.toString(x));
  }

  /** {@return the logical, right-justified} */
  public String logical(int x) {
    return justified(logical(x, na));
  }

  private String justified(String text) {
    int missing = width - text.length();
    return missing > 0 ? " ".repeat(missing) + text : text;
  }

  private static String logical(int x, String na) {
    return x == Missing.INTEGER ? na : x == 0 ? "FALSE" : "TRUE";
  }

  private static int width(int x) {
    int width = x < 0 ? 2 : 1;
    for (int rest = x / 10; rest != 0; rest /= 10) {
      width++;
    }
    return width;
  }
}
