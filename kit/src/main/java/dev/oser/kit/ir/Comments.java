package dev.oser.kit.ir;

import java.util.List;

/**
 * The comments a person wrote at a declaration, block or instruction, so that printing gives them
 * back.
 *
 * @param before whole lines above, without the leading semicolon
 * @param after the comment at the end of the line, or the empty string
 */
public record Comments(List<String> before, String after) {
  /** Stands for an empty line between two comments. */
  public static final String BLANK_LINE = "\n";

  public static final Comments NONE = new Comments(List.of(), "");

  public Comments {
    before = List.copyOf(before);
  }
}
