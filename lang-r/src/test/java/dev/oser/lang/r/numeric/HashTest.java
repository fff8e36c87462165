package dev.oser.lang.r.numeric;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Hashes are those that their authors' programs print. */
class HashTest {
  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Test
  void hashesOfNothing() {
    assertEquals(0x02CC5D05, Hash.xx32(bytes(""), 0));
    assertEquals(0xEF46DB3751D8E999L, Hash.xx64(bytes(""), 0));
    assertEquals(0, Hash.murmur32(bytes(""), 0));
  }

  @Test
  void hashesOfShortTexts() {
    assertEquals(0x550D7456, Hash.xx32(bytes("a"), 0));
    assertEquals(0xD24EC4F1A98C6E5BL, Hash.xx64(bytes("a"), 0));
    assertEquals(0x3C2569B2, Hash.murmur32(bytes("a"), 0));
  }
}
