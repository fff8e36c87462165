package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** Where texts go to and come from: standard streams and files. */
final class Connections {
  private static final int STDERR = 2;

  private Connections() {}

  /** Writes to a file or a standard stream. */
  static void write(Context context, @Nullable Value file, String text, boolean append) {
    if (file instanceof StringVector path && !path.get(0).isEmpty()) {
      try {
        if (append) {
          Files.writeString(
              Path.of(path.get(0)),
              text,
              StandardCharsets.UTF_8,
              StandardOpenOption.CREATE,
              StandardOpenOption.APPEND);
        } else {
          Files.writeString(Path.of(path.get(0)), text);
        }
      } catch (IOException e) {
        throw new RError("cannot open file '" + path.get(0) + "'");
      }
      return;
    }
    if (file instanceof Vector connection
        && connection.length() == 1
        && !(file instanceof StringVector)
        && connection.intAt(0) == STDERR) {
      context.runtime().output().flush();
      context.runtime().errors().print(text);
      context.runtime().errors().flush();
      return;
    }
    context.runtime().output().print(text);
  }
}
