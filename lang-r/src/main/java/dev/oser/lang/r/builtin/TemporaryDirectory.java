package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Directories;
import dev.oser.lang.r.runtime.Reach;
import dev.oser.lang.r.value.RError;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A directory of one session, which is gone when the session ends. */
final class TemporaryDirectory implements Closeable {
  private final Path path;
  private final Thread atExit = new Thread(this::removeQuietly);

  private TemporaryDirectory(Path path) {
    this.path = path;
    // A session that is killed does not end.
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /** Makes one where the program may write, if possible where temporary files belong. */
  static TemporaryDirectory in(Reach writing) {
    try {
      return new TemporaryDirectory(
          switch (writing) {
            case Reach.Everything _ -> Files.createTempDirectory("Rtmp");
            case Reach.Below below -> Files.createTempDirectory(below.directory(), "Rtmp");
            case Reach.Nothing _ -> throw new RError("this program may not make files");
          });
    } catch (IOException e) {
      throw new RError("cannot create the directory for temporary files");
    }
  }

  Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // The JVM is going down: the hook removes the directory.
      return;
    }
    Directories.remove(path);
  }

  private void removeQuietly() {
    try {
      Directories.remove(path);
    } catch (IOException e) {
      // Nobody is left to be told.
      return;
    }
  }
}
