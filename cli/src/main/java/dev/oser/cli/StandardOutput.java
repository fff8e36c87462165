package dev.oser.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The process's standard output. {@code System.out} swallows errors, so a program whose reader has
 * gone ({@code oser run … | head}) would run on for nobody; this one stops it.
 */
final class StandardOutput extends OutputStream {
  /** Writing failed; unchecked, so that it passes through {@code PrintStream}. */
  static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failed(IOException cause) {
      super(cause.getMessage(), cause);
    }

    /** {@return whether the reader went away, which is no error} */
    boolean isClosedPipe() {
      return String.valueOf(getMessage()).contains("Broken pipe");
    }
  }

  private final FileOutputStream file = new FileOutputStream(FileDescriptor.out);

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    try {
      file.write(bytes, from, count);
    } catch (IOException e) {
      throw new Failed(e);
    }
  }
}
