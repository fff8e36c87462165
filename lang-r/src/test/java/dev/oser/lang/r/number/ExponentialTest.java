package dev.oser.lang.r.number;

import dev.oser.lang.r.Table;
import org.junit.jupiter.api.Test;

/** exp has the bits of GNU R's. */
class ExponentialTest {
  @Test
  void expGivesTheBitsOfR() {
    Table.read("number/exp").check(4500, row -> Table.real(Exponential.exp(row.real(0))));
  }
}
