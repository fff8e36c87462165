package dev.oser.lang.sourir.fuzz;

import dev.oser.lang.sourir.Console;
import dev.oser.models.sourir.run.Action;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Input that is given, and everything a program does with the world. */
final class RecordingConsole implements Console {
  private final Iterator<String> input;
  private final List<Action> actions = new ArrayList<>();

  RecordingConsole(List<String> input) {
    this.input = input.iterator();
  }

  List<Action> actions() {
    return actions;
  }

  @Override
  public @Nullable String readLine() {
    if (!input.hasNext()) {
      return null;
    }
    var line = input.next();
    actions.add(new Action.Consumed(line));
    return line;
  }

  @Override
  public void print(String value) {
    actions.add(new Action.Printed(value));
  }

  @Override
  public void flush() {}
}
