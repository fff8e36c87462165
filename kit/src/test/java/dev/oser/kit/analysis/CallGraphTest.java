package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.text.Parser;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CallGraphTest {
  private static final CallGraph GRAPH =
      CallGraph.of(
          new Parser()
              .parse(
                  "calls.oir",
                  """
                  declare @outside(i32) -> i32
                  func @main() {
                  entry:
                    %a = call @even(3)
                    %b = call @apply(@leaf)
                    %c = call @even(4)
                    return
                  }
                  func @even(%n: i32) -> i32 {
                  entry:
                    %r = call @odd(%n)
                    return %r
                  }
                  func @odd(%n: i32) -> i32 {
                  entry:
                    %r = call @even(%n)
                    %s = call @leaf(%r)
                    return %s
                  }
                  func @leaf(%n: i32) -> i32 {
                  entry:
                    %r = call @outside(%n)
                    return %r
                  }
                  func @apply(%f: fn(i32) -> i32) -> i32 {
                  entry:
                    %r = call.indirect fn(i32) -> i32 (%f, 1)
                    return %r
                  }
                  func @forever(%n: i32) -> i32 {
                  entry:
                    %r = call.indirect fn(i32) -> i32 (@forever, %n)
                    return %r
                  }
                  """));

  @Test
  void calleesAndCallersAreListedOnceInOrder() {
    assertEquals("even apply", Examples.names(GRAPH.callees("main")));
    assertEquals("even leaf", Examples.names(GRAPH.callees("odd")));
    assertEquals("main odd", Examples.names(GRAPH.callers("even")));
    assertEquals("leaf", Examples.names(GRAPH.callers("outside")));
    assertEquals(Set.of(), GRAPH.callees("outside"));
    assertEquals(Set.of(), GRAPH.callers("main"));
  }

  @Test
  void functionConstantsEscape() {
    assertEquals("leaf forever", Examples.names(GRAPH.escaping()));
    assertTrue(GRAPH.escapes("leaf"));
    assertFalse(GRAPH.escapes("even"));
  }

  @Test
  void callsOfValuesAreUnknownUnlessTheValueIsConstant() {
    assertTrue(GRAPH.callsUnknown("apply"));
    assertFalse(GRAPH.callsUnknown("forever"));
    assertEquals("forever", Examples.names(GRAPH.callees("forever")));
  }

  @Test
  void calleesComeBeforeCallers() {
    assertEquals(
        List.of(
            List.of("leaf"),
            List.of("even", "odd"),
            List.of("apply"),
            List.of("main"),
            List.of("forever")),
        GRAPH.components());
  }

  @Test
  void recursionIsDirectOrMutual() {
    assertTrue(GRAPH.isRecursive("even"));
    assertTrue(GRAPH.isRecursive("odd"));
    assertTrue(GRAPH.isRecursive("forever"));
    assertFalse(GRAPH.isRecursive("main"));
    assertFalse(GRAPH.isRecursive("leaf"));
    assertFalse(GRAPH.isRecursive("outside"));
  }
}
