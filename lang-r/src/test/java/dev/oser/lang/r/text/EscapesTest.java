package dev.oser.lang.r.text;

import dev.oser.lang.r.Table;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Characters are as wide and as visible as GNU R says. */
class EscapesTest {
  @Test
  void charactersHaveTheWidthAndTheEscapesOfR() {
    Table.read("print/characters")
        .check(
            7000,
            row -> Table.escaped(Escapes.of(Character.toString(row.integer(0)), Escapes.NONE)));
    Table.read("print/characters")
        .check(
            7000,
            row ->
                row.integer(1) == Characters.width(row.integer(0))
                    ? row.expected()
                    : "not so wide");
  }

  @Test
  void stringsAreEncodedAsRDoes() {
    Table.read("print/encoded")
        .check(
            1500,
            row -> {
              var quote = row.string(1);
              var text =
                  Escapes.of(row.string(0), quote.isEmpty() ? Escapes.NONE : quote.charAt(0));
              var justify = Justify.valueOf(row.string(3).toUpperCase(Locale.ROOT));
              return Table.escaped(justify.pad(text, row.integer(2)));
            });
  }
}
