package dev.oser.cli;

import java.util.List;
import java.util.regex.Pattern;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/** Shows a line of R to the line editor: the name that the cursor is in is the word to complete. */
final class WholeLine implements Parser {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._]*$");

  /** A line and the name before the cursor. */
  private record Line(String line, int cursor, String word) implements CompletingParsedLine {
    @Override
    public int wordCursor() {
      return word.length();
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    /** Names need no quotes. */
    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return word.length();
    }

    @Override
    public int rawWordLength() {
      return word.length();
    }

    @Override
    public List<String> words() {
      return List.of(word);
    }
  }

  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    var matcher = NAME.matcher(line.substring(0, cursor));
    return new Line(line, cursor, matcher.find() ? matcher.group() : "");
  }
}
