package dev.oser.lang.r.fuzz;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.runtime.Directories;
import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Runs each script in a session of its own, and in a directory of its own: it must not do any harm
 * outside.
 */
public final class SessionRunner implements ScriptFuzzer.Runner {
  @Override
  public Run start(String script) {
    var output = new ByteArrayOutputStream();
    var session = new Session(InputStream.nullInputStream(), output, output, List.of("R"));
    var directory = Directories.empty();
    session.runtime().setDirectory(directory);
    session.runtime().confine();
    return new Run() {
      @Override
      public String finish() {
        try (session) {
          session.run(Source.of("script.R", script));
        }
        Directories.discard(directory);
        var internalError = session.runtime().internalError();
        if (internalError != null) {
          throw internalError;
        }
        return output.toString(StandardCharsets.UTF_8);
      }

      @Override
      public void interrupt() {
        session.runtime().interrupt();
      }
    };
  }
}
