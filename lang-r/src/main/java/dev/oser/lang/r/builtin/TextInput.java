package dev.oser.lang.r.builtin;

import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.syntax.Bytes;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Text that is read bit by bit from bytes in UTF-8, so that the next to read, be it text or not,
 * goes on where the last one stopped.
 */
final class TextInput implements Closeable {
  private static final char REPLACEMENT = '\uFFFD';

  private final ByteSource source;
  private final ArrayDeque<String> pushedBack = new ArrayDeque<>();
  private byte[] collected = new byte[256];
  private int size;
  private boolean incomplete;

  TextInput(ByteSource source) {
    this.source = source;
  }

  static TextInput of(String text) {
    return new TextInput(ByteSource.of(Bytes.ofText(text)));
  }

  /** {@return the bytes behind the text; what was put back is not among them} */
  ByteSource source() {
    return source;
  }

  /** {@return the next line without its end, or null if there is none} */
  @Nullable String line() {
    var line = new StringBuilder();
    while (!pushedBack.isEmpty()) {
      var text = pushedBack.pop();
      if (text.endsWith("\n")) {
        return line.append(text, 0, text.length() - 1).toString();
      }
      line.append(text);
    }
    size = 0;
    boolean ended = readLine();
    if (!ended && size == 0 && line.isEmpty()) {
      return null;
    }
    incomplete = !ended;
    if (ended && size > 0 && collected[size - 1] == '\r') {
      size--;
    }
    var rest = text(collected, size);
    return line.isEmpty() ? rest : line.append(rest).toString();
  }

  private boolean readLine() {
    try {
      return source.readUntil((byte) '\n', this::collect);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void collect(byte[] bytes, int offset, int count) {
    if (size + count > collected.length) {
      collected = Arrays.copyOf(collected, Math.max(2 * collected.length, size + count));
    }
    System.arraycopy(bytes, offset, collected, size, count);
    size += count;
  }

  private static String text(byte[] bytes, int count) {
    var text = new String(bytes, 0, count, StandardCharsets.UTF_8);
    // Bytes that are no text are kept in another way.
    return text.indexOf(REPLACEMENT) < 0 ? text : Bytes.toText(Arrays.copyOf(bytes, count));
  }

  /** {@return the next lines, at most so many; all if that is negative} */
  List<String> lines(int most) {
    var lines = new ArrayList<String>();
    while (most < 0 || lines.size() < most) {
      var line = line();
      if (line == null) {
        break;
      }
      lines.add(line);
    }
    return lines;
  }

  /** {@return so many characters, or those that are left} */
  String characters(int count) {
    var text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      var character = character();
      if (character.isEmpty()) {
        break;
      }
      text.append(character);
    }
    return text.toString();
  }

  /** {@return the next character; the empty text at the end} */
  private String character() {
    if (!pushedBack.isEmpty()) {
      var text = pushedBack.pop();
      int end = text.offsetByCodePoints(0, 1);
      if (text.length() > end) {
        pushedBack.push(text.substring(end));
      }
      return text.substring(0, end);
    }
    try {
      int first = source.read();
      if (first < 0) {
        return "";
      }
      var bytes = new byte[] {(byte) first, 0, 0, 0};
      int length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
      int count = 1;
      while (count < length && (source.peek() & 0xC0) == 0x80) {
        bytes[count++] = (byte) source.read();
      }
      return text(bytes, count);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts lines before what is still to be read; an empty text is nothing to read. */
  void pushBack(List<String> lines, boolean complete) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      var text = lines.get(i) + (complete ? "\n" : "");
      if (!text.isEmpty()) {
        pushedBack.push(text);
      }
    }
  }

  int pushedBack() {
    return pushedBack.size();
  }

  void forgetPushedBack() {
    pushedBack.clear();
  }

  /** {@return whether the line that was read last had no end} */
  boolean endedIncomplete() {
    return incomplete;
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
