package dev.oser.lang.r.numeric;

import static java.lang.Integer.rotateLeft;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Fast hashes of bytes, as their authors specify them: xxHash (Collet) and MurmurHash3 (Appleby).
 */
public final class Hash {
  private static final int[] PRIMES = {0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D, 0x27D4EB2F, 0x165667B1};
  private static final long[] LONG_PRIMES = {
    0x9E3779B185EBCA87L,
    0xC2B2AE3D27D4EB4FL,
    0x165667B19E3779F9L,
    0x85EBCA77C2B2AE63L,
    0x27D4EB2F165667C5L
  };

  private Hash() {}

  private static int word(byte[] bytes, int at) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(at);
  }

  private static long doubleWord(byte[] bytes, int at) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong(at);
  }

  /** {@return XXH32} */
  public static int xx32(byte[] bytes, int seed) {
    int at = 0;
    int hash = seed + PRIMES[4];
    if (bytes.length >= 16) {
      int[] lanes = {seed + PRIMES[0] + PRIMES[1], seed + PRIMES[1], seed, seed - PRIMES[0]};
      for (; at + 16 <= bytes.length; at += 16) {
        for (int lane = 0; lane < 4; lane++) {
          int mixed = lanes[lane] + word(bytes, at + 4 * lane) * PRIMES[1];
          lanes[lane] = rotateLeft(mixed, 13) * PRIMES[0];
        }
      }
      hash =
          rotateLeft(lanes[0], 1)
              + rotateLeft(lanes[1], 7)
              + rotateLeft(lanes[2], 12)
              + rotateLeft(lanes[3], 18);
    }
    hash += bytes.length;
    for (; at + 4 <= bytes.length; at += 4) {
      hash = rotateLeft(hash + word(bytes, at) * PRIMES[2], 17) * PRIMES[3];
    }
    for (; at < bytes.length; at++) {
      hash = rotateLeft(hash + (bytes[at] & 0xFF) * PRIMES[4], 11) * PRIMES[0];
    }
    hash = (hash ^ hash >>> 15) * PRIMES[1];
    hash = (hash ^ hash >>> 13) * PRIMES[2];
    return hash ^ hash >>> 16;
  }

  private static long round(long lane, long input) {
    return Long.rotateLeft(lane + input * LONG_PRIMES[1], 31) * LONG_PRIMES[0];
  }

  /** {@return XXH64} */
  public static long xx64(byte[] bytes, long seed) {
    int at = 0;
    long hash = seed + LONG_PRIMES[4];
    if (bytes.length >= 32) {
      long[] lanes = {
        seed + LONG_PRIMES[0] + LONG_PRIMES[1], seed + LONG_PRIMES[1], seed, seed - LONG_PRIMES[0]
      };
      for (; at + 32 <= bytes.length; at += 32) {
        for (int lane = 0; lane < 4; lane++) {
          lanes[lane] = round(lanes[lane], doubleWord(bytes, at + 8 * lane));
        }
      }
      hash =
          Long.rotateLeft(lanes[0], 1)
              + Long.rotateLeft(lanes[1], 7)
              + Long.rotateLeft(lanes[2], 12)
              + Long.rotateLeft(lanes[3], 18);
      for (long lane : lanes) {
        hash = (hash ^ round(0, lane)) * LONG_PRIMES[0] + LONG_PRIMES[3];
      }
    }
    hash += bytes.length;
    for (; at + 8 <= bytes.length; at += 8) {
      hash ^= round(0, doubleWord(bytes, at));
      hash = Long.rotateLeft(hash, 27) * LONG_PRIMES[0] + LONG_PRIMES[3];
    }
    if (at + 4 <= bytes.length) {
      hash ^= (word(bytes, at) & 0xFFFFFFFFL) * LONG_PRIMES[0];
      hash = Long.rotateLeft(hash, 23) * LONG_PRIMES[1] + LONG_PRIMES[2];
      at += 4;
    }
    for (; at < bytes.length; at++) {
      hash ^= (bytes[at] & 0xFFL) * LONG_PRIMES[4];
      hash = Long.rotateLeft(hash, 11) * LONG_PRIMES[0];
    }
    hash = (hash ^ hash >>> 33) * LONG_PRIMES[1];
    hash = (hash ^ hash >>> 29) * LONG_PRIMES[2];
    return hash ^ hash >>> 32;
  }

  /** {@return MurmurHash3_x86_32} */
  public static int murmur32(byte[] bytes, int seed) {
    int hash = seed;
    int at = 0;
    for (; at + 4 <= bytes.length; at += 4) {
      hash = rotateLeft(hash ^ scrambled(word(bytes, at)), 13) * 5 + 0xE6546B64;
    }
    int rest = 0;
    for (int i = bytes.length - 1; i >= at; i--) {
      rest = rest << 8 | bytes[i] & 0xFF;
    }
    hash ^= scrambled(rest) ^ bytes.length;
    hash = (hash ^ hash >>> 16) * 0x85EBCA6B;
    hash = (hash ^ hash >>> 13) * 0xC2B2AE35;
    return hash ^ hash >>> 16;
  }

  private static int scrambled(int word) {
    return rotateLeft(word * 0xCC9E2D51, 15) * 0x1B873593;
  }
}
