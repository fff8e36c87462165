package dev.oser.kit.version;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.Pipeline;
import java.io.OutputStream;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One failed assumption costs one assumption. */
class AssumptionVersionsTest {
  private static final String PROGRAM =
      """
      func @sum(%a: i64, %b: i64, %c: i64, %n: i64) -> i64 {
      entry:
        jump loop(0, 0)
      loop(%i: i64, %sum: i64):
        %more = i64.lt %i, %n
        branch %more, body, exit
      body:
        %one = i64.mul %a, %i
        %two = i64.add %one, %b
        %three = i64.xor %two, %c
        %next_sum = i64.add %sum, %three
        %next = i64.add %i, 1
        jump loop(%next, %next_sum)
      exit:
        return %sum
      }
      """;

  private final Machine machine =
      new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()));
  private final Function base = new Parser().parse("sum.oir", PROGRAM).functions().getFirst();

  private AssumptionVersions versions(int worth) {
    machine.define(base);
    return new AssumptionVersions(machine, base, this::speculate, Pipeline.standard(), worth);
  }

  /** Assumption 1 is that a is 1, 2 that b is 2, 3 that c is 3: checked each time around. */
  private void speculate(
      FunctionCopy copy, AssumptionVersions.Points points, SortedSet<Integer> assumptions) {
    var point = Objects.requireNonNull(base.block("body")).instructions().getFirst();
    var checkpoint = points.before(point);
    var at = (Instruction) copy.definitionOf(point);
    var editor = new Editor(copy.function());
    for (int number : assumptions) {
      Value parameter = copy.function().parameters().get(number - 1);
      var equal = Comparison.Kind.EQ.on(CoreType.I64);
      var holds = editor.add(at, "holds", equal, List.of(parameter, Constant.of((long) number)));
      editor.add(at, "", new SpeculationOp.Assume(number), List.of(holds, checkpoint));
    }
  }

  private static long expected(long a, long b, long c, long n) {
    long sum = 0;
    for (long i = 0; i < n; i++) {
      sum += (a * i + b) ^ c;
    }
    return sum;
  }

  private void assertSum(long a, long b, long c) {
    assertEquals(expected(a, b, c, 10), machine.call("sum", a, b, c, 10L));
  }

  @ParameterizedTest
  @EnumSource
  void oneFailureLeadsToTheVersionWithoutIt(Engine engine) {
    machine.use(engine);
    var versions = versions(2);
    machine.install(versions.version(Set.of(1, 2, 3)));
    assertSum(1, 2, 3);
    assertEquals(Set.of(set(1, 2, 3)), versions.sets());
    assertSum(1, 7, 3);
    assertEquals(Set.of(set(1, 2, 3)), versions.sets(), "once is not often");
    assertSum(1, 8, 3);
    assertEquals(Set.of(set(1, 2, 3), set(1, 3)), versions.sets());
    // The next failure goes on in the version that assumes 1 and 3, whose failures count too.
    assertSum(5, 8, 3);
    assertSum(5, 8, 4);
    assertSum(5, 9, 3);
    assertEquals(
        Set.of(set(1, 2, 3), set(1, 3), set(2, 3)), versions.sets(), "1 failed twice, 3 never did");
  }

  @ParameterizedTest
  @EnumSource
  void aVersionThatExistsIsGoneOnInAtOnce(Engine engine) {
    machine.use(engine);
    var versions = versions(1_000_000);
    machine.install(versions.version(Set.of(1, 2, 3)));
    var smaller = versions.version(Set.of(1, 3));
    assertSum(1, 7, 3);
    var resumption = Objects.requireNonNull(machine.function("sum.assuming.1.2.3.at.3.but.2.at"));
    // The continuation is of the smaller version: it makes its assumptions, and no other.
    assertEquals(
        smaller.instructions().filter(each -> each.op() instanceof Comparison).count(),
        resumption.instructions().filter(each -> each.op() instanceof Comparison).count());
    assertEquals(Set.of(set(1, 2, 3), set(1, 3)), versions.sets());
  }

  private static SortedSet<Integer> set(Integer... numbers) {
    return new TreeSet<>(List.of(numbers));
  }
}
