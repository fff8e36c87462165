package dev.oser.lang.r;

import dev.oser.lang.r.runtime.Directories;
import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.List;

/**
 * What a script wrote and how it ended.
 *
 * @param out what it wrote to standard output, as {@link Bytes} describes
 */
record Script(int status, String out, String err) {
  /** Runs a script in a session and an empty directory of its own. */
  static Script run(String text) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var session =
        new Session(
            InputStream.nullInputStream(),
            out,
            err,
            List.of("R", "--no-echo", "--no-restore", "--vanilla", "--file=script.R"));
    var directory = Directories.empty();
    session.runtime().setDirectory(directory);
    int status;
    try (session) {
      status = session.run(Source.of("script.R", text));
    }
    Directories.discard(directory);
    return new Script(status, Bytes.toText(out.toByteArray()), Bytes.toText(err.toByteArray()));
  }

  @Override
  public String toString() {
    return "status " + status + "\n" + out + (err.isEmpty() ? "" : "--- errors:\n" + err);
  }
}
