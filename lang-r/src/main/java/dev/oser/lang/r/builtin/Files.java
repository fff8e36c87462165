package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.RError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Whole files. */
final class Files {
  private Files() {}

  static String read(Context context, String path) {
    try {
      return java.nio.file.Files.readString(Path.of(path), StandardCharsets.UTF_8);
    } catch (IOException e) {
      context.warning("cannot open file '" + path + "': No such file or directory");
      throw new RError("cannot open the connection");
    }
  }
}
