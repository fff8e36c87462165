package dev.oser.lang.r.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Depth is an error in R's words or works; it never overflows the Java stack. */
class DepthTest {
  private static String messageOf(String text) {
    return assertThrows(ParseException.class, () -> Parser.parse(Source.ofText(text))).message();
  }

  private static Node parsed(String text) {
    return Parser.parse(Source.ofText(text)).nodes().getFirst();
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "{", "f(", "x[", "x[[", "if (", "function(x = ", "{if (a) "})
  void tooManyBracketsOverflowTheContextStack(String opening) {
    assertEquals("contextstack overflow at line 1", messageOf(opening.repeat(100_000)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "!", "~", "a^", "a <- ", "a = ", "if (a) ", "repeat ", "\\(x) "})
  void tooManyOpenExpressionsRunOutOfMemory(String opening) {
    assertEquals("out of memory while parsing", messageOf(opening.repeat(100_000) + "x"));
  }

  @Test
  void whatRStillReadsIsRead() {
    parsed("(".repeat(50) + "x" + ")".repeat(50));
    parsed("x[[".repeat(25) + "x" + "]]".repeat(25));
    parsed("-".repeat(9_997) + "x");
    parsed("if (a) b else ".repeat(2_499) + "x");
    parsed("a^".repeat(4_998) + "x");
  }

  @Test
  void aLongChainIsADeepTreeThatCanBeComparedAndWritten() {
    var text = "a" + "+a".repeat(100_000);
    var tree = parsed(text);
    assertEquals(tree, parsed(text));
    assertEquals(tree.hashCode(), parsed(text).hashCode());
    assertNotEquals(tree, parsed("b" + "+a".repeat(100_000)));
    assertEquals(tree, parsed(String.join("\n", Deparser.deparse(tree))));
  }
}
