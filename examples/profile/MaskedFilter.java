import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Blurs parts of an image, as one does with faces (D'Elia's thesis, section 6.1.1). The image and
 * the mask are as large as in Figure 6.3; the mask is white but for some ellipses.
 *
 * <p>{@code java MaskedFilter.java} filters once, pixel by pixel: something to profile. {@code java
 * MaskedFilter.java compare} measures that against a version written along the runs the profile
 * shows.
 */
public final class MaskedFilter {
  private static final int ROWS = 2376;
  private static final int COLUMNS = 3114;
  private static final int RADIUS = 2;
  private static final byte WHITE = (byte) 255;
  private static final int ROUNDS = 15;
  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  /** A 5 x 5 blur. */
  private static final int[] WEIGHTS = {
    1, 4, 6, 4, 1, 4, 16, 24, 16, 4, 6, 24, 36, 24, 6, 4, 16, 24, 16, 4, 1, 4, 6, 4, 1
  };

  private static final double FACTOR = 1 / 256.0;

  private MaskedFilter() {}

  public static void main(String[] arguments) {
    var image = image();
    var mask = mask();
    var out = new byte[image.length];
    filter(image, out, mask);
    System.out.println("checksum " + Arrays.hashCode(out));
    if (arguments.length > 0 && arguments[0].equals("compare")) {
      compare(image, out, mask);
    }
  }

  private static byte[] image() {
    var image = new byte[ROWS * COLUMNS];
    for (int i = 0; i < image.length; i++) {
      int row = i / COLUMNS;
      int column = i % COLUMNS;
      image[i] = (byte) (row * 7 + column * 3 + (row ^ column) % 31);
    }
    return image;
  }

  /** White, but for six faces; and at the border, so that no pixel there needs its neighbours. */
  private static byte[] mask() {
    var mask = new byte[ROWS * COLUMNS];
    Arrays.fill(mask, WHITE);
    for (int face = 0; face < 6; face++) {
      int centreRow = 600 + face / 3 * 1150;
      int centreColumn = 520 + face % 3 * 1030;
      for (int row = RADIUS; row < ROWS - RADIUS; row++) {
        for (int column = RADIUS; column < COLUMNS - RADIUS; column++) {
          double y = (row - centreRow) / 300.0;
          double x = (column - centreColumn) / 240.0;
          if (x * x + y * y < 1) {
            mask[row * COLUMNS + column] = 0;
          }
        }
      }
    }
    return mask;
  }

  /** Figure 6.1. */
  static void filter(byte[] in, byte[] out, byte[] mask) {
    for (int i = 0; i < in.length; i++) {
      if (mask[i] != 0) {
        out[i] = in[i];
      } else {
        out[i] = convolution(in, i);
      }
    }
  }

  /** Figure 6.4: eight pixels at a time where the mask is the same for all of them. */
  static void filterByRuns(byte[] in, byte[] out, byte[] mask) {
    int i = 0;
    for (; i < in.length - 7; i += 8) {
      long masks = (long) EIGHT.get(mask, i);
      if (masks == -1L) {
        EIGHT.set(out, i, (long) EIGHT.get(in, i));
      } else if (masks == 0) {
        for (int j = i; j < i + 8; j++) {
          out[j] = convolution(in, j);
        }
      } else {
        pixels(in, out, mask, i, i + 8);
      }
    }
    pixels(in, out, mask, i, in.length);
  }

  private static void pixels(byte[] in, byte[] out, byte[] mask, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = mask[i] != 0 ? in[i] : convolution(in, i);
    }
  }

  private static byte convolution(byte[] in, int at) {
    int value = 0;
    int weight = 0;
    for (int row = -RADIUS; row <= RADIUS; row++) {
      int start = at + row * COLUMNS;
      for (int column = -RADIUS; column <= RADIUS; column++) {
        value += (in[start + column] & 0xFF) * WEIGHTS[weight++];
      }
    }
    double scaled = value * FACTOR;
    return (byte) (scaled < 0 ? 0 : scaled > 255 ? 255 : scaled);
  }

  /** Takes turns, so that whatever else the machine does meets both. */
  private static void compare(byte[] image, byte[] expected, byte[] mask) {
    var out = new byte[image.length];
    var white = new byte[image.length];
    Arrays.fill(white, WHITE);
    report("the mask", image, out, mask);
    if (!Arrays.equals(expected, out)) {
      throw new AssertionError("the two versions differ");
    }
    report("a white mask", image, out, white);
  }

  private static void report(String name, byte[] image, byte[] out, byte[] mask) {
    var one = new double[ROUNDS];
    var eight = new double[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      long start = System.nanoTime();
      filter(image, out, mask);
      long middle = System.nanoTime();
      filterByRuns(image, out, mask);
      one[round] = (middle - start) / 1e6;
      eight[round] = (System.nanoTime() - middle) / 1e6;
    }
    Arrays.sort(one);
    Arrays.sort(eight);
    System.out.printf(
        "%s: pixel by pixel %.1f ms, along runs %.1f ms, %.0f %% less%n",
        name, one[ROUNDS / 2], eight[ROUNDS / 2], 100 - 100 * eight[ROUNDS / 2] / one[ROUNDS / 2]);
  }
}
