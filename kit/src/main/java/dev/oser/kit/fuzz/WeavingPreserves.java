package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.osr.graph.VersionGraph;
import dev.oser.kit.osr.graph.Weaving;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.OsrCondition;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The law that versions woven together with OSR points anywhere, in continuations too, show when
 * compiled what the program shows: points that count, ask the program or always fire, continuations
 * that lead to each other, and chains of transitions are right.
 */
public final class WeavingPreserves implements Law {
  private static final int POINTS = 8;

  private final AtomicLong points = new AtomicLong();

  /** {@return how many points were woven in} */
  public long points() {
    return points.get();
  }

  @Override
  public @Nullable String violation(Module module) {
    var subject = Subject.of(module);
    if (subject == null) {
      return null;
    }
    var program = subject.program();
    var random = new SplittableRandom(module.source().hashCode());
    for (var function : program.functions()) {
      var versions = VersionsAgree.versionsOf(function, PassContext.of(program));
      var woven = weave(versions, random);
      for (var made : woven) {
        var violations = Verifier.verify(made);
        if (!violations.isEmpty()) {
          return violations.getFirst().message() + "\n" + Printer.print(made);
        }
      }
      var runner = new ProgramRunner(program, Engine.COMPILER);
      woven.forEach(runner.machine()::define);
      var text = woven.stream().map(Printer::print).collect(Collectors.joining("\n"));
      var difference = subject.difference(runner.run(), text);
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  private List<Function> weave(VersionGraph versions, SplittableRandom random) {
    var weaving = new Weaving(versions, Strength.AVAIL);
    var choices = List.copyOf(versions.versions());
    for (int i = 0; i < POINTS; i++) {
      var from = choices.get(random.nextInt(choices.size()));
      var to = choices.get(random.nextInt(choices.size()));
      var at = anyPoint(from, random);
      if (from != to && weaving.point(at, to, anyCondition(at, random))) {
        points.incrementAndGet();
      }
    }
    return weaving.weave();
  }

  private static OsrCondition anyCondition(Instruction at, SplittableRandom random) {
    var truths = truthsBefore(at);
    int choice = random.nextInt(4);
    if (choice == 0) {
      return new OsrCondition.Always();
    }
    return choice == 1 && !truths.isEmpty()
        ? new OsrCondition.Guard(truths.get(random.nextInt(truths.size())))
        : new OsrCondition.Counter(1 + random.nextInt(3));
  }

  private static List<Instruction> truthsBefore(Instruction at) {
    var version = at.block().function();
    var dominators = Dominators.of(version);
    return version
        .instructions()
        .filter(value -> value.type() == CoreType.I1 && dominators.dominates(value, at))
        .toList();
  }

  private static Instruction anyPoint(Function version, SplittableRandom random) {
    var instructions = version.instructions().toList();
    return instructions.get(random.nextInt(instructions.size()));
  }
}
