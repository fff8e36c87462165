package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.text.Transliteration;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Encodings of texts. Texts here know no encoding: what R would mark as Latin-1 is the same text,
 * and bytes that are no text in UTF-8 stand for themselves ({@link Bytes}).
 */
final class Encodings {
  private Encodings() {}

  private static Charset charset(String name, String from, String to) {
    try {
      return switch (name.toUpperCase(Locale.ROOT)) {
        case "", "UTF-8", "UTF8" -> StandardCharsets.UTF_8;
        case "LATIN1", "LATIN-1" -> StandardCharsets.ISO_8859_1;
        case "ASCII", "C" -> StandardCharsets.US_ASCII;
        case "UCS-2LE" -> StandardCharsets.UTF_16LE;
        case "UCS-2BE" -> StandardCharsets.UTF_16BE;
        case "UCS-4LE" -> Charset.forName("UTF-32LE");
        case "UCS-4BE" -> Charset.forName("UTF-32BE");
        default -> Charset.forName(name);
      };
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new RError("unsupported conversion from '" + from + "' to '" + to + "'");
    }
  }

  /**
   * How texts are converted.
   *
   * @param substitute what stands for a byte that cannot be converted; NA if the text is lost then
   * @param similar whether characters may be replaced by similar ones
   * @param ignoring whether what cannot be converted is left out
   */
  private record Conversion(
      Charset from, Charset to, String substitute, boolean similar, boolean ignoring) {
    /** {@return the converted bytes; null if there is something that cannot be converted} */
    byte @Nullable [] convert(byte[] bytes) {
      var result = new ByteArrayOutputStream();
      var decoder = from.newDecoder();
      var input = ByteBuffer.wrap(bytes);
      var text = CharBuffer.allocate(2 * bytes.length + 2);
      while (true) {
        CoderResult end = decoder.decode(input, text, true);
        if (!encode(text.flip().toString(), result)) {
          return null;
        }
        text.clear();
        if (end.isUnderflow()) {
          return result.toByteArray();
        }
        if (Na.isNa(substitute) && !ignoring) {
          return null;
        }
        int first = input.get() & 0xFF;
        if (!ignoring) {
          result.writeBytes(replacement(first, -1).getBytes(StandardCharsets.UTF_8));
        }
      }
    }

    private boolean encode(String text, ByteArrayOutputStream result) {
      var encoder = to.newEncoder();
      for (int i = 0; i < text.length(); ) {
        int c = text.codePointAt(i);
        i += Character.charCount(c);
        var character = Character.toString(c);
        if (encoder.canEncode(character)) {
          result.writeBytes(character.getBytes(to));
        } else if (similar) {
          result.writeBytes(Transliteration.of(character).getBytes(to));
        } else if (!ignoring) {
          if (Na.isNa(substitute)) {
            return false;
          }
          substitute(character, c, result);
        }
      }
      return true;
    }

    private void substitute(String character, int codePoint, ByteArrayOutputStream result) {
      if (isOfCharacters()) {
        result.writeBytes(replacement(0, codePoint).getBytes(to));
        return;
      }
      for (byte each : character.getBytes(from)) {
        result.writeBytes(replacement(each & 0xFF, -1).getBytes(to));
      }
    }

    private boolean isOfCharacters() {
      return substitute.equals("Unicode") || substitute.equals("c99");
    }

    private String replacement(int each, int codePoint) {
      if (codePoint >= 0) {
        return substitute.equals("Unicode")
            ? String.format("<U+%04X>", codePoint)
            : String.format(codePoint > 0xFFFF ? "\\U%08x" : "\\u%04x", codePoint);
      }
      return substitute.equals("byte") || isOfCharacters()
          ? String.format("<%02x>", each)
          : substitute;
    }
  }

  @RBuiltin(value = "iconv", formals = "x, from, to, sub, mark, toRaw")
  static Value iconv(
      Context context,
      Value x,
      @Nullable Value from,
      @Nullable Value to,
      @Nullable Value sub,
      @Nullable Value mark,
      @Nullable Value toRaw) {
    var source = from == null ? "" : encoding(from, "from");
    var target = to == null ? "" : encoding(to, "to");
    if (sub == NullValue.NULL) {
      throw new RError("invalid 'sub' argument");
    }
    if (mark != null && FirstElement.logical(mark) == Na.INT) {
      throw new RError("invalid 'mark' argument");
    }
    var plain = target.replaceFirst("(?i)//(TRANSLIT|IGNORE)$", "");
    var options = target.substring(plain.length()).toUpperCase(Locale.ROOT);
    var conversion =
        new Conversion(
            charset(source, source, target),
            charset(plain, source, target),
            sub instanceof StringVector text ? text.get(0) : Na.STRING,
            options.equals("//TRANSLIT"),
            options.equals("//IGNORE"));
    boolean raw = toRaw != null && Coercion.flag(toRaw, "toRaw");
    if (x instanceof ListVector list) {
      return converted(list, conversion, raw);
    }
    if (!(x instanceof StringVector texts)) {
      return iconv(context, Texts.of(context, x), from, to, sub, mark, toRaw);
    }
    if (raw) {
      var result = ListVector.ofLength(texts.length());
      for (int i = 0; i < texts.length(); i++) {
        var bytes = texts.isNa(i) ? null : conversion.convert(bytes(texts.get(i), conversion));
        result.set(i, bytes == null ? NullValue.NULL : new RawVector(bytes));
      }
      return result;
    }
    return Texts.each(
        texts, x, text -> text(conversion.convert(bytes(text, conversion)), conversion));
  }

  /** {@return the only name of an encoding that an argument has} */
  private static String encoding(Value value, String argument) {
    if (value.length() != 1) {
      throw new RError("invalid '" + argument + "' argument");
    }
    return Texts.one(value, argument);
  }

  private static Value converted(ListVector list, Conversion conversion, boolean raw) {
    var values = new Value[list.length()];
    for (int i = 0; i < values.length; i++) {
      if (!(list.get(i) instanceof RawVector || list.get(i) == NullValue.NULL)) {
        throw new RError("'x' must be a character vector or a list of NULL or raw vectors");
      }
      var bytes = list.get(i) instanceof RawVector each ? conversion.convert(each.toArray()) : null;
      values[i] =
          raw
              ? bytes == null ? NullValue.NULL : new RawVector(bytes)
              : new StringVector(text(bytes, conversion));
    }
    if (raw) {
      return ListVector.of(values);
    }
    var texts = new String[values.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = ((StringVector) values[i]).get(0);
    }
    return StringVector.of(texts);
  }

  /** What is a text already needs no conversion from Latin-1, as if it were marked. */
  private static byte[] bytes(String text, Conversion conversion) {
    return conversion.from().equals(StandardCharsets.ISO_8859_1)
            && text.codePoints().noneMatch(Bytes::isByte)
            && text.codePoints().allMatch(c -> c <= 0xFF)
        ? text.getBytes(StandardCharsets.ISO_8859_1)
        : Bytes.ofText(text);
  }

  private static String text(byte @Nullable [] bytes, Conversion conversion) {
    if (bytes == null) {
      return Na.STRING;
    }
    return conversion.to().equals(StandardCharsets.ISO_8859_1)
        ? new String(bytes, StandardCharsets.ISO_8859_1)
        : Bytes.toText(bytes);
  }

  @RBuiltin(
      value = {"enc2utf8", "enc2native"},
      formals = "x",
      primitive = true)
  static Value encoded(Value x) {
    if (!(x instanceof StringVector)) {
      throw new RError("argument is not a character vector");
    }
    return x;
  }

  @RBuiltin(value = "Encoding", formals = "x")
  static Value encoding(Value x) {
    if (!(x instanceof StringVector texts)) {
      throw new RError("a character vector argument expected");
    }
    return Texts.map(
        texts,
        NullValue.NULL,
        text ->
            text.chars().allMatch(c -> c < 128) || text.codePoints().anyMatch(Bytes::isByte)
                ? "unknown"
                : "UTF-8");
  }

  /** Bytes that are said to be Latin-1 become the text that they mean. */
  @RBuiltin(value = "Encoding<-", formals = "x, value")
  static Value setEncoding(Value x, Value value) {
    if (!(x instanceof StringVector texts)) {
      throw new RError("a character vector argument expected");
    }
    if (!(value instanceof StringVector names) || names.length() == 0) {
      throw new RError("a character vector 'value' expected");
    }
    var result = (StringVector) texts.copy();
    for (int i = 0; i < texts.length(); i++) {
      var text = texts.get(i);
      if (names.get(i % names.length()).equals("latin1")
          && !Na.isNa(text)
          && text.codePoints().anyMatch(Bytes::isByte)) {
        result.set(i, new String(Bytes.ofText(text), StandardCharsets.ISO_8859_1));
      }
    }
    return result;
  }
}
