package dev.oser.lang.r.number;

import dev.oser.lang.r.Table;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Marks between digits are put where GNU R was recorded to put them. */
class BigMarksTest {
  @Test
  void marksAreEverySoManyDigits() {
    Table.read("number/big-marks")
        .check(
            800,
            row ->
                Table.escaped(
                    new BigMarks(row.string(2), row.integer(1), "", 5, '.', ".")
                        .apply(row.string(0))));
  }

  @Test
  void blanksGiveWayAsPreserveWidthSays() {
    Table.read("number/big-marks-together")
        .check(
            1500,
            row ->
                new BigMarks(row.string(1), 3, row.string(2), 5, '.', ".")
                        .apply(
                            row.strings(0),
                            BigMarks.Width.valueOf(row.string(3).toUpperCase(Locale.ROOT)))
                        .stream()
                        .map(Table::escaped)
                        .collect(Collectors.joining("|")));
  }
}
