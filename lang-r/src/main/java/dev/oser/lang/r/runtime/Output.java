package dev.oser.lang.r.runtime;

import dev.oser.lang.r.syntax.Bytes;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** Where a session prints to: its standard output, or what has been put in its place. */
public final class Output {
  private final OutputStream standard;
  private final @Nullable Output before;
  private final ArrayDeque<StringBuilder> captures = new ArrayDeque<>();

  public Output(OutputStream standard) {
    this(standard, null);
  }

  private Output(OutputStream standard, @Nullable Output before) {
    this.standard = standard;
    this.before = before;
  }

  /**
   * {@return the place for messages to somebody who may see both: what was printed here until then
   * is shown first, and nothing is held back}
   */
  public Output messages(OutputStream errors) {
    return new Output(errors, this);
  }

  public void print(String text) {
    var capture = captures.peek();
    if (capture != null) {
      capture.append(text);
      return;
    }
    try {
      if (before != null) {
        before.flush();
      }
      standard.write(bytes(text));
      if (before != null) {
        standard.flush();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] bytes(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return Bytes.ofText(text);
      }
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }

  public void println(String text) {
    print(text + "\n");
  }

  public void flush() {
    try {
      standard.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Collects what is printed from now on. */
  public void beginCapture() {
    captures.push(new StringBuilder());
  }

  public int captures() {
    return captures.size();
  }

  /** {@return what was printed since the latest {@link #beginCapture}} */
  public String endCapture() {
    return captures.pop().toString();
  }
}
