package dev.oser.lang.r.builtin;

import dev.oser.lang.r.regex.Match;
import dev.oser.lang.r.regex.TextPattern;
import dev.oser.lang.r.text.CharacterCounter;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a pattern matched, as {@code regexpr} tells it: places, lengths and, for Perl, groups. */
final class MatchPlaces {
  private static final Symbol MATCH_LENGTH = Symbol.of("match.length");
  private static final Symbol INDEX_TYPE = Symbol.of("index.type");
  private static final Symbol USE_BYTES = Symbol.of("useBytes");
  private static final Symbol CAPTURE_START = Symbol.of("capture.start");
  private static final Symbol CAPTURE_LENGTH = Symbol.of("capture.length");
  private static final Symbol CAPTURE_NAMES = Symbol.of("capture.names");

  private final List<String> groupNames;
  private final List<int[]> starts = new ArrayList<>();
  private final List<int[]> lengths = new ArrayList<>();
  private final CharacterCounter counter = new CharacterCounter();

  MatchPlaces(@Nullable TextPattern pattern) {
    groupNames = pattern != null && TextPattern.isPerl(pattern) ? pattern.groupNames() : List.of();
  }

  static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 128) {
        return false;
      }
    }
    return true;
  }

  void addMissing() {
    starts.add(filled(Na.INT, Na.INT));
    lengths.add(filled(Na.INT, Na.INT));
  }

  private int[] filled(int whole, int group) {
    var values = new int[groupNames.size() + 1];
    Arrays.fill(values, group);
    values[0] = whole;
    return values;
  }

  void add(@Nullable Match match, String text) {
    var start = filled(-1, -1);
    var length = filled(-1, -1);
    for (int i = 0; match != null && i < start.length; i++) {
      int from = Math.max(match.start(i), 0);
      int to = Math.max(match.end(i), 0);
      boolean absent = match.start(i) < 0;
      start[i] = absent ? -1 : counter.before(text, from) + 1;
      length[i] = absent ? -1 : text.codePointCount(from, to);
    }
    starts.add(start);
    lengths.add(length);
  }

  Value build(boolean ascii) {
    var result = IntVector.of(column(starts, 0));
    result.setAttribute(MATCH_LENGTH, IntVector.of(column(lengths, 0)));
    describe(result, ascii);
    if (!groupNames.isEmpty()) {
      result.setAttribute(CAPTURE_START, matrix(starts));
      result.setAttribute(CAPTURE_LENGTH, matrix(lengths));
      result.setAttribute(CAPTURE_NAMES, StringVector.of(groupNames));
    }
    return result;
  }

  private static void describe(Value result, boolean ascii) {
    if (ascii) {
      result.setAttribute(INDEX_TYPE, new StringVector("chars"));
      result.setAttribute(USE_BYTES, LogicalVector.TRUE);
    }
  }

  private static int[] column(List<int[]> rows, int column) {
    var values = new int[rows.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = rows.get(i)[column];
    }
    return values;
  }

  private Value matrix(List<int[]> rows) {
    int count = groupNames.size();
    var cells = new int[rows.size() * count];
    for (int group = 0; group < count; group++) {
      System.arraycopy(column(rows, group + 1), 0, cells, group * rows.size(), rows.size());
    }
    var result = IntVector.of(cells);
    result.setAttribute(Symbol.DIM, IntVector.of(rows.size(), count));
    result.setAttribute(
        Symbol.DIMNAMES, ListVector.of(NullValue.NULL, StringVector.of(groupNames)));
    return result;
  }

  /** {@return the place of a text that is NA} */
  static Value missing() {
    var result = new IntVector(Na.INT);
    result.setAttribute(MATCH_LENGTH, new IntVector(Na.INT));
    return result;
  }

  /** {@return the whole match and its groups one after the other, as {@code regexec} does} */
  static Value groups(@Nullable Match match, String text, boolean ascii) {
    int count = match == null ? 1 : match.groupCount() + 1;
    var start = new int[count];
    var length = new int[count];
    for (int i = 0; i < count; i++) {
      boolean absent = match == null || match.start(i) < 0;
      if (match == null) {
        start[i] = -1;
        length[i] = -1;
      } else if (!absent) {
        start[i] = text.codePointCount(0, match.start(i)) + 1;
        length[i] = text.codePointCount(match.start(i), match.end(i));
      }
    }
    var result = IntVector.of(start);
    result.setAttribute(MATCH_LENGTH, IntVector.of(length));
    describe(result, ascii);
    return result;
  }
}
