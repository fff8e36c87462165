package dev.oser.lang.r.builtin;

import dev.oser.lang.r.numeric.Hash;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.Value;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.zip.CRC32;

/** Hashes of bytes. */
final class Hashes {
  private Hashes() {}

  @RBuiltin(value = ".hashOf", formals = "bytes, algorithm, seed", quiet = true)
  static Value hash(Value bytes, Value algorithm, Value seed) {
    if (!(bytes instanceof RawVector raw)) {
      throw new RError("only bytes have a hash");
    }
    int start = Coercion.integer(seed, "seed");
    var all = raw.toArray();
    return new RawVector(
        switch (Coercion.string(algorithm, "algorithm")) {
          case "md5" -> digest("MD5", all);
          case "sha1" -> digest("SHA-1", all);
          case "sha256" -> digest("SHA-256", all);
          case "sha512" -> digest("SHA-512", all);
          case "crc32" -> crc32(all);
          case "xxhash32" -> bytes(Hash.xx32(all, start));
          case "xxhash64" -> ByteBuffer.allocate(8).putLong(Hash.xx64(all, start)).array();
          case "murmur32" -> bytes(Hash.murmur32(all, start));
          case String other ->
              throw new RError(
                  "the algorithm '" + other + "' needs compiled code, which is not here");
        });
  }

  private static byte[] digest(String name, byte[] bytes) {
    try {
      return MessageDigest.getInstance(name).digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new RError("there is no algorithm '" + name + "' here");
    }
  }

  private static byte[] crc32(byte[] bytes) {
    var sum = new CRC32();
    sum.update(bytes);
    return bytes((int) sum.getValue());
  }

  private static byte[] bytes(int word) {
    return ByteBuffer.allocate(4).putInt(word).array();
  }
}
