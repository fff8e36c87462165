package dev.oser.lang.r.print;

import dev.oser.lang.r.Table;
import dev.oser.lang.r.text.Escapes;
import dev.oser.lang.r.text.Justify;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Cells are laid out as GNU R was recorded to lay them out. */
class LayoutTest {
  @Test
  void vectorsAreWrappedAsRDoes() {
    Table.read("print/vectors")
        .check(
            500,
            row -> {
              var out = new StringBuilder();
              var justify = row.logical(1) ? Justify.LEFT : Justify.RIGHT;
              VectorLayout.write(out, row.strings(2), justify, row.integer(0), 1);
              return Table.escaped(out.toString());
            });
  }

  @Test
  void namedVectorsStandInColumns() {
    Table.read("print/named")
        .check(
            400,
            row -> {
              var out = new StringBuilder();
              NamedLayout.write(
                  out, row.strings(2), names(row.strings(1)), row.integer(0), 1, true);
              return Table.escaped(out.toString());
            });
  }

  @Test
  void matricesAreWrappedByColumns() {
    Table.read("print/matrices")
        .check(
            500,
            row -> {
              var out = new StringBuilder();
              var titles = row.string(6).equals("-") ? null : row.strings(6);
              new MatrixLayout(
                      row.strings(7),
                      row.integer(1),
                      row.integer(2),
                      namesOrNone(row, 4),
                      namesOrNone(row, 5),
                      titles == null ? null : titles.get(0),
                      titles == null ? null : titles.get(1),
                      row.logical(3) ? Justify.RIGHT : Justify.LEFT,
                      row.logical(8),
                      row.integer(1),
                      1)
                  .write(out, row.integer(0));
              return Table.escaped(out.toString());
            });
  }

  @Test
  void slicesOfArraysAreTitled() {
    Table.read("print/slices")
        .check(
            200,
            row -> {
              var titles = row.string(2).equals("-") ? null : row.strings(2);
              var names = new ArrayList<@Nullable List<String>>();
              for (var dimension : row.strings(1)) {
                names.add(dimension.equals("-") ? null : List.of(dimension.split(",")));
              }
              return Table.escaped(
                  IntStream.range(
                          0, Arrays.stream(row.integers(0)).skip(2).reduce(1, (a, b) -> a * b))
                      .mapToObj(i -> SliceTitle.of(i, row.integers(0), names, titles))
                      .collect(Collectors.joining("\n")));
            });
  }

  @Test
  void dataFramesAreMatricesOfText() {
    Table.read("print/frames")
        .check(
            300,
            row -> {
              var out = new StringBuilder();
              new MatrixLayout(
                      row.strings(5),
                      row.integer(1),
                      row.integer(2),
                      row.strings(3),
                      row.strings(4),
                      null,
                      null,
                      Justify.RIGHT,
                      true,
                      row.integer(1),
                      1)
                  .write(out, row.integer(0));
              return Table.escaped(out.toString());
            });
  }

  @Test
  void levelsInTheMiddleAreLeftOutWhereRLeavesThemOut() {
    Table.read("print/levels")
        .check(
            400,
            row -> {
              var out = new StringBuilder(row.logical(1) ? "ordered(0)\n" : "factor(0)\n");
              LevelsLayout.write(out, row.strings(2), row.logical(1), row.integer(0));
              return Table.escaped(out.toString());
            });
  }

  private static @Nullable List<String> namesOrNone(Table.Row row, int field) {
    return row.string(field).equals("-") ? null : names(row.strings(field));
  }

  private static List<String> names(List<String> names) {
    return names.stream()
        .map(name -> name.equals(Table.NA) ? "<NA>" : Escapes.of(name, Escapes.NONE))
        .toList();
  }
}
