package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Passes take well under a second on functions of 20,000 instructions, whatever their shape. */
final class LargeLoopsAndCallsTest {
  private static final int SIZE = 20_000;
  private static final CoreType I32 = CoreType.I32;
  private static final Op ADD = IntegerBinary.Kind.ADD.on(I32);
  private static final Op LESS = Comparison.Kind.LT.on(I32);

  /** Generous: the machine may be busy. A quadratic pass takes minutes. */
  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final Function function =
      new Function("f", new FunctionType(List.of(I32, I32), I32), List.of("x", "y"));
  private final Builder builder = new Builder(function);
  private final Parameter x = function.parameters().get(0);
  private final Parameter y = function.parameters().get(1);

  @TestFactory
  Stream<DynamicTest> passesAreFast() {
    return Passes.all().stream()
        .flatMap(
            pass ->
                Stream.of(
                    test(pass, "equal", () -> new LargeLoopsAndCallsTest().equalInstructions()),
                    test(pass, "invariant", () -> new LargeLoopsAndCallsTest().invariantLoop()),
                    test(pass, "branches", () -> new LargeLoopsAndCallsTest().branches()),
                    test(pass, "nest", () -> new LargeLoopsAndCallsTest().nest(400)),
                    test(pass, "loops", () -> new LargeLoopsAndCallsTest().loopsInARow()),
                    test(pass, "calls", () -> new LargeLoopsAndCallsTest().calls())));
  }

  private static DynamicTest test(Pass pass, String shape, Supplier<Function> maker) {
    return DynamicTest.dynamicTest(
        pass.name() + " on " + shape,
        () -> {
          var large = maker.get();
          var module = new Module("large.oir");
          module.add(small());
          long start = System.nanoTime();
          pass.run(large, PassContext.of(module));
          var time = Duration.ofNanos(System.nanoTime() - start);
          if (Boolean.getBoolean("oser.times")) {
            System.out.println(pass.name() + " on " + shape + ": " + time.toMillis() + " ms");
          }
          assertTrue(time.compareTo(LIMIT) < 0, () -> "took " + time);
          assertEquals(List.of(), Verifier.verify(large));
        });
  }

  private static Function small() {
    var small = new Function("small", FunctionType.of(I32, I32), List.of("x"));
    var writer = new Builder(small);
    var x = small.parameters().getFirst();
    writer.terminate(new ControlOp.Return(I32), List.of(writer.emit("y", ADD, x, x)));
    return small;
  }

  private Function returning(Value value) {
    builder.terminate(new ControlOp.Return(I32), List.of(value));
    return function;
  }

  private void jump(Block target, Value... arguments) {
    builder.terminate(new ControlOp.Jump(), List.of(), Target.of(target, arguments));
  }

  /** One block: half of the instructions are like others, the other half a chain. */
  private Function equalInstructions() {
    Value sum = x;
    for (int i = 0; i < SIZE / 2; i++) {
      sum = builder.emit("s", ADD, sum, builder.emit("e", ADD, x, Constant.of(i % 10)));
    }
    return returning(sum);
  }

  /** A loop in which everything can be hoisted. */
  private Function invariantLoop() {
    var loop = builder.newBlock("loop");
    var done = builder.newBlock("done");
    jump(loop);
    builder.moveTo(loop);
    Value sum = x;
    for (int i = 0; i < SIZE; i++) {
      sum = builder.emit("s", ADD, sum, y);
    }
    var more = builder.emit("more", LESS, sum, y);
    builder.terminate(new ControlOp.Branch(), List.of(more), Target.of(loop), Target.of(done));
    builder.moveTo(done);
    return returning(sum);
  }

  /** Diamonds one after the other, whose left branches use what the entry computes. */
  private Function branches() {
    var early = new ArrayList<Value>();
    for (int i = 0; i < SIZE / 10; i++) {
      early.add(builder.emit("e", ADD, x, Constant.of(i)));
    }
    for (var value : early) {
      var condition = builder.emit("c", LESS, y, x);
      var left = builder.newBlock("left");
      var end = builder.newBlock("end");
      builder.terminate(
          new ControlOp.Branch(), List.of(condition), Target.of(left), Target.of(end));
      builder.moveTo(left);
      for (int i = 0; i < 5; i++) {
        builder.emit("u", ADD, value, y);
      }
      jump(end);
      builder.moveTo(end);
    }
    return returning(x);
  }

  /** Loops in each other, which all use a value of the innermost and leave to one block. */
  private Function nest(int depth) {
    var done = builder.newBlock("done");
    var headers = new ArrayList<Block>();
    for (int i = 0; i < depth; i++) {
      var header = builder.newBlock("loop");
      jump(header);
      builder.moveTo(header);
      headers.add(header);
    }
    Value sum = x;
    for (int i = 0; i < SIZE - 3 * depth; i++) {
      sum = builder.emit("s", ADD, sum, y);
    }
    for (var header : headers.reversed()) {
      var latch = builder.newBlock("latch");
      var more = builder.emit("more", LESS, sum, y);
      builder.terminate(new ControlOp.Branch(), List.of(more), Target.of(latch), Target.of(done));
      builder.moveTo(latch);
      var next = builder.newBlock("next");
      builder.terminate(new ControlOp.Branch(), List.of(more), Target.of(header), Target.of(next));
      builder.moveTo(next);
    }
    jump(done);
    builder.moveTo(done);
    return returning(sum);
  }

  /** Loops after each other, each of which uses the counter of the first. */
  private Function loopsInARow() {
    Value first = x;
    for (int i = 0; i < SIZE / 6; i++) {
      var loop = builder.newBlock("loop");
      var counter = builder.parameter(loop, "i", I32);
      jump(loop, first);
      builder.moveTo(loop);
      var next = builder.emit("n", ADD, counter, first);
      var more = builder.emit("more", LESS, next, y);
      var after = builder.newBlock("after");
      builder.terminate(
          new ControlOp.Branch(), List.of(more), Target.of(loop, next), Target.of(after));
      builder.moveTo(after);
      first = i == 0 ? next : first;
    }
    return returning(first);
  }

  private Function calls() {
    var call = new CallOp.Call("small", FunctionType.of(I32, I32));
    Value last = x;
    for (int i = 0; i < SIZE; i++) {
      last = i % 20 == 0 ? builder.emit("c", call, last) : builder.emit("s", ADD, last, y);
    }
    return returning(last);
  }
}
