package dev.oser.agent.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class NamesTest {
  /** A method that was instrumented in one session may be active, and tell its, in the next. */
  @Test
  void numbersHoldInLaterSessions() {
    int first = new Names().siteNumber("NamesTest.java", 1);
    var later = new Names();
    int second = later.siteNumber("NamesTest.java", 2);
    assertNotEquals(first, second);
    assertEquals("NamesTest.java:1", later.site(first));
    assertEquals("NamesTest.java:2", later.site(second));
    assertEquals(first, later.siteNumber("NamesTest.java", 1));
    assertEquals("", later.site(Names.UNKNOWN_SITE));
  }
}
