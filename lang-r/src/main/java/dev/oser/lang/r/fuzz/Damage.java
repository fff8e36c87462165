package dev.oser.lang.r.fuzz;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;

/** Ways to damage a file: bytes change, are lost or come twice, and lengths become absurd. */
final class Damage {
  private static final int[] ABSURD = {
    -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 0, 1 << 24, 0x40000000, 255, 238
  };

  private Damage() {}

  static byte[] of(byte[] bytes, Random random) {
    var result = bytes.clone();
    int rounds = 1 + random.nextInt(3);
    for (int i = 0; i < rounds && result.length > 0; i++) {
      result = once(result, random);
    }
    return result;
  }

  private static byte[] once(byte[] bytes, Random random) {
    int place = random.nextInt(bytes.length);
    switch (random.nextInt(6)) {
      case 0:
        return Arrays.copyOf(bytes, place);
      case 1:
        return joined(bytes, 0, place, Math.min(bytes.length, place + 1 + random.nextInt(8)));
      case 2:
        return joined(bytes, 0, place, Math.max(0, place - random.nextInt(16)));
      case 3:
        if (place + Integer.BYTES <= bytes.length) {
          ByteBuffer.wrap(bytes).putInt(place, ABSURD[random.nextInt(ABSURD.length)]);
        }
        return bytes;
      default:
        bytes[place] = (byte) random.nextInt(256);
        return bytes;
    }
  }

  private static byte[] joined(byte[] bytes, int from, int to, int next) {
    var result = Arrays.copyOfRange(bytes, from, to + bytes.length - next);
    System.arraycopy(bytes, next, result, to - from, bytes.length - next);
    return result;
  }
}
