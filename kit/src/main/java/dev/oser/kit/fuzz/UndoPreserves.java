package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.version.AssumptionVersions;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The law that taking back one assumption at a time shows the same as never having made any: every
 * function assumes three things, true or not, and goes on in versions that assume less as they
 * fail.
 */
public final class UndoPreserves implements Law {
  private static final int ASSUMPTIONS = 3;

  private final Pipeline pipeline;
  private final AtomicLong undone = new AtomicLong();

  /** Makes the law for versions that a pipeline optimises. */
  public UndoPreserves(Pipeline pipeline) {
    this.pipeline = pipeline;
  }

  /** {@return how many versions were made because others had failed} */
  public long undone() {
    return undone.get();
  }

  @Override
  public @Nullable String violation(Module module) {
    var subject = Subject.of(module);
    if (subject == null) {
      return null;
    }
    for (var engine : Engine.values()) {
      var runner = new ProgramRunner(subject.program(), engine);
      var all = new ArrayList<AssumptionVersions>();
      for (var function : subject.program().functions()) {
        all.add(speculating(runner.machine(), function));
      }
      var outcome = runner.run();
      var sets = all.stream().map(each -> each.sets().toString()).collect(Collectors.joining(" "));
      all.forEach(each -> undone.addAndGet(each.sets().size() - 1));
      var difference = subject.difference(outcome, "with versions for " + sets);
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  private AssumptionVersions speculating(Machine machine, Function function) {
    var random = new SplittableRandom(function.name().hashCode() * 31L + function.size());
    var points = points(function, random);
    long seed = random.nextLong();
    var versions =
        new AssumptionVersions(
            machine,
            function,
            (copy, checkpoints, assumptions) ->
                assume(copy, checkpoints, assumptions, points, seed),
            pipeline,
            random.nextInt(1, 3));
    machine.install(
        versions.version(
            IntStream.rangeClosed(1, points.size()).boxed().collect(Collectors.toSet())));
    return versions;
  }

  private static List<Instruction> points(Function function, SplittableRandom random) {
    var same = VersionPair.of(function, _ -> {}).forward();
    var all =
        function
            .instructions()
            .filter(instruction -> StateMaps.at(same, instruction, Strength.ALIAS) != null)
            .toList(); // the others never run
    return IntStream.range(0, ASSUMPTIONS)
        .mapToObj(_ -> all.get(random.nextInt(all.size())))
        .distinct()
        .toList();
  }

  private static void assume(
      FunctionCopy copy,
      AssumptionVersions.Points checkpoints,
      SortedSet<Integer> assumptions,
      List<Instruction> points,
      long seed) {
    var editor = new Editor(copy.function());
    for (int number : assumptions) {
      var point = points.get(number - 1);
      var checkpoint = checkpoints.before(point);
      var at = (Instruction) copy.definitionOf(point);
      // The same number assumes the same in every version.
      var random = new SplittableRandom(seed + number);
      var condition = RandomCondition.before(at, editor, random);
      editor.add(at, "", new SpeculationOp.Assume(number), List.of(condition, checkpoint));
    }
  }
}
