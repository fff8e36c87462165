package dev.oser.lang.r.number;

import dev.oser.lang.r.Table;
import org.junit.jupiter.api.Test;

/** formatC writes what GNU R was recorded to write. */
class FormatCTest {
  @Test
  void numbersAreWrittenAsRDoes() {
    Table.read("number/format-c")
        .check(
            4500,
            row -> {
              int digits = row.integer(2) < 0 ? FormatC.STANDARD_DIGITS : row.integer(2);
              var format = new FormatC(row.integer(1), digits, row.string(3), row.string(4));
              return Table.escaped(
                  row.string(0).equals("integer")
                      ? format.integer((int) row.real(5))
                      : format.real(row.real(5)));
            });
  }
}
