package dev.oser.agent.workload;

/** Long runs of the same path, as in the masked convolution of D'Elia §6.1.1. */
public final class MaskedSum {
  private MaskedSum() {}

  public static void main(String[] arguments) {
    int size = 1000;
    var mask = new int[size];
    var data = new int[size];
    for (int i = 0; i < size; i++) {
      mask[i] = i / 10 % 2;
      data[i] = i % 10;
    }
    System.out.println(sum(mask, data));
    try {
      sum(mask, new int[2 * size]);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    for (int i = 0; i < 5; i++) {
      System.out.println(choose(i));
    }
  }

  static int sum(int[] mask, int[] data) {
    int sum = 0;
    for (int i = 0; i < data.length; i++) {
      if (mask[i] == 0) {
        continue;
      }
      if (data[i] > 5) {
        sum += data[i];
      } else {
        sum -= 1;
      }
    }
    return sum;
  }

  static String choose(int i) {
    return switch (i) {
      case 0 -> new StringBuilder(i > 0 ? "x" : "zero").toString();
      case 1, 2 -> "few";
      default -> {
        try {
          yield "many " + 10 / (i - 4);
        } catch (ArithmeticException e) {
          yield "none";
        }
      }
    };
  }
}
