package dev.oser.lang.r.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Names are one object each, for as long as somebody uses them. */
class SymbolTest {
  @Test
  void aNameIsOneObject() {
    var symbol = Symbol.of("a name for this test");
    System.gc();
    assertSame(symbol, Symbol.of(new String("a name for this test")));
    assertEquals("a name for this test", symbol.name());
  }

  @Test
  void namesThatNobodyUsesAreForgotten() throws InterruptedException {
    int before = Symbol.count();
    for (int i = 0; i < 100_000; i++) {
      Symbol.of("a name for this test, number " + i);
    }
    int left = Symbol.count();
    for (int attempt = 0; attempt < 50 && left > before + 50_000; attempt++) {
      System.gc();
      Thread.sleep(20);
      Symbol.of("another name for this test, number " + attempt);
      left = Symbol.count();
    }
    assertTrue(left <= before + 50_000, before + " names before, " + left + " left");
  }
}
