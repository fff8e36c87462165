package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EditorTest {
  private static final Op ADD = IntegerBinary.Kind.ADD.on(CoreType.I64);

  private static Code straight() {
    return Code.of(
        """
        func @f(%x: i64) -> i64 {
        entry:
          .var a = %x
          %a = i64.add %x, 1
          .var b = %a
          .var c = i64 1
          %b = i64.add %a, 2
          .var c = %b
          %c = i64.add %x, 3
          .var d = %c
          return %c
        }
        """);
  }

  private static Code loop() {
    return Code.of(
        """
        func @f(%n: i64) -> i64 {
        entry:
          jump loop(%n, 0)
        loop(%i: i64, %sum: i64):
          %next = i64.sub %i, 1
          %more = i64.gt %next, 0
          branch %more, loop(%next, %sum), done
        done:
          return %sum
        orphan(%p: i64):
          %q = i64.add %p, %n
          branch true, orphan(%q), other
        other:
          %r = i64.add %q, 1
          jump orphan(%r)
        }
        """);
  }

  private static void assertText(String expected, Code code) {
    assertEquals(expected, code.text());
    Bookkeeping.check(code.function());
  }

  @Test
  void addPutsAnInstructionBeforeAnotherUnderAFreshName() {
    var code = straight();
    var x = code.value("x");
    var added = code.editor().add(code.instruction("b"), "a", ADD, List.of(x, x));
    assertEquals("a1", added.name());
    assertSame(code.instruction("b").position(), added.position());
    assertEquals(3, code.value("x").users().stream().filter(user -> user != added).count() + 1);
    Bookkeeping.check(code.function());
  }

  @Test
  void addRefusesTerminators() {
    var code = straight();
    var editor = code.editor();
    var end = code.terminator("entry");
    assertThrows(
        IllegalArgumentException.class,
        () -> editor.add(end, "", new ControlOp.Return(CoreType.VOID), List.of()));
    assertText(straight().text(), code);
  }

  @Test
  void deleteLeavesVariablesWhereTheyWereAndInOrder() {
    var code = straight();
    code.editor().delete(code.instruction("b"));
    assertText(
        """
        func @f(%x: i64) -> i64 {
        entry:
          .var a = %x
          %a = i64.add %x, 1
          .var b = %a
          .var c = i64 1
          .var c = undef
          %c = i64.add %x, 3
          .var d = %c
          return %c
        }
        """,
        code);
  }

  @Test
  void deleteRefusesWhatIsUsedAndChangesNothing() {
    var code = straight();
    assertThrows(IllegalArgumentException.class, () -> code.editor().delete(code.instruction("a")));
    assertText(straight().text(), code);
  }

  @Test
  void aDeletedNameCanBeTakenAgain() {
    var code = straight();
    var editor = code.editor();
    editor.delete(code.instruction("b"));
    var again =
        editor.add(code.terminator("entry"), "b", ADD, List.of(Constant.of(1L), Constant.of(2L)));
    assertEquals("b", again.name());
    Bookkeeping.check(code.function());
  }

  @Test
  void hoistLeavesVariablesWhereTheyWere() {
    var code = straight();
    code.editor().hoist(code.instruction("c"), code.instruction("a"));
    assertText(
        """
        func @f(%x: i64) -> i64 {
        entry:
          %c = i64.add %x, 3
          .var a = %x
          %a = i64.add %x, 1
          .var b = %a
          .var c = i64 1
          %b = i64.add %a, 2
          .var c = %b
          .var d = %c
          return %c
        }
        """,
        code);
  }

  @Test
  void sinkLeavesVariablesWhereTheyWere() {
    var code = straight();
    code.editor().sink(code.instruction("b"), code.terminator("entry"));
    assertText(
        """
        func @f(%x: i64) -> i64 {
        entry:
          .var a = %x
          %a = i64.add %x, 1
          .var b = %a
          .var c = i64 1
          .var c = %b
          %c = i64.add %x, 3
          %b = i64.add %a, 2
          .var d = %c
          return %c
        }
        """,
        code);
  }

  @Test
  void movingBeforeItselfIsNoMove() {
    var code = straight();
    code.editor().hoist(code.instruction("b"), code.instruction("b"));
    code.editor().sink(code.instruction("b"), code.instruction("b"));
    assertText(straight().text(), code);
  }

  @Test
  void terminatorsDoNotMove() {
    var code = straight();
    assertThrows(
        IllegalArgumentException.class,
        () -> code.editor().hoist(code.terminator("entry"), code.instruction("a")));
    assertText(straight().text(), code);
  }

  @Test
  void instructionsMoveAcrossBlocks() {
    var code = loop();
    code.editor().sink(code.instruction("q"), code.instruction("r"));
    assertSame(code.block("other"), code.instruction("q").block());
    Bookkeeping.check(code.function());
  }

  @Test
  void replaceOperandReplacesOperandsAndArguments() {
    var code = loop();
    code.editor().replaceOperand(code.terminator("loop"), code.value("next"), Constant.of(7L));
    assertEquals(List.of(Constant.of(7L), code.value("sum")), code.edge("loop", 0).arguments());
    assertEquals(1, code.value("next").users().size());
    Bookkeeping.check(code.function());
  }

  @Test
  void replaceAllReplacesEveryUseAndTheVariablesFollow() {
    var code = straight();
    code.editor().replaceAll(code.instruction("a"), code.value("x"));
    assertFalse(code.instruction("a").isUsed());
    assertTrue(code.text().contains(".var b = %x\n"), code.text());
    Bookkeeping.check(code.function());
  }

  @Test
  void replaceAllOfAParameterPassedOnABackEdge() {
    var code = loop();
    code.editor().replaceAll(code.parameter("sum"), Constant.of(0L));
    code.editor().removeParameter(code.parameter("sum"));
    assertEquals(List.of(code.value("next")), code.edge("loop", 0).arguments());
    Bookkeeping.check(code.function());
  }

  @Test
  void redirectToItsOwnArgumentsKeepsThem() {
    var code = loop();
    var edge = code.edge("loop", 0);
    code.editor().redirect(edge, edge.target(), edge.arguments());
    assertText(loop().text(), code);
  }

  @Test
  void redirectMovesTheEdge() {
    var code = loop();
    code.editor()
        .redirect(
            code.edge("loop", 1), code.block("loop"), List.of(Constant.of(1L), code.value("i")));
    assertTrue(code.block("done").incoming().isEmpty());
    assertEquals(3, code.block("loop").incoming().size());
    Bookkeeping.check(code.function());
  }

  @Test
  void terminateReplacesTheTerminatorAndKeepsItsVariables() {
    var code = straight();
    code.editor()
        .terminate(
            code.block("entry"),
            new ControlOp.Return(CoreType.I64),
            List.of(code.value("a")),
            List.of());
    assertTrue(code.text().endsWith("  .var d = %c\n  return %a\n}\n"), code.text());
    Bookkeeping.check(code.function());
  }

  @Test
  void aSplitBlockGoesOnInTheNext() {
    var code = straight();
    code.editor().split(code.instruction("b"), "rest");
    assertText(
        """
        func @f(%x: i64) -> i64 {
        entry:
          .var a = %x
          %a = i64.add %x, 1
          jump rest
        rest:
          .var b = %a
          .var c = i64 1
          %b = i64.add %a, 2
          .var c = %b
          %c = i64.add %x, 3
          .var d = %c
          return %c
        }
        """,
        code);
    code.editor().merge(code.block("rest"));
    assertText(straight().text(), code);
  }

  @Test
  void aSplitEdgePassesItsArgumentsOn() {
    var code = loop();
    var middle = code.editor().split(code.edge("loop", 0), "middle");
    assertTrue(code.text().contains("branch %more, middle, done\n"), code.text());
    assertTrue(code.text().contains("middle:\n  jump loop(%next, %sum)\n"), code.text());
    Bookkeeping.check(code.function());
    assertThrows(IllegalArgumentException.class, () -> code.editor().merge(middle));
  }

  @Test
  void mergeRefusesWhatIsNoStraightLineWithoutDamage() {
    var code = loop();
    for (var name : List.of("entry", "loop", "done", "orphan", "other")) {
      assertThrows(
          IllegalArgumentException.class, () -> code.editor().merge(code.block(name)), name);
      assertText(loop().text(), code);
    }
  }

  @Test
  void mergeRefusesAnUnreachableCycleThatPassesItsOwnParameter() {
    var text =
        """
        func @f() {
        entry:
          return
        a(%p: i64):
          jump b
        b:
          jump a(%p)
        }
        """;
    var code = Code.of(text);
    assertThrows(IllegalArgumentException.class, () -> code.editor().merge(code.block("a")));
    assertText(text, code);
  }

  @Test
  void removeBlocksRemovesBlocksThatUseEachOther() {
    var code = loop();
    code.editor().removeBlocks(List.of(code.block("orphan"), code.block("other")));
    assertNull(code.function().block("orphan"));
    assertFalse(code.function().hasValueNamed("q"));
    Bookkeeping.check(code.function());
  }

  @Test
  void removeBlocksRefusesReachableBlocksWithoutDamage() {
    var code = loop();
    var editor = code.editor();
    for (var names :
        List.of(List.of("done"), List.of("orphan"), List.of("other", "done"), List.of("entry"))) {
      var blocks = names.stream().map(code::block).toList();
      assertThrows(
          IllegalArgumentException.class, () -> editor.removeBlocks(blocks), names::toString);
      assertText(loop().text(), code);
    }
  }

  @Test
  void removeBlocksRefusesBlocksWhoseValuesOthersUseWithoutDamage() {
    var text =
        """
        func @f(%n: i64) -> i64 {
        entry:
          return %n
        first:
          %q = i64.add %n, 1
          jump second
        second:
          %r = i64.add %q, 1
          jump second
        }
        """;
    var code = Code.of(text);
    var first = List.of(code.block("first"));
    assertThrows(IllegalArgumentException.class, () -> code.editor().removeBlocks(first));
    assertText(text, code);
  }

  @Test
  void removeBlocksTakesABlockThatIsNamedTwiceOnce() {
    var code = loop();
    var orphan = code.block("orphan");
    code.editor().removeBlocks(List.of(orphan, code.block("other"), orphan));
    assertEquals(3, code.function().blocks().size());
    Bookkeeping.check(code.function());
  }

  @Test
  void removeParameterRefusesAUsedOneWithoutDamage() {
    var code = loop();
    assertThrows(
        IllegalArgumentException.class, () -> code.editor().removeParameter(code.parameter("sum")));
    assertText(loop().text(), code);
  }

  @Test
  void removeParameterRefusesThoseOfTheFunction() {
    var code = loop();
    assertThrows(
        IllegalArgumentException.class, () -> code.editor().removeParameter(code.parameter("n")));
    assertText(loop().text(), code);
  }

  @Test
  void removeParameterThatOnlyPassesItselfOn() {
    var code =
        Code.of(
            """
            func @f(%c: i1) {
            entry:
              jump loop(1)
            loop(%x: i64):
              branch %c, loop(%x), done
            done:
              return
            }
            """);
    code.editor().removeParameter(code.parameter("x"));
    assertTrue(code.text().contains("branch %c, loop, done"), code.text());
    Bookkeeping.check(code.function());
  }

  @Test
  void parametersAndArgumentsAreAddedTogether() {
    var code = loop();
    var editor = code.editor();
    var extra = editor.addParameter(code.block("loop"), "sum", CoreType.F64);
    assertEquals("sum1", extra.name());
    for (var edge : List.copyOf(code.block("loop").incoming())) {
      editor.addArgument(edge, edge.source() == code.block("loop") ? extra : Constant.of(0.5));
    }
    Bookkeeping.check(code.function());
    assertTrue(code.text().contains("loop(%next, %sum, %sum1)"), code.text());
  }

  @Test
  void theEntryTakesNoMoreParameters() {
    var code = loop();
    var entry = code.function().entry();
    assertThrows(
        IllegalArgumentException.class, () -> code.editor().addParameter(entry, "p", CoreType.I64));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Builder(code.function()).parameter(entry, "p", CoreType.I64));
    assertText(loop().text(), code);
  }

  @Test
  void newBlocksStandAfterTheOneNamed() {
    var code = loop();
    var block = code.editor().addBlock(code.block("entry"), "loop");
    assertEquals("loop1", block.name());
    assertSame(block, code.function().blocks().get(1));
  }

  @Test
  void analysesAreKeptUntilWhatTheyDependOnChanges() {
    var code = loop();
    var dominators = Dominators.of(code.function());
    var liveness = Liveness.of(code.function());
    assertSame(dominators, Dominators.of(code.function()));
    code.editor().setOperand(code.instruction("next"), 1, Constant.of(2L));
    assertSame(dominators, Dominators.of(code.function()));
    assertNotSame(liveness, Liveness.of(code.function()));
    code.editor().redirect(code.edge("loop", 1), code.block("other"), List.of());
    assertNotSame(dominators, Dominators.of(code.function()));
  }
}
