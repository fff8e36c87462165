package dev.oser.lang.r.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.lang.r.syntax.Node.Vector;
import dev.oser.lang.r.syntax.Node.VectorType;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Vectors inside trees and on their own, as measured from GNU R 4.2.2. */
class VectorsTest {
  private static Vector integers(int... values) {
    return new Vector(
        VectorType.INTEGER, IntStream.of(values).<Node>mapToObj(Node.Int::new).toList(), List.of());
  }

  private static Vector doubles(int from, int to) {
    return new Vector(
        VectorType.DOUBLE,
        IntStream.rangeClosed(from, to).<Node>mapToObj(Node.Double::new).toList(),
        List.of());
  }

  private static Vector named(Vector vector, String... names) {
    return new Vector(vector.type(), vector.elements(), List.of(names));
  }

  private static Vector of(VectorType type, Node... elements) {
    return new Vector(type, List.of(elements), List.of());
  }

  private static void shows(String expected, Node node) {
    assertEquals(expected, String.join("\n", Deparser.deparse(node)));
  }

  @Test
  void rangesOfIntegersAreShort() {
    shows("1:10", integers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    shows("5:3", integers(5, 4, 3));
    shows("-5:-4", integers(-5, -4));
    shows("c(1L, 2L, 4L)", integers(1, 2, 4));
    shows("c(1L, 3L)", integers(1, 3));
    shows("3L", integers(3));
    shows("structure(1:2, names = c(\"a\", \"b\"))", named(integers(1, 2), "a", "b"));
    shows("c(a = 1L, b = 3L)", named(integers(1, 3), "a", "b"));
  }

  @Test
  void emptyVectorsAreCalls() {
    shows("logical(0)", of(VectorType.LOGICAL));
    shows("integer(0)", of(VectorType.INTEGER));
    shows("numeric(0)", of(VectorType.DOUBLE));
    shows("complex(0)", of(VectorType.COMPLEX));
    shows("character(0)", of(VectorType.STRING));
    shows("list()", of(VectorType.LIST));
  }

  @Test
  void missingValuesSayTheirTypeOnlyIfNothingElseDoes() {
    var missing = Node.NotAvailable.DOUBLE;
    shows("c(1, NA)", of(VectorType.DOUBLE, new Node.Double(1), missing));
    shows("c(NA_real_, NA_real_)", of(VectorType.DOUBLE, missing, missing));
    shows("c(\"a\", NA)", of(VectorType.STRING, new Node.Text("a"), Node.NotAvailable.STRING));
    shows("c(a = NA_real_)", named(of(VectorType.DOUBLE, missing), "a"));
    shows("c(TRUE, NA)", of(VectorType.LOGICAL, Node.Logical.TRUE, Node.NotAvailable.LOGICAL));
  }

  @Test
  void namesAreQuotedInValuesAndBacktickedInCode() {
    var vector = named(doubles(1, 1), "a b");
    shows("c(\"a b\" = 1)", vector);
    shows("f(c(`a b` = 1))", Node.Call.of("f", vector));
    shows("c(1, b = 2)", named(doubles(1, 2), "", "b"));
    shows("structure(c(1, 2), names = c(\"\", \"\"))", named(doubles(1, 2), "", ""));
  }

  @Test
  void longVectorsBreakWithoutIndentationAndLongListsWithIt() {
    shows(
        """
        f(c(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,\s
        18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,\s
        34, 35, 36, 37, 38, 39, 40), 2)""",
        Node.Call.of("f", doubles(1, 40), new Node.Double(2)));
    shows(
        """
        f(list(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,\s
            17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,\s
            32, 33, 34, 35, 36, 37, 38, 39, 40), 2)""",
        Node.Call.of(
            "f",
            new Vector(VectorType.LIST, doubles(1, 40).elements(), List.of()),
            new Node.Double(2)));
  }

  @Test
  void vectorsNeedNoParenthesesWhereRAddsNone() {
    shows("1:3^2", Node.Call.of("^", integers(1, 2, 3), new Node.Double(2)));
    shows("-c(1, 2)", Node.Call.of("-", doubles(1, 2)));
    shows("1:3[2]", Node.Call.of("[", integers(1, 2, 3), new Node.Double(2)));
    shows(
        "list(1:3, x + y)",
        of(
            VectorType.LIST,
            integers(1, 2, 3),
            Node.Call.of("+", new Node.Name("x"), new Node.Name("y"))));
  }
}
