package dev.oser.profile.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.profile.path.Branch;
import dev.oser.profile.path.Branch.Outcome;
import dev.oser.profile.path.TakenPath;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Paths in the words of the source. */
class PathNamesTest {
  private static String conditions(String line) {
    return Conditions.of(line).stream()
        .map(each -> each.text() + " [" + each.holds() + "]")
        .collect(Collectors.joining(" "));
  }

  @Test
  void conditionsAreFoundInTheOrderOfTheCode() {
    assertEquals("i < n [<]", conditions("for (int i = 0; i < n; i++) {"));
    assertEquals(
        "for each var x : list(a, b) [is true or not 0]", conditions("for (var x : list(a, b)) {"));
    assertEquals(
        "a [is true or not 0] !b [is false or 0] c.d(e && f) == null [==]",
        conditions("} else if (a && (!b || c.d(e && f) == null)) {"));
    assertEquals(
        "x >= 2 [>=] y [is true or not 0]", conditions("while (x >= 2" + " && y) { // if (z)"));
    assertEquals("\"a<b\".equals(c) [is true or not 0]", conditions("if (\"a<b\".equals(c)) {"));
    assertEquals("a[i] > b [>]", conditions("return a[i] > b ? 1 : 2;"));
    assertEquals("a >> 2 != 3 [!=]", conditions("boolean x = a >> 2 != 3;"));
    assertEquals("b(c) [is true or not 0]", conditions("&& b(c)) {"));
    assertEquals("", conditions("while (true) {"));
    assertEquals("", conditions("Map<String, List<X>> m = new HashMap<>();"));
    assertEquals("", conditions("int x = f(y);"));
  }

  private static TakenPath path(List<Integer> lines, TakenPath.End end, Branch... branches) {
    return new TakenPath(lines, List.of(branches), end);
  }

  @Test
  void pathsAreNamedByWhatHolds() {
    var source =
        List.of(
            "  for (int i = 0; i < n; i++) {",
            "    if (a[i] == 0 || !isOpen) {",
            "      continue;",
            "    }",
            "    sum += a[i];",
            "  return x > 0 ? sum : 0; // never",
            "    case 1 -> 2;");
    var names = new PathNames(source);
    var loop = new Branch(1, 0, 1, Outcome.LESS);
    assertEquals(
        "1 i < n, 2 a[i] == 0, again",
        names.of(
            path(List.of(1, 2, 3), TakenPath.End.AGAIN, loop, new Branch(2, 0, 2, Outcome.FALSE))));
    assertEquals(
        "1 i < n, 2 not a[i] == 0, 2 not !isOpen, again",
        names.of(
            path(
                List.of(1, 2, 5),
                TakenPath.End.AGAIN,
                loop,
                new Branch(2, 0, 2, Outcome.TRUE),
                new Branch(2, 1, 2, Outcome.TRUE))));
    // Two paths on the same line.
    assertEquals(
        "6 x > 0",
        names.of(path(List.of(6), TakenPath.End.RETURNS, new Branch(6, 0, 1, Outcome.GREATER))));
    assertEquals(
        "6 not x > 0",
        names.of(
            path(List.of(6), TakenPath.End.RETURNS, new Branch(6, 0, 1, Outcome.NOT_GREATER))));
    assertEquals(
        "1 to 7 case 1 -> 2;",
        names.of(path(List.of(1, 7), TakenPath.End.RETURNS, new Branch(1, 7, 0, Outcome.CASE))));
    assertEquals("5", names.of(path(List.of(5), TakenPath.End.RETURNS)));
  }

  @Test
  void whatDoesNotFitTheSourceIsNotNamedAfterIt() {
    var names = new PathNames(List.of("if (a < b) {"));
    // The source says <, the code asks for equality; or asks twice as much as is there.
    assertEquals(
        "1 if (a < b) { (==)",
        names.of(path(List.of(1), TakenPath.End.RETURNS, new Branch(1, 0, 1, Outcome.EQUAL))));
    assertEquals(
        "1 a < b",
        names.of(path(List.of(1), TakenPath.End.RETURNS, new Branch(1, 1, 2, Outcome.LESS))));
    assertEquals(
        "1, 9, again",
        names.of(path(List.of(1, 9), TakenPath.End.AGAIN, new Branch(1, 0, 1, Outcome.LESS))));
    assertEquals(
        "1, again",
        new PathNames(List.of())
            .of(path(List.of(1), TakenPath.End.AGAIN, new Branch(1, 0, 1, Outcome.LESS))));
  }
}
