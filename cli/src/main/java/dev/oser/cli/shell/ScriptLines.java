package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** The lines of a script or a pipe. */
public final class ScriptLines implements Lines {
  private final String source;
  private final BufferedReader reader;
  private int number;

  public ScriptLines(String source, Reader reader) {
    this.source = source;
    this.reader = new BufferedReader(reader);
  }

  @Override
  public @Nullable String next(String prompt) {
    try {
      var line = reader.readLine();
      number += line == null ? 0 : 1;
      return line;
    } catch (IOException e) {
      throw new Failure("cannot read " + source + ": " + e.getMessage());
    }
  }

  @Override
  public String source() {
    return source;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public boolean isInteractive() {
    return false;
  }
}
