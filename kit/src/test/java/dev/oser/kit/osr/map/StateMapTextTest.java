package dev.oser.kit.osr.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.Engine;
import dev.oser.kit.osr.Sample;
import org.junit.jupiter.api.Test;

/** State maps as people read them. */
final class StateMapTextTest {
  @Test
  void aMapIsItsEndsItsCodeItsValuesAndWhatItKeeps() {
    var sample = new Sample(Sample.POLYNOMIAL, Engine.INTERPRETER);
    var pair = sample.optimised("f", "loop-invariant-code-motion");
    var point = Sample.first(pair.base(), "loop");
    assertEquals(
        """
        from loop: %square = i64.mul %x, %x
        to loop: %term = i64.mul %square, %i
        code:
          %square1 = i64.mul %x, %x
        values:
          %n := %n
          %square := %square1
          %i := %i
          %sum := %sum
        keep: none
        """,
        StateMapText.of(Sample.map(pair.forward(), point, Strength.LIVE)));
  }

  @Test
  void whatIsKeptIsNamed() {
    var sample =
        new Sample(
            """
            func @f(%v: i64[]) -> i64 {
            entry:
              %x = array.load i64 %v, 0
              %y = i64.add %x, 1
              array.store i64 %v, 0, 7
              print i64 %y
              %z = i64.add %x, 1
              return %z
            }
            """,
            Engine.INTERPRETER);
    var pair = sample.optimised("f", "common-subexpressions");
    var point = Sample.named(pair.base(), "y");
    var back = Sample.named(pair.optimised(), "y");
    assertEquals(
        """
        from entry: %y = i64.add %x, 1
        to entry: %y = i64.add %x, 1
        code: none
        values:
          %v := %v
          %x := %x
        keep: none
        """,
        StateMapText.of(Sample.map(pair.forward(), point, Strength.LIVE)));
    var print = back.block().instructions().get(back.block().indexOf(back) + 2);
    assertEquals(
        """
        from entry: print i64 %y
        to entry: print i64 %y
        code: none
        values:
          %x := %x
          %y := %y
        keep: %x
        """,
        StateMapText.of(Sample.map(pair.backward(), print, Strength.AVAIL)));
  }
}
