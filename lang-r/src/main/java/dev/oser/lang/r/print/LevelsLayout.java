package dev.oser.lang.r.print;

import dev.oser.lang.r.text.Characters;
import java.util.ArrayList;
import java.util.List;

/** The last line of a printed factor: its levels, those in the middle left out if too many. */
public final class LevelsLayout {
  private static final String TITLE = "Levels: ";

  private LevelsLayout() {}

  /** Writes the line. */
  public static void write(StringBuilder out, List<String> levels, boolean ordered, int lineWidth) {
    var separator = ordered ? " < " : " ";
    int room = lineWidth - (TITLE.length() + 3 + 1 + 3);
    int count = levels.size();
    int total = 0;
    int fits = count;
    for (int i = 0; i < count; i++) {
      total += Characters.width(levels.get(i)) + separator.length();
      if (total > room && fits == count) {
        fits = Math.max(1, i);
      }
    }
    if (total <= room) {
      fits = count;
    }
    if (fits == count) {
      out.append(TITLE).append(String.join(separator, levels)).append('\n');
      return;
    }
    var shown = new ArrayList<>(levels.subList(0, Math.max(1, fits - 1)));
    shown.add("...");
    if (fits > 1) {
      shown.add(levels.getLast());
    }
    out.append(count).append(' ').append(TITLE).append(String.join(separator, shown)).append('\n');
  }
}
