package dev.oser.lang.r.regex;

import java.util.List;

/** An extended regular expression as a tree. */
sealed interface EreNode {
  /** One character of a set. */
  record One(CharSet set) implements EreNode {}

  /** One after the other; none matches the empty text. */
  record Sequence(List<EreNode> parts) implements EreNode {}

  /** One of several. */
  record Choice(List<EreNode> alternatives) implements EreNode {}

  /**
   * A part in parentheses.
   *
   * @param number from 1 on, or 0 if it is not counted
   */
  record Group(EreNode body, int number) implements EreNode {}

  /**
   * A part several times.
   *
   * @param max or -1 for no limit
   */
  record Repeat(EreNode body, int min, int max, boolean lazy) implements EreNode {}

  /** A place between characters. */
  record Place(Assertion assertion) implements EreNode {}

  /** What a group matched, again. */
  record Reference(int group, boolean ignoreCase) implements EreNode {}

  /** What can be asked about a place. */
  enum Assertion {
    START("^"),
    END("\\z"),
    WORD_EDGE(Word.EDGE),
    NO_WORD_EDGE("(?!" + Word.EDGE + ")"),
    WORD_START(Word.START),
    WORD_END(Word.END);

    final String java;

    Assertion(String java) {
      this.java = java;
    }

    /** {@return whether it holds between two characters, -1 where the text ends} */
    boolean holds(int before, int after, boolean atStart, boolean searchStarts) {
      boolean left = isWord(before);
      boolean right = isWord(after);
      return switch (this) {
        case START -> atStart;
        case END -> after < 0;
        case WORD_EDGE -> searchStarts || after < 0 || left != right;
        case NO_WORD_EDGE -> !searchStarts && after >= 0 && left == right;
        case WORD_START -> !left && right;
        case WORD_END -> left && !right;
      };
    }

    private static boolean isWord(int c) {
      return c >= 0 && (c == '_' || CharacterClass.ALNUM.contains(c));
    }
  }

  /** The edges of words in Java's words. */
  final class Word {
    private static final String CHARACTER = "[\\p{IsAlphabetic}0-9_]";
    static final String START = "(?<!" + CHARACTER + ")(?=" + CHARACTER + ")";
    static final String END = "(?<=" + CHARACTER + ")(?!" + CHARACTER + ")";

    /** TRE takes the place where a search starts and the end of the text for edges. */
    static final String EDGE = "(?:\\G|\\z|" + START + "|" + END + ")";

    private Word() {}
  }
}
