package dev.oser.lang.r.number;

import dev.oser.lang.r.Table;
import org.junit.jupiter.api.Test;

/** Numbers are rounded to the same bits as in GNU R. */
class RoundingTest {
  @Test
  void roundGivesTheBitsOfR() {
    Table.read("number/round")
        .check(6000, row -> Table.real(Rounding.round(row.real(0), row.integer(1))));
  }

  @Test
  void signifGivesTheBitsOfR() {
    Table.read("number/signif")
        .check(4000, row -> Table.real(Rounding.signif(row.real(0), row.integer(1))));
  }
}
