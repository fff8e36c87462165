package dev.oser.lang.sourir;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A console on streams. What is printed is seen before a program waits for input. */
public final class StreamConsole implements Console {
  private final BufferedReader in;
  private final PrintStream out;

  public StreamConsole(InputStream in, PrintStream out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  @Override
  public @Nullable String readLine() {
    out.flush();
    try {
      return in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void print(String value) {
    out.print(value);
    out.print('\n');
  }

  @Override
  public void flush() {
    out.flush();
  }
}
