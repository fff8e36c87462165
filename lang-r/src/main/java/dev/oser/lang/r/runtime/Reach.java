package dev.oser.lang.r.runtime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Which files a program may get at. */
public sealed interface Reach {
  /** {@return whether a file, or one that is to be made, is among them} */
  boolean contains(Path file);

  /** No file at all. */
  record Nothing() implements Reach {
    @Override
    public boolean contains(Path file) {
      return false;
    }
  }

  /** All that the process may get at. */
  record Everything() implements Reach {
    @Override
    public boolean contains(Path file) {
      return true;
    }
  }

  /**
   * Files and directories below a directory, wherever links lead; no devices and no pipes, which
   * may have no end.
   */
  record Below(Path directory) implements Reach {
    public Below {
      directory = directory.toAbsolutePath().normalize();
    }

    @Override
    public boolean contains(Path file) {
      try {
        return real(file.toAbsolutePath().normalize()).startsWith(real(directory))
            && (Files.isRegularFile(file) || Files.isDirectory(file) || !Files.exists(file));
      } catch (IOException e) {
        return false;
      }
    }

    /** What is not there yet will be where its directory is. */
    private static Path real(Path path) throws IOException {
      var parent = path.getParent();
      return Files.exists(path, LinkOption.NOFOLLOW_LINKS) || parent == null
          ? path.toRealPath()
          : real(parent).resolve(path.getFileName());
    }
  }
}
