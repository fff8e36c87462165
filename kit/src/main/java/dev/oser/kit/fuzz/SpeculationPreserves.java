package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Place;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.Inlining;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.Checkpoints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The law that assuming anything, anywhere, does not change what a program shows: whatever fails
 * falls back to the code as it was. Copies of a program's functions get checkpoints and assumptions
 * at random, true or not, are inlined into each other, and get random passes; the result must be
 * valid and show the same, compiled and interpreted. These are the two invariants of Correctness §5
 * in one: the versions are equivalent, and assumptions are transparent.
 */
public final class SpeculationPreserves implements Law {
  private static final int CHECKPOINTS = 3;
  private static final int PASSES = 6;

  /** Generous, so that functions that speculate are inlined into others that do. */
  private static final Pass INLINING = new Inlining(new Inlining.Policy(400, 2_000));

  private final List<Pass> passes;
  private final AtomicLong assumptions = new AtomicLong();
  private final AtomicLong chains = new AtomicLong();

  /** Makes the law for what some passes do to speculation. */
  public SpeculationPreserves(List<Pass> passes) {
    this.passes = List.copyOf(passes);
  }

  /** {@return how many assumptions were made} */
  public long assumptions() {
    return assumptions.get();
  }

  /** {@return how many exits left for several frames when all passes had been there} */
  public long chains() {
    return chains.get();
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
      boolean inlines = random.nextBoolean();
      for (int i = 0; i < PASSES; i++) {
        var pass = i == 0 && inlines ? INLINING : passes.get(random.nextInt(passes.size()));
        pass.run(speculative, known(made));
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
      countChains(speculative);
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

  private void countChains(Function function) {
    chains.addAndGet(
        function
            .instructions()
            .filter(
                instruction ->
                    instruction.op() instanceof SpeculationOp.Framestate frame
                        && frame.place() == Place.INNER)
            .count());
  }

  /** Passes may look into what frames go on in, and inline functions that speculate themselves. */
  private static PassContext known(List<Function> made) {
    return name ->
        made.stream().filter(function -> function.name().equals(name)).findFirst().orElse(null);
  }

  /** Puts speculation into a copy of one function. */
  private final class Speculating {
    private final Function base;
    private final FunctionCopy copy;
    private final Editor editor;
    private final SplittableRandom random;

    /** What has taken the place of calls in the copy. */
    private final Map<Value, Value> framed = new HashMap<>();

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
      for (var call : all) {
        if (call.op() instanceof CallOp.Call op && random.nextBoolean()) {
          frame(call, op, base.name() + ".after." + number++, resumptions);
        }
      }
      return copy.function();
    }

    /** Tells a call how its caller goes on behind it. */
    private void frame(Instruction call, CallOp.Call op, String name, List<Function> resumptions) {
      var next = call.block().instructions().get(call.block().indexOf(call) + 1);
      var map = StateMaps.at(VersionPair.of(base, _ -> {}).forward(), next, Strength.ALIAS);
      if (map == null) {
        return; // in code that never runs
      }
      var inputs = List.copyOf(map.inputs());
      var continuation = Continuation.of(name + ".at", map).function();
      int told = inputs.indexOf(call);
      var resume = Checkpoints.returning(name, op.type().result(), continuation, told);
      resumptions.add(continuation);
      resumptions.add(resume);
      var plain = (Instruction) copy.definitionOf(call);
      var state =
          inputs.stream()
              .filter(input -> input != call)
              .map(copy::valueOf)
              .map(value -> framed.getOrDefault(value, value))
              .toList();
      var outer = new SpeculationOp.Framestate(Place.OUTER, name, resume.type());
      var operands = new ArrayList<Value>();
      operands.add(editor.add(plain, "after", outer, state));
      operands.addAll(plain.operands());
      var framedOp = new SpeculationOp.FramedCall(op.callee(), op.type());
      var made = editor.add(plain, plain.name(), framedOp, operands);
      if (plain.hasResult()) {
        editor.replaceAll(plain, made);
        framed.put(plain, made);
      }
      editor.delete(plain);
    }

    private void speculate(Instruction point, String name, List<Function> resumptions) {
      var map = StateMaps.at(VersionPair.of(base, _ -> {}).forward(), point, Strength.ALIAS);
      if (map == null) {
        return; // in code that never runs
      }
      var state = List.copyOf(map.inputs());
      var continuation = Continuation.of(name + ".at", map).function();
      var resume = Checkpoints.resumption(name, continuation);
      resumptions.add(continuation);
      resumptions.add(resume);
      if (random.nextBoolean()) {
        resume = speculative(Checkpoints.resumption(name + ".again", continuation), resume);
        resumptions.add(resume);
      }
      var at = (Instruction) copy.definitionOf(point);
      var checkpoint =
          Checkpoints.insert(editor, at, resume, state.stream().map(copy::valueOf).toList());
      assume(at, checkpoint);
    }

    /** {@return a function that goes on, but assumes something first, true or not} */
    private Function speculative(Function resume, Function otherwise) {
      var start = resume.entry().terminator();
      var state = resume.parameters().subList(1, resume.parameters().size());
      var inside = new Editor(resume);
      var checkpoint = Checkpoints.insert(inside, start, otherwise, state);
      var condition = Constant.of(random.nextBoolean());
      inside.add(start, "", new SpeculationOp.Assume(7), List.of(condition, checkpoint));
      return resume;
    }

    /** Assumes something at each of the next few instructions that nobody notices. */
    private void assume(Instruction from, Instruction checkpoint) {
      var at = from;
      for (int i = 0; i < 3; i++) {
        var condition = RandomCondition.before(at, editor, random);
        editor.add(at, "", new SpeculationOp.Assume(i + 1), List.of(condition, checkpoint));
        assumptions.incrementAndGet();
        if (at.isTerminator() || at.op().effects().isNoticed()) {
          return;
        }
        at = at.block().instructions().get(at.block().indexOf(at) + 1);
      }
    }
  }
}
