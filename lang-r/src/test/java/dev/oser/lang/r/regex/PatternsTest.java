package dev.oser.lang.r.regex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.oser.lang.r.Table;
import dev.oser.lang.r.text.RecentTexts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Patterns match, replace and split what GNU R was recorded to. */
class PatternsTest {
  @Test
  void randomPatternsMatchWhatRMatches() {
    // TRE misses the leftmost or the longest match of some nested repeats.
    Table.read("regex/matches").check(4000, 4, PatternsTest::allMatches);
  }

  @Test
  void cornersMatchWhatRMatches() {
    Table.read("regex/corners").check(2500, PatternsTest::allMatches);
  }

  @Test
  void groupsAreThoseOfR() {
    Table.read("regex/groups").check(1400, PatternsTest::groups);
  }

  @Test
  void substitutionsAreThoseOfR() {
    Table.read("regex/replaced")
        .check(
            3500,
            45, // TRE chooses other groups where several ways lead to the same match
            row -> {
              try {
                var substitution = new Substitution(pattern(row), row.string(3));
                if (!substitution.first(row.string(4)).equals(row.string(5))) {
                  return "sub gives " + Table.escaped(substitution.first(row.string(4)));
                }
                return Table.escaped(substitution.all(row.string(4)));
              } catch (PatternSyntaxError e) {
                return "error";
              }
            });
  }

  @Test
  void piecesAreThoseOfR() {
    Table.read("regex/split")
        .check(
            1500,
            row -> {
              try {
                return Splitting.split(row.string(3), pattern(row), new RecentTexts()).stream()
                    .map(Table::escaped)
                    .collect(Collectors.joining("|"));
              } catch (PatternSyntaxError e) {
                return "error";
              }
            });
  }

  @Test
  void errorsAreInTheWordsOfR() {
    Table.read("regex/errors")
        .check(
            20,
            row -> {
              try {
                TextPattern.compile(row.string(0), TextPattern.Dialect.EXTENDED, false);
                return "fine";
              } catch (PatternSyntaxError e) {
                return e.warning().equals(row.string(1))
                    ? Table.escaped(e.message())
                    : "warns " + e.warning();
              }
            });
  }

  @Test
  void catastrophicPatternsEnd() {
    var text = "a".repeat(20_000);
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          for (var pattern : List.of("(a+)+b", "(a|aa)*b", "(a*)*b", "((a|b)*c|(a|d)*e)+f")) {
            assertNull(
                TextPattern.compile(pattern, TextPattern.Dialect.EXTENDED, false).find(text, 0));
          }
          Assertions.assertThrows(
              PatternLimitException.class,
              () ->
                  TextPattern.compile("(a|aa)+\\1c", TextPattern.Dialect.PERL, false)
                      .find("a".repeat(60), 0));
        });
  }

  @Test
  void perlsOwnConstructsMatchWhatRMatches() {
    var table = Table.read("regex/perl");
    for (int i = 0; i < table.rows().size(); i++) {
      var row = table.rows().get(i);
      assertEquals(row.expected(), i % 2 == 0 ? allMatches(row) : groups(row), row.text());
    }
  }

  private static TextPattern pattern(Table.Row row) {
    var dialect = TextPattern.Dialect.valueOf(row.string(0).toUpperCase(Locale.ROOT));
    return TextPattern.compile(row.string(2), dialect, row.logical(1));
  }

  private static String allMatches(Table.Row row) {
    var text = row.string(3);
    var result = new ArrayList<String>();
    try {
      for (var match : Matches.all(text, pattern(row))) {
        int start = text.codePointCount(0, match.start());
        int length = text.codePointCount(match.start(), match.end());
        result.add((start + 1) + "," + length);
      }
    } catch (PatternSyntaxError e) {
      return Table.escaped(e.message());
    }
    return result.isEmpty() ? "-1,-1" : String.join("|", result);
  }

  private static String groups(Table.Row row) {
    var text = row.string(3);
    try {
      var match = pattern(row).find(text, 0);
      if (match == null) {
        return "none";
      }
      var result = new ArrayList<String>();
      for (int i = 0; i <= match.groupCount(); i++) {
        result.add(Table.escaped(match.group(i, text)));
      }
      return String.join("|", result);
    } catch (PatternSyntaxError e) {
      return "error";
    }
  }
}
