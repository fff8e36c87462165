package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Numbers;
import dev.oser.lang.r.value.RError;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** Reads what {@link AsciiOutput} writes. */
final class AsciiInput implements ItemInput {
  /** Bytes that a text has escapes of letters for, and the letters in the same order. */
  static final String ESCAPED = "\n\t\u000B\b\r\f\u0007\\?'\"";

  static final String ESCAPES = "ntvbrfa\\?'\"";

  private static final int LONGEST_WORD = 100;
  private static final int TRUSTED = 1 << 10;

  private final ByteSource from;

  AsciiInput(ByteSource from) {
    this.from = from;
  }

  private static boolean isSpace(int c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  private int firstOfWord() throws IOException {
    int c = from.require();
    while (isSpace(c)) {
      c = from.require();
    }
    return c;
  }

  private String word() throws IOException {
    var word = new StringBuilder();
    for (int c = firstOfWord(); c >= 0 && !isSpace(c); c = from.read()) {
      word.append((char) c);
      if (word.length() > LONGEST_WORD) {
        throw new RError("read error");
      }
    }
    return word.toString();
  }

  @Override
  public int integer() throws IOException {
    var word = word();
    if (word.equals("NA")) {
      return Na.INT;
    }
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new RError("read error");
    }
  }

  private double number() throws IOException {
    var word = word();
    return switch (word) {
      case "NA" -> Na.DOUBLE;
      case "NaN" -> Double.NaN;
      case "Inf" -> Double.POSITIVE_INFINITY;
      case "-Inf" -> Double.NEGATIVE_INFINITY;
      default -> {
        double value = Numbers.parse(word);
        if (Double.isNaN(value)) {
          throw new RError("read error");
        }
        yield value;
      }
    };
  }

  @Override
  public int[] integers(int count) throws IOException {
    var result = new int[Math.min(count, TRUSTED)];
    for (int i = 0; i < count; i++) {
      if (i == result.length) {
        result = Arrays.copyOf(result, (int) Math.min(count, 2L * i));
      }
      result[i] = integer();
    }
    return result;
  }

  @Override
  public double[] doubles(int count) throws IOException {
    var result = new double[Math.min(count, TRUSTED)];
    for (int i = 0; i < count; i++) {
      if (i == result.length) {
        result = Arrays.copyOf(result, (int) Math.min(count, 2L * i));
      }
      result[i] = number();
    }
    return result;
  }

  @Override
  public byte[] text(int count) throws IOException {
    var bytes = new ByteArrayOutputStream();
    if (count > 0) {
      for (int c = firstOfWord(); ; c = from.require()) {
        bytes.write(c == '\\' ? escaped() : c);
        if (bytes.size() == count) {
          break;
        }
      }
    }
    return bytes.toByteArray();
  }

  private int escaped() throws IOException {
    int c = from.require();
    if (c >= '0' && c <= '7') {
      int value = c - '0';
      for (int digits = 1; digits < 3 && from.peek() >= '0' && from.peek() <= '7'; digits++) {
        value = value * 8 + from.read() - '0';
      }
      return value;
    }
    int place = ESCAPES.indexOf(c);
    return place < 0 ? c : ESCAPED.charAt(place);
  }

  @Override
  public byte[] raw(int count) throws IOException {
    var bytes = new ByteArrayOutputStream();
    while (bytes.size() < count) {
      try {
        bytes.write(Integer.parseInt(word(), 16));
      } catch (NumberFormatException e) {
        throw new RError("read error");
      }
    }
    return bytes.toByteArray();
  }
}
