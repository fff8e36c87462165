package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CallScriptsTest {
  private static final String FUNCTIONS =
      """
      sort\tx=required\tdecreasing=flag\t...=required
      alternatives\tx=required\tside=choice|left|right
      quit\tsave=text
      nothing
      """;

  private final CallScripts scripts = new CallScripts(FUNCTIONS, _ -> true);

  private List<String> some() {
    return LongStream.range(0, 300).mapToObj(scripts::script).toList();
  }

  @Test
  void functionsTakeTurnsButThoseLeftOut() {
    assertEquals(3, scripts.functions());
    assertTrue(scripts.script(0).contains("`sort`("));
    assertTrue(scripts.script(1).contains("`alternatives`("));
    assertTrue(scripts.script(2).contains("`nothing`()"));
    assertTrue(scripts.script(3).contains("`sort`("));
  }

  @Test
  void scriptsAreR() {
    for (var script : some()) {
      assertDoesNotThrow(() -> Parser.parse(Source.ofText(script)), script);
    }
  }

  @Test
  void aSeedIsAScript() {
    var again = new CallScripts(FUNCTIONS, _ -> true);
    assertEquals(some(), LongStream.range(0, 300).mapToObj(again::script).toList());
  }

  @Test
  void parametersWithChoicesGetThem() {
    assertTrue(some().stream().anyMatch(script -> script.contains("\"left\"")));
    assertTrue(some().stream().anyMatch(script -> script.contains("\"right\"")));
  }

  @Test
  void aChoiceOfNoFunctionIsRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> new CallScripts(FUNCTIONS, "absent"::equals));
  }
}
