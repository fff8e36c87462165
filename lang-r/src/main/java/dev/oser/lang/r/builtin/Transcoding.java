package dev.oser.lang.r.builtin;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.apache.commons.io.input.ReaderInputStream;

/** Bytes of a text in one encoding as bytes of the same text in another. */
final class Transcoding {
  private Transcoding() {}

  static InputStream toUtf8(InputStream bytes, Charset charset) {
    try {
      return ReaderInputStream.builder()
          .setReader(new InputStreamReader(bytes, charset))
          .setCharset(StandardCharsets.UTF_8)
          .get();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
