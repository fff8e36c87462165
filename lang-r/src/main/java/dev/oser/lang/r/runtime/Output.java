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
  private final ArrayDeque<Diversion> diversions = new ArrayDeque<>();

  /** Where what is printed goes instead. */
  public interface Diversion {
    void print(String text);
  }

  /** Keeps what is printed. */
  private static final class Capture implements Diversion {
    private final StringBuilder printed = new StringBuilder();

    @Override
    public void print(String text) {
      printed.append(text);
    }
  }

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
    var diversion = diversions.peek();
    if (diversion != null) {
      diversion.print(text);
      return;
    }
    write(text);
  }

  private void write(String text) {
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

  /** Sends what is printed from now on elsewhere. */
  public void divert(Diversion diversion) {
    diversions.push(diversion);
  }

  /** Ends the latest diversion. */
  public void endDiversion() {
    diversions.pop();
  }

  /** {@return where printing goes now} */
  public Diversion current() {
    var latest = diversions.peek();
    return latest == null ? this::write : latest;
  }

  /** Collects what is printed from now on. */
  public void beginCapture() {
    diversions.push(new Capture());
  }

  /** {@return how many characters are kept by those that collect what is printed} */
  public long captured() {
    long characters = 0;
    for (var diversion : diversions) {
      characters += diversion instanceof Capture capture ? capture.printed.length() : 0;
    }
    return characters;
  }

  /** {@return how many diversions there are} */
  public int diversions() {
    return diversions.size();
  }

  /** {@return what was printed since the latest {@link #beginCapture}, which is ended} */
  public String endCapture() {
    return diversions.pop() instanceof Capture capture ? capture.printed.toString() : "";
  }
}
