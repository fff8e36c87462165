package dev.oser.lang.r.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A format of {@code sprintf}, read once for all elements.
 *
 * @param pieces texts and directives in turn
 * @param arguments how many arguments it takes
 */
public record SprintfFormat(List<Piece> pieces, int arguments) {
  /** What a conversion may be. */
  private static final String CONVERSIONS = "diosfeEgGxXaA%";

  /** Where R stops to look for a conversion. */
  private static final String ENDS = CONVERSIONS + "cupn";

  /** A part of a format. */
  public sealed interface Piece permits Literal, FormatDirective {}

  /** Text that stays as it is. */
  public record Literal(String text) implements Piece {}

  /** {@return the format, read} */
  public static SprintfFormat parse(String format) {
    var pieces = new ArrayList<Piece>();
    int next = 0;
    int most = 0;
    for (int i = 0; i < format.length(); ) {
      int percent = format.indexOf('%', i);
      if (percent != i) {
        int end = percent < 0 ? format.length() : percent;
        pieces.add(new Literal(format.substring(i, end)));
        i = end;
        continue;
      }
      int end = i + 1;
      while (end < format.length() && ENDS.indexOf(format.charAt(end)) < 0) {
        end++;
      }
      var chunk = format.substring(i, Math.min(end + 1, format.length()));
      if (end >= format.length()
          || CONVERSIONS.indexOf(format.charAt(end)) < 0
          || (format.charAt(end) == '%' && chunk.length() > 2)) {
        throw new SprintfException("unrecognised format specification '" + chunk + "'");
      }
      i = end + 1;
      if (chunk.equals("%%")) {
        pieces.add(new Literal("%"));
        continue;
      }
      var directive = new DirectiveReader(chunk, next).read();
      next += directive.implicit();
      most = Math.max(most, Math.max(directive.argument(), directive.star()) + 1);
      pieces.add(directive);
    }
    return new SprintfFormat(List.copyOf(pieces), most);
  }
}
