package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A wrong answer and a missing row fail the check. */
class TableTest {
  private static final Table ONE = new Table("one", List.of(Table.Row.of("1\t2\t3")));

  @Test
  void aPlantedDifferenceIsCaught() {
    ONE.check(1, row -> "3");
    assertThrows(AssertionError.class, () -> ONE.check(1, row -> "4"));
    assertThrows(AssertionError.class, () -> ONE.check(2, row -> "3"));
  }
}
