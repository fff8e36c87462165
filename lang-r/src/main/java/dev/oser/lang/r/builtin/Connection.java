package dev.oser.lang.r.builtin;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.RError;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/** A file, or lines of text, that a program reads from or writes to bit by bit. */
final class Connection {
  static final String TEXT = "textConnection";

  private final String description;
  private final String kind;
  private final Charset charset;
  private String mode;
  private boolean open;
  private @Nullable TextInput input;
  private @Nullable OutputStream output;

  /** Where a text that is written to keeps a variable of its name, if it does. */
  private @Nullable Environment owner;

  /** What was written to a text. */
  private final StringBuilder written = new StringBuilder();

  Connection(String description, String kind, String mode, Charset charset) {
    this.description = description;
    this.kind = kind;
    this.mode = mode;
    this.charset = charset;
  }

  String description() {
    return description;
  }

  String kind() {
    return kind;
  }

  /** {@return how it is or would be opened} */
  String mode() {
    return mode.isEmpty() ? "r" : mode;
  }

  Charset charset() {
    return charset;
  }

  boolean isOpen() {
    return open;
  }

  boolean isText() {
    return kind.equals(TEXT);
  }

  boolean reads() {
    return input != null;
  }

  boolean writes() {
    return output != null || isText() && !reads();
  }

  void openForReading(String how, TextInput from) {
    mode = how;
    input = from;
    open = true;
  }

  void openForWriting(String how, @Nullable OutputStream to) {
    mode = how;
    output = to;
    open = true;
  }

  @Nullable Environment owner() {
    return owner;
  }

  void setOwner(Environment environment) {
    owner = environment;
  }

  TextInput input() {
    if (input == null) {
      throw RError.ofFrame("cannot read from this connection");
    }
    return input;
  }

  void write(String text) {
    if (!writes()) {
      throw RError.ofFrame("cannot write to this connection");
    }
    if (output == null) {
      written.append(text);
      return;
    }
    try {
      output.write(text.getBytes(charset));
    } catch (IOException e) {
      throw RError.ofFrame("write failed");
    }
  }

  void flush() {
    try {
      if (output != null) {
        output.flush();
      }
    } catch (IOException e) {
      throw RError.ofFrame("write failed");
    }
  }

  /** Ends it; it can be opened again if it is a file. What comes into the process stays open. */
  void close() {
    try {
      if (input != null && !description.equals(ConnectionTable.PROCESS_INPUT)) {
        input.close();
      }
      if (output != null) {
        output.close();
      }
    } catch (IOException e) {
      throw RError.ofFrame("write failed");
    } finally {
      input = null;
      output = null;
      open = false;
    }
  }

  /** {@return the lines written so far; the last one only if it has ended, or all if asked for} */
  String[] lines(boolean all) {
    var text = written.toString();
    int end = all && !text.endsWith("\n") ? text.length() : text.lastIndexOf('\n');
    return text.isEmpty() || end < 0 ? new String[0] : text.substring(0, end).split("\n", -1);
  }
}
