package dev.oser.lang.r.serialization;

import dev.oser.lang.r.number.Printf;
import dev.oser.lang.r.value.Na;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes each number and each text as a line. */
final class AsciiOutput implements ItemOutput {
  private static final int SIZE = 1 << 13;
  private static final Printf DECIMAL = Printf.of("", 0, 16, 'g');
  private static final Printf HEXADECIMAL = Printf.of("", 0, -1, 'a');

  private final OutputStream to;
  private final Printf numbers;
  private final StringBuilder written = new StringBuilder();

  AsciiOutput(OutputStream to, Form form) {
    this.to = to;
    this.numbers = form == Form.HEXADECIMAL ? HEXADECIMAL : DECIMAL;
  }

  private void endLine() throws IOException {
    written.append('\n');
    if (written.length() > SIZE) {
      flush();
    }
  }

  @Override
  public void integer(int value) throws IOException {
    if (Na.isNa(value)) {
      written.append("NA");
    } else {
      written.append(value);
    }
    endLine();
  }

  @Override
  public void integers(int[] values, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      integer(values[i]);
    }
  }

  @Override
  public void doubles(double[] values, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      written.append(number(values[i]));
      endLine();
    }
  }

  private String number(double value) {
    if (Double.isNaN(value)) {
      return Na.isNa(value) ? "NA" : "NaN";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "Inf" : "-Inf";
    }
    return numbers.real(value);
  }

  @Override
  public void text(byte[] bytes) throws IOException {
    for (byte each : bytes) {
      int place = AsciiInput.ESCAPED.indexOf(each);
      if (place >= 0) {
        written.append('\\').append(AsciiInput.ESCAPES.charAt(place));
      } else if (each <= ' ' || each > '~') {
        written.append(String.format("\\%03o", each & 0xFF));
      } else {
        written.append((char) each);
      }
    }
    endLine();
  }

  @Override
  public void raw(byte[] bytes) throws IOException {
    for (byte each : bytes) {
      written.append(String.format("%02x", each & 0xFF));
      endLine();
    }
  }

  @Override
  public void flush() throws IOException {
    to.write(written.toString().getBytes(StandardCharsets.US_ASCII));
    written.setLength(0);
  }
}
