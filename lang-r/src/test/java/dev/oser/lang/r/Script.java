package dev.oser.lang.r;

import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.List;

/** Runs a script in a session of its own, and describes the outcome as the recorder does. */
final class Script {
  private Script() {}

  static String run(String text) {
    var output = new ByteArrayOutputStream();
    var session =
        new Session(InputStream.nullInputStream(), output, output, List.of("R", "--no-echo"));
    int status = session.run(Source.of("script.R", text + "\n"));
    var written = Bytes.toText(output.toByteArray());
    var result = new StringBuilder();
    int start = 0;
    while (start < written.length()) {
      int end = written.indexOf('\n', start);
      result
          .append(end < 0 ? '\\' : '|')
          .append(written, start, end < 0 ? written.length() : end)
          .append('\n');
      start = end < 0 ? written.length() : end + 1;
    }
    return result.append("status ").append(status).toString();
  }
}
