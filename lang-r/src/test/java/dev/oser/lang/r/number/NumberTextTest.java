package dev.oser.lang.r.number;

import dev.oser.lang.r.Table;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Doubles are written as GNU R was recorded to write them. */
class NumberTextTest {
  @Test
  void oneNumberIsFormattedAsRDoes() {
    Table.read("number/format-one").check(4000, NumberTextTest::formatted);
  }

  @Test
  void vectorsShareTheFormatRGivesThem() {
    Table.read("number/format-vector").check(3000, NumberTextTest::formatted);
  }

  @Test
  void asCharacterKeepsFifteenDigits() {
    Table.read("number/as-character")
        .check(3000, row -> RealMeasure.text(row.real(0), NumberStyle.CHARACTER));
  }

  @Test
  void complexNumbersShareTheFormatRGivesThem() {
    Table.read("number/format-complex")
        .check(
            3000,
            row -> {
              var style = new NumberStyle(row.integer(0), row.integer(2), row.integer(1), "NA");
              var real = row.reals(3);
              var imaginary = row.reals(4);
              var format = ComplexFormat.of(real, imaginary, 0, real.length, style);
              return IntStream.range(0, real.length)
                  .mapToObj(i -> format.justified(real[i], imaginary[i]))
                  .collect(Collectors.joining("|"));
            });
  }

  @Test
  void complexAsCharacterKeepsFifteenDigits() {
    Table.read("number/complex-as-character")
        .check(
            1500,
            row ->
                ComplexFormat.text(
                    row.real(0), row.real(1), NumberStyle.CHARACTER.withNa(Table.NA)));
  }

  private static String formatted(Table.Row row) {
    var style = new NumberStyle(row.integer(0), row.integer(2), row.integer(1), "NA");
    var numbers = row.reals(3);
    var format = RealMeasure.format(numbers, style);
    return Arrays.stream(numbers).mapToObj(format::justified).collect(Collectors.joining("|"));
  }
}
