package dev.oser.cli.shell;

import java.util.List;
import java.util.Objects;
import org.jline.builtins.Completers.FileNameCompleter;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jspecify.annotations.Nullable;

/** Completes commands, and what each command says can follow it. */
final class ShellCompleter implements Completer {
  private final Shell shell;
  private final FileNameCompleter files = new FileNameCompleter();

  ShellCompleter(Shell shell) {
    this.shell = shell;
  }

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    if (line.wordIndex() == 0) {
      for (var command : Commands.all()) {
        candidates.add(candidate(command.name(), command.manual().summary(), true));
      }
      return;
    }
    var command = Commands.named(line.words().getFirst());
    if (command == null) {
      return;
    }
    int argument = line.wordIndex() - 1;
    var word = Objects.requireNonNullElse(line.word(), "");
    var before = listSoFar(word.substring(0, Math.min(line.wordCursor(), word.length())));
    for (var suggestion : command.suggestions(shell, line.words().subList(1, line.wordIndex()))) {
      // Within a call, a function is a value and not called itself.
      var text = before.contains("(") ? suggestion.replace("(", "") : suggestion;
      candidates.add(candidate(before + text, null, !suggestion.endsWith("(")));
    }
    if (command.takesFile(argument)) {
      files.complete(reader, line, candidates);
    }
  }

  /**
   * {@return what of a word stays when its last part is completed: names after a comma or within a
   * call}
   */
  private static String listSoFar(String word) {
    int comma = word.lastIndexOf(',');
    int argument = word.lastIndexOf('(');
    return word.substring(0, Math.max(comma, argument) + 1);
  }

  private static Candidate candidate(String text, @Nullable String description, boolean complete) {
    return new Candidate(text, text, null, description, null, null, complete);
  }
}
