package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.text.Parser;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Passes take about linear time, and no stack that grows with the function. The limit is far above
 * what they need, which is a fraction of a second, and far below what a quadratic one would take.
 */
class LargeFunctionsTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final int MANY = 20_000;

  private static final Map<String, String> SHAPES = new TreeMap<>();

  static {
    SHAPES.put(
        "a chain of sums",
        "  jump next(1)\nnext(%x0: i64):\n"
            + each(MANY, i -> "  %x" + (i + 1) + " = i64.add %x" + i + ", 3\n")
            + "  return %x"
            + MANY
            + "\n");
    SHAPES.put(
        "a value with many uses",
        "  %x = i64.add 1, 2\n"
            + each(MANY, i -> "  %y" + i + " = i64.add %x, %n\n")
            + "  return %y1\n");
    SHAPES.put(
        "a chain of blocks",
        "  jump b0(%n)\n"
            + each(
                MANY / 2,
                i ->
                    "b%d(%%x%d: i64):\n  %%y%d = i64.mul %%x%d, 3\n  jump b%d(%%y%d)\n"
                        .formatted(i, i, i, i, i + 1, i))
            + "b%d(%%r: i64):\n  return %%r\n".formatted(MANY / 2));
    SHAPES.put(
        "a chain of empty blocks",
        "  branch %c, b0(%n), end(1)\n"
            + each(MANY, i -> "b%d(%%x%d: i64):\n  jump b%d(%%x%d)\n".formatted(i, i, i + 1, i))
            + "b%d(%%x: i64):\n  jump end(%%x)\nend(%%r: i64):\n  return %%r\n".formatted(MANY));
    SHAPES.put(
        "a chain of diamonds",
        "  jump b0(%n)\n"
            + each(
                MANY / 4,
                i ->
                    ("b%1$d(%%x%1$d: i64):\n  branch %%c, l%1$d, r%1$d\n"
                            + "l%1$d:\n  jump b%2$d(%%x%1$d)\nr%1$d:\n  jump b%2$d(%%x%1$d)\n")
                        .formatted(i, i + 1))
            + "b%d(%%r: i64):\n  return %%r\n".formatted(MANY / 4));
    SHAPES.put(
        "a deep nest of branches",
        "  jump b0\n"
            + each(
                MANY / 4,
                i ->
                    ("b%1$d:\n  %%x%1$d = i64.add %%n, %1$d\n  branch %%c, b%2$d, e%1$d\n"
                            + "e%2$d:\n  jump e%1$d\n")
                        .formatted(i, i + 1))
            + "b%d:\n  jump e%d\ne0:\n  return %%n\n".formatted(MANY / 4, MANY / 4));
    SHAPES.put(
        "a deep nest that prints",
        "  jump b0\n"
            + each(
                MANY / 4,
                i ->
                    "b%1$d:\n  branch %%c, b%2$d, e%1$d\ne%2$d:\n  jump e%1$d\n"
                        .formatted(i, i + 1))
            + "b%d:\n  print i64 1\n  jump e%d\ne0:\n  return %%n\n".formatted(MANY / 4, MANY / 4));
    SHAPES.put(
        "a deep nest of loops",
        "  jump h0(0)\n"
            + each(
                1000,
                i ->
                    ("h%1$d(%%i%1$d: i64):\n  %%m%1$d = i64.lt %%i%1$d, %%n\n"
                            + "  branch %%m%1$d, h%2$d(0), x%1$d\n"
                            + "x%2$d:\n  %%n%1$d = i64.add %%i%1$d, 1\n  jump h%1$d(%%n%1$d)\n")
                        .formatted(i, i + 1))
            + "h1000(%u: i64):\n  jump x1000\nx0:\n  return %n\n");
    SHAPES.put(
        "a chain of checkpoints",
        "  jump b0(%n)\n"
            + each(
                MANY / 4,
                i ->
                    ("b%1$d(%%x%1$d: i64):\n  %%k%1$d = checkpoint g%1$d, e%1$d\n"
                            + "g%1$d:\n  %%l%1$d = i64.lt %%x%1$d, 1%1$d\n"
                            + "  assume [1] %%l%1$d, %%k%1$d\n  %%g%1$d = i64.gt %%n, %1$d\n"
                            + "  assume [2] %%g%1$d, %%k%1$d\n"
                            + "  %%y%1$d = i64.add %%x%1$d, %1$d\n  jump b%2$d(%%y%1$d)\n"
                            + "e%1$d:\n  %%w%1$d = failure\n"
                            + "  %%f%1$d = framestate @slow(%%x%1$d)\n"
                            + "  deopt %%f%1$d, %%w%1$d\n")
                        .formatted(i, i + 1))
            + "b%d(%%r: i64):\n  return %%r\n".formatted(MANY / 4));
    SHAPES.put(
        "a large switch",
        "  %small = i32.from_i64 %n\n  switch ["
            + joined(5000, String::valueOf)
            + "] %small, "
            + joined(5000, i -> "b" + i)
            + ", end(%n)\n"
            + each(5000, i -> "b%1$d:\n  jump end(%1$d)\n".formatted(i))
            + "end(%r: i64):\n  return %r\n");
  }

  private static String each(int count, IntFunction<String> text) {
    return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining());
  }

  private static String joined(int count, IntFunction<String> text) {
    return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining(", "));
  }

  @TestFactory
  Stream<DynamicTest> passesCopeWith() {
    return SHAPES.entrySet().stream()
        .flatMap(
            shape ->
                Passes.all().stream()
                    .map(
                        pass ->
                            DynamicTest.dynamicTest(
                                pass.name() + ", " + shape.getKey(),
                                () -> run(pass, shape.getValue()))));
  }

  private static void run(Pass pass, String body) {
    var text =
        "declare @slow(i32, i64) -> i64\nfunc @f(%n: i64, %c: i1) -> i64 {\nentry:\n"
            + body
            + "}\n";
    var function = new Parser().parse("large", text).functions().getFirst();
    assertTimeoutPreemptively(LIMIT, () -> pass.run(function));
    assertEquals(List.of(), Verifier.verify(function));
  }
}
