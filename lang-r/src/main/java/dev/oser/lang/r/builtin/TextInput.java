package dev.oser.lang.r.builtin;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Text that is read bit by bit, so that the next to read goes on where the last one stopped. */
final class TextInput implements Closeable {
  private static final int SIZE = 8192;

  private final Reader reader;
  private final char[] buffer = new char[SIZE];
  private int next;
  private int end;
  private final ArrayDeque<String> pushedBack = new ArrayDeque<>();
  private boolean incomplete;

  TextInput(Reader reader) {
    this.reader = reader;
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
    boolean any = !line.isEmpty();
    while (next < end || fill()) {
      any = true;
      int from = next;
      while (next < end && buffer[next] != '\n') {
        next++;
      }
      line.append(buffer, from, next - from);
      if (next < end) {
        next++;
        int last = line.length() - 1;
        if (last >= 0 && line.charAt(last) == '\r') {
          line.setLength(last);
        }
        return line.toString();
      }
    }
    incomplete = any;
    return any ? line.toString() : null;
  }

  private boolean fill() {
    try {
      next = 0;
      end = reader.read(buffer);
      return end > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
    while (text.codePointCount(0, text.length()) < count) {
      int c = character();
      if (c < 0) {
        break;
      }
      text.append((char) c);
      if (Character.isHighSurrogate((char) c)) {
        text.append((char) character());
      }
    }
    return text.toString();
  }

  private int character() {
    if (!pushedBack.isEmpty()) {
      var text = pushedBack.pop();
      if (text.length() > 1) {
        pushedBack.push(text.substring(1));
      }
      return text.charAt(0);
    }
    return next < end || fill() ? buffer[next++] : -1;
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
    reader.close();
  }
}
