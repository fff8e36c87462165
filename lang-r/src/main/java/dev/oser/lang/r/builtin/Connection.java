package dev.oser.lang.r.builtin;

import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.RError;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A file, another program, or something in memory that is read or written bit by bit. */
final class Connection {
  static final String TEXT = "textConnection";
  static final String RAW = "rawConnection";
  static final String PIPE = "pipe";

  private final String description;
  private final String kind;
  private final Charset charset;
  private final String declared;
  private String mode;
  private boolean open;

  /** What can be done with it, as far as is known: the way it was opened last. */
  private boolean canRead = true;

  private boolean canWrite = true;
  private @Nullable TextInput input;
  private @Nullable OutputStream output;

  /** What is read and written, if that can be done at any place. */
  private @Nullable Storage storage;

  /** Where the storage is written next. */
  private long writePosition;

  /** The program at the other end, if there is one. */
  private @Nullable Process process;

  private int level = -1;

  /** Where a text that is written to keeps a variable of its name, if it does. */
  private @Nullable Environment owner;

  /** What was written to a text. */
  private final StringBuilder written = new StringBuilder();

  Connection(String description, String kind, String mode, Charset charset) {
    this.description = description;
    this.kind = kind;
    this.declared = mode;
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
    return !mode.isEmpty() ? mode : isCompressed() ? "rb" : "r";
  }

  /** {@return whether it said how it is to be opened when it was made} */
  boolean isToBeOpened() {
    return !declared.isEmpty();
  }

  boolean isCompressed() {
    return Compression.of(kind) != Compression.NONE;
  }

  /** {@return whether it was opened for other things than text} */
  boolean isBinary() {
    return kind.equals(RAW) || open && mode.contains("b");
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

  boolean canRead() {
    return canRead;
  }

  boolean canWrite() {
    return canWrite;
  }

  private void begin(String how) {
    mode = how;
    open = true;
    boolean both = how.contains("+");
    canRead = how.startsWith("r") || both;
    canWrite = !how.startsWith("r") || both;
  }

  boolean writes() {
    return output != null || isText() && !reads();
  }

  int level() {
    return level;
  }

  void setLevel(int level) {
    this.level = level;
  }

  void openForReading(String how, TextInput from) {
    begin(how);
    input = from;
  }

  void openForWriting(String how, @Nullable OutputStream to) {
    begin(how);
    output = to;
  }

  /** Opens bytes that can be reached at any place, for reading and writing as the mode says. */
  void open(String how, Storage bytes) throws IOException {
    begin(how);
    storage = bytes;
    writePosition = how.startsWith("a") ? bytes.size() : 0;
    if (canRead) {
      read(0);
    }
    if (canWrite) {
      var unbuffered = new Writing(bytes);
      output = input == null ? new BufferedOutputStream(unbuffered) : unbuffered;
    }
  }

  void setProcess(Process process) {
    this.process = process;
  }

  @Nullable Process process() {
    return process;
  }

  private void read(long position) {
    if (storage != null) {
      var bytes = storage.from(position);
      input =
          new TextInput(
              charset.equals(StandardCharsets.UTF_8)
                  ? new ByteSource(bytes, position)
                  : new ByteSource(Transcoding.toUtf8(bytes, charset)));
    }
  }

  /** Writes to the storage where it is written next; what was read ahead may be outdated then. */
  private final class Writing extends OutputStream {
    private final Storage bytes;

    Writing(Storage bytes) {
      this.bytes = bytes;
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] from, int offset, int count) throws IOException {
      if (kind.equals(RAW) && input != null) {
        writePosition = input.source().position();
      }
      bytes.write(writePosition, from, offset, count);
      writePosition += count;
      if (input != null) {
        read(kind.equals(RAW) ? writePosition : input.source().position());
      }
    }
  }

  /** {@return whether places in it can be asked for and gone to} */
  boolean isSeekable() {
    return storage != null;
  }

  /** {@return how far it has been read, or written} */
  long position(boolean writing) {
    flush();
    return (writing || input == null) && !(kind.equals(RAW) && input != null)
        ? writePosition
        : input().source().position();
  }

  /** {@return how many bytes there are} */
  long size() {
    flush();
    try {
      return storage == null ? 0 : storage.size();
    } catch (IOException e) {
      throw RError.ofFrame("seek failed");
    }
  }

  /** Goes on elsewhere. */
  void seek(long position, boolean writing) {
    flush();
    if ((writing || input == null) && !kind.equals(RAW)) {
      writePosition = position;
    } else if (input == null) {
      writePosition = position;
    } else {
      read(position);
    }
  }

  /** Cuts off what is behind the place where it is written next. */
  void truncate() {
    flush();
    try {
      if (storage == null || output == null) {
        throw RError.ofFrame("can only truncate an open connection");
      }
      storage.truncate(writePosition);
    } catch (IOException e) {
      throw RError.ofFrame("file truncation failed");
    }
  }

  /** {@return the bytes of a connection that writes to memory} */
  byte[] bytes() {
    flush();
    return storage instanceof Storage.InMemory memory ? memory.toArray() : new byte[0];
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
    write(charset.equals(StandardCharsets.UTF_8) ? Bytes.ofText(text) : text.getBytes(charset));
  }

  void write(byte[] bytes) {
    if (output == null) {
      throw RError.ofFrame("cannot write to this connection");
    }
    try {
      output.write(bytes);
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
      if (output != null) {
        output.close();
      }
      if (input != null && !description.equals(ConnectionTable.PROCESS_INPUT)) {
        input.close();
      }
      if (storage != null) {
        storage.close();
      }
    } catch (IOException e) {
      throw RError.ofFrame("write failed");
    } finally {
      input = null;
      output = null;
      storage = null;
      mode = declared;
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
