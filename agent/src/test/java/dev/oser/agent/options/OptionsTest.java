package dev.oser.agent.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.report.Format;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people can ask for, and what they are told when they ask for something else. */
class OptionsTest {
  @Test
  void defaultsAreThoseOfTheThesis() throws OptionException {
    var options = Options.parse("");
    assertEquals(Mode.HCCT, options.mode());
    assertEquals(0.0001, options.phi());
    assertEquals(0.00002, options.epsilon(), 1e-12);
    assertEquals(8, Options.parse("paths").iterations());
    assertEquals(1, Options.parse("bl").iterations());
  }

  @Test
  void valuesAreRead() throws OptionException {
    var options =
        Options.parse("cct,metric=time,include=a.*,include=b.C#m,exclude=a.D,format=summary,top=3");
    assertEquals(Metric.WALL, options.metric());
    assertEquals(Metric.CPU, Options.parse("hcct,metric=cpu").metric());
    assertEquals("[a.*, b.C#m]", options.include().toString());
    assertEquals("[a.D]", options.exclude().toString());
    assertEquals(Format.SUMMARY, options.format());
    assertEquals(new Burst(20_000_000, 2_000_000), Options.parse("hcct,burst=20ms:2ms").burst());
    assertEquals(new Burst(20_000_000, 500_000), Options.parse("hcct,burst=20:0.5").burst());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          hctc              | unknown mode 'hctc'; there are hcct, cct, paths, bl, empty
          cct,hcct          | 'hcct' after the mode cct; options are NAME=VALUE
          cct,metric=joules | unknown metric 'joules'; there are calls, wall, cpu, bytes
          cct,phi=2         | phi must be a number between 0 and 1, not '2'
          hcct,phi=0.1,epsilon=0.2 | epsilon must be at least 1.0E-8 and below phi, which is 0.1
          paths,k=0         | k must be a whole number from 1 to 1024, not '0'
          cct,k=2           | the option k is for paths, not cct
          bl,burst=20:2     | the option burst is for hcct and cct, not bl
          cct,burst=2:20    | burst must be INTERVAL:LENGTH in milliseconds, such as 20:2, not '2:20'
          cct,out=          | the option out needs a value
          """)
  void wrongOptionsAreExplained(String text, String message) {
    var problem = assertThrows(OptionException.class, () -> Options.parse(text));
    assertEquals(message, problem.getMessage());
  }

  @Test
  void patternsNameClassesTheirNestedClassesAndMethods() {
    var classes = Pattern.of("com.acme.*Parser");
    assertTrue(classes.matchesClass("com.acme.json.Parser"));
    assertTrue(classes.matchesClass("com.acme.XmlParser$State$1"));
    assertFalse(classes.matchesClass("com.acme.ParserTest"));
    var methods = Pattern.of("com.acme.P#get*");
    assertTrue(methods.matches("com.acme.P", "getName"));
    assertFalse(methods.matches("com.acme.P", "setName"));
    assertFalse(methods.isOfWholeClasses());
  }
}
