package dev.oser.models.sourir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import dev.oser.models.sourir.run.Trace;
import dev.oser.models.sourir.text.Parser;
import java.util.List;

/** Programs from text. */
final class Sou {
  /** Section 3.1, Figure 5: version o speculates that x is not nil. */
  static final String SIZE =
      """
      function size (var x)
      version o
      >L2: assume [(x != nil)] else (size, b, L2) [var el = 32, var x = x]
       var l = x[0]
       return (l * 32)
      version b
       var el = 32
      >L2:
       branch (x == nil) $L4 $L3
      $L3:
       var l = x[0]
       return (l * el)
      $L4:
       return 0
      """;

  /** Figure 6, of which only the caption and the text survive: w violates transparency. */
  static final String SHOW =
      """
       call a = 'show(1)
      function show (var x)
      version o
      >L1: assume [(x == 42)] else (show, b, L1) [var x = x]
       print 42
       return nil
      version w
      >L1: assume [true] else (show, b, L1) [var x = 42]
       print x
       return nil
      version b
      >L1:
       print x
       return nil
      """;

  private Sou() {}

  static Program valid(String text) {
    var program = Parser.parse(text).orThrow();
    assertEquals(List.of(), StaticChecker.check(program));
    return program;
  }

  static Trace run(String text, String... input) {
    return Recording.run(valid(text), List.of(input), Speculation.PLAIN, 100_000).trace();
  }
}
