package dev.oser.lang.r.text;

import dev.oser.lang.r.Table;
import dev.oser.lang.r.number.Missing;
import dev.oser.lang.r.syntax.StringText;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is done to strings is what GNU R was recorded to do. */
class TextFunctionsTest {
  private static final int[] ARGUMENTS = {5, 42, 7};

  @Test
  void realsAreWrittenAsSprintfDoes() {
    Table.read("text/sprintf-real")
        .check(2000, row -> Table.escaped(directive(row).real(row.real(1))));
  }

  @Test
  void integersAreWrittenAsSprintfDoes() {
    Table.read("text/sprintf-integer")
        .check(1000, row -> Table.escaped(directive(row).integer(row.integer(1))));
  }

  @Test
  void stringsAreWrittenAsSprintfDoes() {
    Table.read("text/sprintf-string")
        .check(400, row -> Table.escaped(directive(row).text(row.string(1))));
  }

  private static FormatDirective directive(Table.Row row) {
    return (FormatDirective) SprintfFormat.parse(row.string(0)).pieces().getFirst();
  }

  @Test
  void formatsAreReadAsSprintfDoes() {
    Table.read("text/sprintf-format").check(100, row -> formatted(row.string(0), row.integer(1)));
  }

  private static String formatted(String format, int count) {
    try {
      var out = new StringBuilder();
      for (var piece : SprintfFormat.parse(format).pieces()) {
        switch (piece) {
          case SprintfFormat.Literal(var text) -> out.append(text);
          case FormatDirective directive -> out.append(written(directive, count));
        }
      }
      return Table.escaped(out.toString());
    } catch (SprintfException e) {
      return "error: " + Table.escaped(e.message());
    }
  }

  private static String written(FormatDirective unfilled, int count) {
    unfilled.checkArguments(count);
    var directive = unfilled.star() < 0 ? unfilled : unfilled.withStar(ARGUMENTS[unfilled.star()]);
    int value = ARGUMENTS[directive.argument()];
    if (!directive.valid()) {
      throw directive.wrong(FormatDirective.Kind.INTEGER);
    }
    return directive.isString()
        ? directive.text(Integer.toString(value))
        : directive.isInteger() ? directive.integer(value) : directive.real(value);
  }

  @Test
  void numbersAreReadAsStrtoiDoes() {
    Table.read("text/strtoi")
        .check(100, row -> number(WholeNumber.parse(row.string(0), row.integer(1), false)));
    Table.read("text/strtoi-prefixes")
        .check(20, row -> number(WholeNumber.parse(row.string(0), 10, true)));
  }

  private static String number(int x) {
    return x == Missing.INTEGER ? "NA" : Integer.toString(x);
  }

  @Test
  void charactersAreExchangedAsChartrDoes() {
    Table.read("text/chartr")
        .check(
            600,
            row -> {
              try {
                return Table.escaped(
                    new Translation(row.string(0), row.string(1)).apply(row.string(2)));
              } catch (IllegalArgumentException e) {
                return "error: " + Table.escaped(String.valueOf(e.getMessage()));
              }
            });
  }

  @Test
  void namesAreMadeAsRMakesThem() {
    Table.read("text/make-names")
        .check(
            25,
            row ->
                Table.escaped(
                    Names.valid(
                        row.string(0),
                        name -> !name.startsWith(".") && !StringText.isPlainName(name))));
    Table.read("text/make-unique")
        .check(
            400,
            row ->
                Names.unique(row.strings(0), row.string(1)).stream()
                    .map(Table::escaped)
                    .collect(Collectors.joining("|")));
  }

  @Test
  void stringsAreOrderedAsInRsDefaultLocale() {
    Table.read("text/collation")
        .check(
            4000,
            row ->
                Integer.toString(
                    Integer.signum(Collation.DEFAULT.compare(row.string(0), row.string(1)))));
  }
}
