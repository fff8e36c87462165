package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.osr.Continuation;
import dev.oser.kit.osr.StateMaps;
import dev.oser.kit.osr.Strength;
import dev.oser.kit.osr.VersionPair;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The law that assuming anything, anywhere, does not change what a program shows: whatever fails
 * falls back to the code as it was. Copies of a program's functions get checkpoints and assumptions
 * at random, true or not, and random passes; the result must be valid and show the same, compiled
 * and interpreted. These are the two invariants of 003 §5 in one: the versions are equivalent, and
 * assumptions are transparent.
 */
public final class SpeculationPreserves implements Law {
  private static final int CHECKPOINTS = 3;
  private static final int PASSES = 6;

  private final List<Pass> passes;
  private final AtomicLong assumptions = new AtomicLong();

  /** Makes the law for what some passes do to speculation. */
  public SpeculationPreserves(List<Pass> passes) {
    this.passes = List.copyOf(passes);
  }

  /** {@return how many assumptions were made} */
  public long assumptions() {
    return assumptions.get();
  }

  @Override
  public @Nullable String violation(Module module) {
    var subject = Subject.of(module);
    if (subject == null) {
      return null;
    }
    var program = subject.program();
    var random = new SplittableRandom(module.source().hashCode());
    var made = new ArrayList<Function>();
    for (var function : program.functions()) {
      var speculative = new Speculating(function, random).run(made);
      for (int i = 0; i < PASSES && !passes.isEmpty(); i++) {
        var pass = passes.get(random.nextInt(passes.size()));
        pass.run(speculative, resumptions(made));
        var violations = Verifier.verify(speculative);
        if (!violations.isEmpty()) {
          return "after "
              + pass.name()
              + ": "
              + violations.getFirst().message()
              + "\n"
              + Printer.print(speculative);
        }
      }
      made.add(speculative);
    }
    for (var engine : Engine.values()) {
      var runner = new ProgramRunner(program, engine);
      made.forEach(runner.machine()::define);
      var text = made.stream().map(Printer::print).collect(Collectors.joining("\n"));
      var difference = subject.difference(runner.run(), text);
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  /** Passes may look into what frames go on in; they have nothing to inline. */
  private static PassContext resumptions(List<Function> made) {
    return name ->
        made.stream()
            .filter(function -> function.name().equals(name) && name.contains(".resume."))
            .findFirst()
            .orElse(null);
  }

  /** Puts speculation into a copy of one function. */
  private final class Speculating {
    private final Function base;
    private final FunctionCopy copy;
    private final Editor editor;
    private final SplittableRandom random;

    Speculating(Function base, SplittableRandom random) {
      this.base = base;
      this.copy = FunctionCopy.of(base);
      this.editor = new Editor(copy.function());
      this.random = random;
    }

    Function run(List<Function> resumptions) {
      var points = new LinkedHashSet<Instruction>();
      var all = base.instructions().toList();
      for (int i = 0; i < CHECKPOINTS; i++) {
        points.add(all.get(random.nextInt(all.size())));
      }
      int number = 0;
      for (var point : points) {
        speculate(point, base.name() + ".resume." + number++, resumptions);
      }
      return copy.function();
    }

    private void speculate(Instruction point, String name, List<Function> resumptions) {
      var map = StateMaps.at(VersionPair.of(base, _ -> {}).forward(), point, Strength.LIVE);
      if (map == null) {
        return; // in code that never runs
      }
      var state = List.copyOf(map.inputs());
      var continuation = Continuation.of(name + ".at", map).function();
      var resume = resume(name, continuation);
      resumptions.add(continuation);
      resumptions.add(resume);
      if (random.nextBoolean()) {
        resume = speculative(resume(name + ".again", continuation), resume);
        resumptions.add(resume);
      }
      var at = (Instruction) copy.definitionOf(point);
      var checkpoint = checkpoint(editor, at, resume, state.stream().map(copy::valueOf).toList());
      assume(at, checkpoint);
    }

    /** {@return a function that is told a number it does not care about, and goes on} */
    private Function resume(String name, Function continuation) {
      var parameters =
          Stream.concat(Stream.<Type>of(CoreType.I32), continuation.type().parameters().stream())
              .toList();
      var type = new FunctionType(parameters, continuation.type().result());
      var function =
          new Function(
              name, type, IntStream.range(0, parameters.size()).mapToObj(i -> "p" + i).toList());
      var arguments = function.parameters().subList(1, parameters.size());
      new Editor(function)
          .terminate(
              function.entry(),
              new ControlOp.Transition(continuation.name(), continuation.type()),
              List.copyOf(arguments),
              List.of());
      return function;
    }

    /** {@return a function that goes on, but assumes something first, true or not} */
    private Function speculative(Function resume, Function otherwise) {
      var start = resume.entry().terminator();
      var state = resume.parameters().subList(1, resume.parameters().size());
      var inside = new Editor(resume);
      var checkpoint = checkpoint(inside, start, otherwise, state);
      var condition = Constant.of(random.nextBoolean());
      inside.add(start, "", new SpeculationOp.Assume(7), List.of(condition, checkpoint));
      return resume;
    }

    private static Instruction checkpoint(
        Editor editor, Instruction at, Function resume, List<? extends Value> state) {
      var before = at.block();
      var rest = editor.split(at, before.name() + ".from");
      var exit = editor.addBlock(rest, before.name() + ".exit");
      var why = editor.append(exit, "why", new SpeculationOp.Failure(), List.of(), null);
      var op = new SpeculationOp.Framestate(SpeculationOp.Place.ONLY, resume.name(), resume.type());
      var frame = editor.append(exit, "frame", op, List.copyOf(state), null);
      editor.terminate(exit, new SpeculationOp.Deopt(), List.of(frame, why), List.of());
      return editor.terminate(
          before,
          new SpeculationOp.Checkpoint(),
          List.of(),
          List.of(Target.of(rest), Target.of(exit)));
    }

    /** Assumes something at each of the next few instructions that nobody notices. */
    private void assume(Instruction from, Instruction checkpoint) {
      var at = from;
      for (int i = 0; i < 3; i++) {
        var condition = condition(at);
        editor.add(at, "", new SpeculationOp.Assume(i + 1), List.of(condition, checkpoint));
        assumptions.incrementAndGet();
        var effects = at.op().effects();
        if (at.isTerminator() || effects.writes() != Memory.NONE || effects.observable()) {
          return;
        }
        at = at.block().instructions().get(at.block().indexOf(at) + 1);
      }
    }

    private Value condition(Instruction at) {
      var numbers =
          Liveness.of(editor.function()).liveBefore(at).stream()
              .filter(value -> value.type() == CoreType.I32 || value.type() == CoreType.I64)
              .toList();
      if (numbers.isEmpty() || random.nextInt(8) == 0) {
        return Constant.of(random.nextInt(3) > 0);
      }
      Definition number = numbers.get(random.nextInt(numbers.size()));
      var type = (CoreType) number.type();
      var kinds = Comparison.Kind.values();
      var kind = kinds[random.nextInt(kinds.length)];
      int with = random.nextInt(-2, 10);
      var constant = type == CoreType.I32 ? Constant.of(with) : Constant.of((long) with);
      return editor.add(at, "assumed", kind.on(type), List.of(number, constant));
    }
  }
}
