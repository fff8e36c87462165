package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * What a stream says about itself before the value: its form, version, and the encoding of texts
 * that have no mark.
 *
 * @param in where the value is read from
 * @param latin1 whether such texts are in Latin-1, else they are in UTF-8
 */
record StreamHeader(ItemInput in, boolean latin1) {
  private static final int LONGEST_NAME_OF_ENCODING = 64;

  /** {@return how what follows is written} */
  static StreamHeader read(ByteSource from) throws IOException {
    var in = input(from);
    boolean latin1 = false;
    int version = in.integer();
    int writer = in.integer();
    int oldest = in.integer();
    if (version == 3) {
      int length = in.integer();
      if (length < 0 || length > LONGEST_NAME_OF_ENCODING) {
        throw new RError("invalid length of encoding name");
      }
      var encoding = new String(in.text(length), StandardCharsets.ISO_8859_1);
      latin1 = encoding.equals("latin1") || encoding.startsWith("ISO-8859-1");
    } else if (version != 2) {
      throw new RError(
          version == Na.INT || oldest < 0
              ? "cannot read unreleased workspace version "
                  + version
                  + " written by experimental R "
                  + release(writer)
              : "cannot read workspace version "
                  + version
                  + " written by R "
                  + release(writer)
                  + "; need R "
                  + release(oldest)
                  + " or newer");
    }
    return new StreamHeader(in, latin1);
  }

  private static ItemInput input(ByteSource from) throws IOException {
    int mark = from.require();
    if (mark == '\n') {
      // Some that read lines first leave one more end of a line.
      mark = from.require();
    }
    if (from.require() != '\n') {
      throw new RError("unknown input format");
    }
    return switch (mark) {
      case 'X' -> new BinaryInput(from, ByteOrder.BIG_ENDIAN);
      case 'B' -> new BinaryInput(from, ByteOrder.LITTLE_ENDIAN);
      case 'A' -> new AsciiInput(from);
      default -> throw new RError("unknown input format");
    };
  }

  private static String release(int version) {
    return (version >> 16) + "." + (version >> 8 & 0xFF) + "." + (version & 0xFF);
  }
}
