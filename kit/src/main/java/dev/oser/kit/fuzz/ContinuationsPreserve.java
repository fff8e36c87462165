package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.OsrCondition;
import dev.oser.kit.osr.point.OsrPoint;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The law that OSR points whose condition always holds, inserted anywhere, do not change what a
 * program shows when it is compiled: continuations and the points that lead to them are right. A
 * few points of each function are tried, both ways.
 */
public final class ContinuationsPreserve implements Law {
  private static final int POINTS = 3;

  private final Pipeline pipeline;
  private final AtomicLong continuations = new AtomicLong();

  /** Makes the law for the versions that a pipeline makes. */
  public ContinuationsPreserve(Pipeline pipeline) {
    this.pipeline = pipeline;
  }

  /** {@return how many continuations were made and run} */
  public long continuations() {
    return continuations.get();
  }

  @Override
  public @Nullable String violation(Module module) {
    var subject = Subject.of(module);
    if (subject == null) {
      return null;
    }
    var program = subject.program();
    var runner = new ProgramRunner(program, Engine.COMPILER);
    var random = new SplittableRandom(module.source().hashCode());
    for (var function : program.functions()) {
      var versions = VersionPair.of(function, pipeline, PassContext.of(program));
      for (var direction : List.of(versions.forward(), versions.backward())) {
        var points = direction.source().instructions().toList();
        for (int i = 0; i < POINTS; i++) {
          var point = points.get(random.nextInt(points.size()));
          var violation = violation(runner, direction, point, subject);
          if (violation != null) {
            return violation;
          }
        }
      }
      runner.machine().install(function);
    }
    return null;
  }

  private @Nullable String violation(
      ProgramRunner runner, Correspondence direction, Instruction point, Subject subject) {
    var map = StateMaps.at(direction, point, Strength.AVAIL);
    if (map == null) {
      return null;
    }
    var name = direction.source().name() + ".to." + continuations.incrementAndGet();
    var continuation = Continuation.of(name, map);
    var violations = Verifier.verify(continuation.function());
    if (!violations.isEmpty()) {
      return "the continuation is not valid: "
          + violations.getFirst().message()
          + "\n"
          + describe(map);
    }
    var copy = FunctionCopy.of(direction.source());
    OsrPoint.insert(
        new Editor(copy.function()), map.startingIn(copy), new OsrCondition.Always(), continuation);
    runner.machine().define(continuation.function());
    runner.machine().define(copy.function());
    return subject.difference(
        runner.run(), describe(map) + "\n" + Printer.print(continuation.function()));
  }

  private static String describe(StateMap map) {
    return "transition before `"
        + Printer.print(map.from())
        + "` to before `"
        + Printer.print(map.to())
        + "` with "
        + map.values();
  }
}
