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
  private final CharacterCounter counter = new CharacterCounter();

  /** How many numbers a match has: one for the whole and one for each group. */
  private final int width;

  private int count;
  private int[] starts;
  private int[] lengths;

  MatchPlaces(@Nullable TextPattern pattern, int expected) {
    groupNames = pattern != null && TextPattern.isPerl(pattern) ? pattern.groupNames() : List.of();
    width = groupNames.size() + 1;
    starts = new int[width * expected];
    lengths = new int[width * expected];
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
    int at = room();
    Arrays.fill(starts, at, at + width, Na.INT);
    Arrays.fill(lengths, at, at + width, Na.INT);
  }

  void add(@Nullable Match match, String text) {
    int at = room();
    for (int i = 0; i < width; i++) {
      if (match == null || match.start(i) < 0) {
        starts[at + i] = -1;
        lengths[at + i] = -1;
        continue;
      }
      starts[at + i] = counter.before(text, match.start(i)) + 1;
      lengths[at + i] = text.codePointCount(match.start(i), match.end(i));
    }
  }

  /** {@return where the numbers of one more match go} */
  private int room() {
    int at = count * width;
    if (at == starts.length) {
      starts = Arrays.copyOf(starts, 2 * at + width);
      lengths = Arrays.copyOf(lengths, 2 * at + width);
    }
    count++;
    return at;
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

  private int[] column(int[] numbers, int column) {
    var values = new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = numbers[i * width + column];
    }
    return values;
  }

  private Value matrix(int[] numbers) {
    int groups = groupNames.size();
    var cells = new int[count * groups];
    for (int group = 0; group < groups; group++) {
      System.arraycopy(column(numbers, group + 1), 0, cells, group * count, count);
    }
    var result = IntVector.of(cells);
    result.setAttribute(Symbol.DIM, IntVector.of(count, groups));
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
