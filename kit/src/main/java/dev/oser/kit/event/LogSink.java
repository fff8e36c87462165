package dev.oser.kit.event;

import java.util.Locale;
import java.util.function.Consumer;

/** Writes events as lines for people, with the time since it was made. */
public final class LogSink implements Consumer<Event> {
  private final Consumer<String> lines;
  private final long start = System.nanoTime();

  public LogSink(Consumer<String> lines) {
    this.lines = lines;
  }

  @Override
  public void accept(Event event) {
    double millis = (System.nanoTime() - start) / 1e6;
    lines.accept(String.format(Locale.ROOT, "[%9.3f ms] %s", millis, event.text()));
  }
}
