package dev.oser.cli.shell;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A command as it was typed.
 *
 * @param source where it was typed, for messages
 * @param line the line number there
 * @param text the whole line
 */
public record Invocation(String source, int line, String text) {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");

  /** {@return the words, the command first; quotes keep a word with spaces together} */
  public List<String> words() {
    return WORD.matcher(text)
        .results()
        .map(match -> match.group(1) == null ? match.group() : match.group(1))
        .toList();
  }

  public String command() {
    return words().getFirst();
  }

  /** {@return the words after the command} */
  public List<String> arguments() {
    return words().subList(1, words().size());
  }

  /** {@return whether there is nothing to do} */
  public boolean isBlank() {
    var start = text.strip();
    return start.isEmpty() || start.startsWith(";") || start.startsWith("#");
  }

  /** {@return the text behind as many line ends that a position in it is one in the source} */
  public String inPlace() {
    return "\n".repeat(line - 1) + text;
  }
}
