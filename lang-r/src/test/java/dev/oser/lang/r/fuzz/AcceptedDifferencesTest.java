package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is on the list is accepted, and nothing else. */
class AcceptedDifferencesTest {
  private static Optional<String> reason(String gnu, String oser, String... rules) {
    var difference = Difference.between("gc()\nx", gnu, oser).orElseThrow();
    return new AcceptedDifferences(List.of(rules)).reason(difference);
  }

  @Test
  void rulesLookAtTheScriptAndAtTheLineThatDiffers() {
    assertEquals(Optional.of("why"), reason("1\n2\n", "1\n3\n", "# why", "script ^gc"));
    assertEquals(Optional.of("why"), reason("1\n2\n", "1\n3\n", "# why", "gnu ^2$"));
    assertEquals(Optional.of("why"), reason("1\n2\n", "1\n3\n", "# why", "oser ^3$"));
    assertEquals(Optional.empty(), reason("1\n2\n", "1\n3\n", "# why", "oser ^1$"));
  }

  @Test
  void whatComesAfterAnotherCallStillCounts() {
    assertEquals(
        Optional.of("call"),
        reason("warning: w [in f()]\n1\n", "warning: w [in g()]\n1\n", "# call", "call ^"));
    assertEquals(
        Optional.empty(),
        reason("warning: w [in f()]\n1\n", "warning: w [in g()]\n2\n", "# call", "call ^"));
    assertEquals(
        Optional.empty(), reason("warning: v [in f()]\n", "warning: w [in g()]\n", "call ^"));
  }

  @Test
  void aValueForAnErrorIsNoRefusal() {
    assertEquals(Optional.of(""), reason("error: a\n", "error: b\n", "refused ^"));
    assertEquals(Optional.empty(), reason("error: a\n", "[1] 1\n", "refused ^"));
  }

  @Test
  void addressesAreNoDifference() {
    assertEquals(
        Optional.empty(),
        Difference.between("e", "<environment: 0x55d0>\n", "<environment: 0x1f>\n"));
  }

  @Test
  void brokenListsAreRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> new AcceptedDifferences(List.of("nobody x")));
    assertThrows(IllegalArgumentException.class, () -> new AcceptedDifferences(List.of("script")));
  }
}
