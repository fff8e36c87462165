package dev.oser.profile.report;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes a message in the wire format of protocol buffers. */
final class Protobuf {
  private static final int VARINT = 0;
  private static final int LENGTH_DELIMITED = 2;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Writes an integer field; one that is 0 is left out, as the format has it. */
  Protobuf field(int number, long value) {
    if (value != 0) {
      tag(number, VARINT);
      varint(value);
    }
    return this;
  }

  Protobuf field(int number, String value) {
    return field(number, value.getBytes(StandardCharsets.UTF_8));
  }

  Protobuf field(int number, Protobuf message) {
    return field(number, message.bytes());
  }

  /** Writes a repeated integer field in its packed form. */
  Protobuf packed(int number, long... values) {
    var packed = new Protobuf();
    for (long value : values) {
      packed.varint(value);
    }
    return field(number, packed);
  }

  private Protobuf field(int number, byte[] bytes) {
    tag(number, LENGTH_DELIMITED);
    varint(bytes.length);
    out.writeBytes(bytes);
    return this;
  }

  private void tag(int number, int wireType) {
    varint((long) number << 3 | wireType);
  }

  private void varint(long value) {
    while ((value & ~0x7FL) != 0) {
      out.write((int) value & 0x7F | 0x80);
      value >>>= 7;
    }
    out.write((int) value);
  }

  byte[] bytes() {
    return out.toByteArray();
  }
}
