package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Parts of memory overlap if they have one in common. */
class MemoryTest {
  private static final Memory A = Memory.named("a");
  private static final Memory B = Memory.named("b");
  private static final Memory C = Memory.named("c");
  private static final Memory AB = Memory.of(A, B);

  @Test
  void aUnionIsAsSmallAsItCanBe() {
    assertSame(Memory.NONE, Memory.of());
    assertSame(Memory.NONE, Memory.of(Memory.NONE, Memory.NONE));
    assertEquals(A, Memory.of(A, Memory.NONE, A));
    assertSame(Memory.ANY, Memory.of(A, Memory.ANY));
    assertEquals(AB, Memory.of(B, AB));
    assertEquals("a and b", AB.toString());
  }

  @Test
  void overlapIsWhatTheyHaveInCommon() {
    assertTrue(AB.overlaps(A) && A.overlaps(AB));
    assertTrue(AB.overlaps(Memory.of(B, C)));
    assertFalse(AB.overlaps(C) || C.overlaps(AB));
    assertTrue(AB.overlaps(Memory.ANY) && Memory.ANY.overlaps(AB));
    assertFalse(AB.overlaps(Memory.NONE) || Memory.NONE.overlaps(AB));
  }
}
