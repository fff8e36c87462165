package dev.oser.lang.r.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a REPL and a script runner need: one statement at a time, and "incomplete" against "wrong".
 */
class IncrementalTest {
  private static ParseException failure(String text) {
    return assertThrows(ParseException.class, () -> Parser.parse(Source.ofText(text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x <-\n",
        "f(\n",
        "f(a,\n",
        "{\n",
        "{ a\n",
        "x[[1]\n",
        "if (a)\n",
        "if (a) b else\n",
        "function(x)\n",
        "function(x\n",
        "\"abc\n",
        "'abc",
        "`abc",
        "r\"(abc)\n",
        "a |>\n",
        "a +\n\n",
        "a + # comment\n",
        "for (i in x)\n",
        "while (\n",
        "repeat",
        "{ if (a) b\n",
        "-"
      })
  void moreTextCouldHelp(String text) {
    assertTrue(failure(text).incomplete(), text);
    assertEquals("Error: unexpected end of input", failure(text).consoleMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x y\n",
        ")\n",
        "f(a b\n",
        "x <- <- y\n",
        "else\n",
        "'\\q'\n",
        "r\"abc\"\n",
        "x::\ny\n",
        "a |> b\n",
        "function(x, x) 1\n",
        "1e\n",
        "f(if (a) b\n + c"
      })
  void noTextCouldHelp(String text) {
    assertFalse(failure(text).incomplete(), text);
  }

  @Test
  void statementsAreReadOneByOneSoThatTheyCanRunBeforeALaterError() {
    var parser = new Parser(Source.ofText("x <- 1\ny; z z\n"));
    assertEquals("(`<-` `x` d:0x1p+0)", next(parser));
    assertEquals("`y`", next(parser));
    var failure = assertThrows(ParseException.class, parser::next);
    assertEquals("Error: unexpected symbol in \" z z\"", failure.consoleMessage());
  }

  private static String next(Parser parser) {
    var statement = parser.next();
    assertNotNull(statement);
    return TreeDump.of(statement.node());
  }

  @Test
  void nothingAfterTheEndOfAStatementIsLookedAt() {
    var parser = new Parser(Source.ofText("a\n'\\q'"));
    assertNotNull(parser.next());
    assertThrows(ParseException.class, parser::next);
  }

  @Test
  void theEndIsTheEnd() {
    var parser = new Parser(Source.ofText("# nothing\n\n"));
    assertNull(parser.next());
    assertNull(parser.next());
  }
}
