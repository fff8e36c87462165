package dev.oser.kit.osr.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.osr.Sample;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.OsrCondition;
import dev.oser.kit.osr.point.OsrPoint;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ways back from inlined code to the frames that there would have been. */
final class DeepMapTest {
  private static final String THREE =
      """
      func @f(%n: i64) -> i64 {
      entry:
        %a = call @g(%n)
        %b = i64.mul %a, %n
        return %b
      }
      func @g(%n: i64) -> i64 {
      entry:
        print i64 %n
        %m = i64.add %n, 1
        %h = call @h(%m)
        print i64 %h
        %sum = i64.add %h, %n
        return %sum
      }
      func @h(%m: i64) -> i64 {
      entry:
        %twice = i64.mul %m, 2
        print i64 %twice
        %more = i64.add %twice, %m
        print i64 %more
        return %more
      }
      """;

  @Test
  void threeFramesAreMadeFromOne() {
    var sample = new Sample(THREE, Engine.INTERPRETER);
    var pair = sample.optimised("f", "inlining");
    var point = named(pair, "more");
    assertNull(StateMaps.at(pair.backward(), point, Strength.AVAIL));
    var map = Objects.requireNonNull(DeepMap.at(pair.backward(), point, Strength.LIVE, "f.back"));
    assertEquals(
        """
        func @f.back.0(%osr.m: i64, %osr.twice: i64) -> i64 {
        osr.entry:
          jump osr.landing(%osr.m, %osr.twice)
        osr.landing(%m1: i64, %twice1: i64):
          %more = i64.add %twice1, %m1
          print i64 %more
          return %more
        }
        """,
        Printer.print(map.inner().getFirst()));
    assertEquals(
        """
        func @f.back.1(%osr.m: i64, %osr.twice: i64, %osr.n: i64) -> i64 {
        osr.entry:
          %returned = call @f.back.0(%osr.m, %osr.twice)
          jump osr.landing(%osr.n, %returned)
        osr.landing(%n1: i64, %h1: i64):
          print i64 %h1
          %sum = i64.add %h1, %n1
          return %sum
        }
        """,
        Printer.print(map.inner().get(1)));
  }

  private static Instruction named(VersionPair pair, String value) {
    return Sample.named(pair.optimised(), value);
  }

  @ParameterizedTest
  @EnumSource
  void everyPointHasAWayBack(Engine engine) {
    var sample = new Sample(THREE, engine);
    var expected = sample.machine.call("f", 5L);
    int number = 0;
    var pair = sample.optimised("f", "inlining");
    for (var block : pair.optimised().blocks()) {
      for (var point : block.instructions()) {
        var map = DeepMap.at(pair.backward(), point, Strength.ALIAS, "back" + number);
        assertNotNull(map, () -> "no way back from " + point);
        map.inner().forEach(sample.machine::define);
        var continuation = Continuation.of("f.back" + number++, map.map());
        sample.machine.define(continuation.function());
        var copy = FunctionCopy.of(pair.optimised());
        OsrPoint.insert(
            new Editor(copy.function()),
            map.map().startingIn(copy),
            new OsrCondition.Always(),
            continuation);
        sample.machine.define(copy.function());
        assertEquals(expected, sample.machine.call("f", 5L));
      }
    }
  }

  @Test
  void theCallItselfLeadsIntoTheInlinedCode() {
    var sample = new Sample(THREE, Engine.INTERPRETER);
    var call = Sample.named(sample.function("f"), "a");
    for (var passes : new String[] {"inlining", "inlining,simplify-cfg"}) {
      var map = Sample.map(sample.optimised("f", passes).forward(), call, Strength.LIVE);
      assertEquals(0, map.compensation().size());
    }
  }
}
