package dev.oser.models.coreir.laws;

import dev.oser.models.Choice;
import dev.oser.models.Generator;
import dev.oser.models.Shrinker;
import dev.oser.models.coreir.Function;
import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A program of base versions, inputs for it, and a seed for what else a property decides.
 *
 * @param choices where the random decisions of the check start
 */
record CoreIrCase(Program program, List<List<Long>> inputs, long choices) {
  private static final int INPUTS = 3;

  /** {@return cases that satisfy a condition, so that no case says nothing} */
  static Generator<CoreIrCase> where(Predicate<CoreIrCase> condition) {
    return seed -> {
      var choice = new Choice(seed);
      CoreIrCase subject;
      do {
        var generator = new ProgramGenerator(choice);
        subject =
            new CoreIrCase(
                generator.program(),
                Stream.generate(generator::input).limit(INPUTS).toList(),
                seed);
      } while (!condition.test(subject));
      return subject;
    };
  }

  /** {@return a shrinker that puts a nop in the place of an instruction} */
  static Shrinker<CoreIrCase> shrinker() {
    return subject -> {
      var result = new ArrayList<CoreIrCase>();
      for (var function : subject.program.functions()) {
        function
            .base()
            .code()
            .forEach(
                (label, instruction) -> {
                  if (!(instruction instanceof Instruction.Nop
                      || instruction instanceof Instruction.Return)) {
                    var nop = new Instruction.Nop(instruction.successors().getFirst());
                    var base = function.base().with(label, nop);
                    result.add(
                        subject.with(
                            new Function(
                                function.name(), function.parameters(), base, Optional.empty())));
                  }
                });
      }
      return result;
    };
  }

  private CoreIrCase with(Function function) {
    return new CoreIrCase(program.with(function), inputs, choices);
  }

  Choice choice() {
    return new Choice(choices);
  }

  @Override
  public String toString() {
    return program + "with input " + inputs;
  }
}
