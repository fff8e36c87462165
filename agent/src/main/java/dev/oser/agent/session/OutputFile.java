package dev.oser.agent.session;

import dev.oser.agent.options.OptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is written again and again. It is written under another name first, so that nobody
 * reads half a file; not if there is something else than a file, such as a pipe or {@code
 * /dev/stderr}.
 */
final class OutputFile {
  private final Path file;

  OutputFile(Path file) {
    this.file = file;
  }

  /** Makes sure that it can be written, before the program starts and not when it has ended. */
  void check() throws OptionException {
    if (Files.isDirectory(file)) {
      throw new OptionException("cannot write " + file + ": it is a directory");
    }
    try {
      if (isStream()) {
        if (!Files.isWritable(file)) {
          throw new OptionException("cannot write " + file + ": permission denied");
        }
      } else {
        Files.write(part(), new byte[0]);
        Files.delete(part());
      }
    } catch (IOException e) {
      throw new OptionException("cannot write " + file + ": " + reason(e));
    }
  }

  private String reason(IOException e) {
    var directory = file.getParent();
    if (directory != null && !Files.isDirectory(directory)) {
      return "there is no directory " + directory;
    }
    var text = e.toString();
    return text.substring(text.lastIndexOf('.') + 1);
  }

  /** {@return whether what is written stays, and cannot be replaced} */
  boolean isStream() {
    return Files.exists(file) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  void write(byte[] bytes) throws IOException {
    if (isStream()) {
      Files.write(file, bytes);
      return;
    }
    Files.write(part(), bytes);
    Files.move(part(), file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private Path part() {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
