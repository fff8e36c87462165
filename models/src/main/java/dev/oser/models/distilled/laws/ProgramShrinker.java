package dev.oser.models.distilled.laws;

import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.WellFormed;
import java.util.ArrayList;
import java.util.List;

/** Makes programs smaller by dropping one instruction. */
final class ProgramShrinker {
  private ProgramShrinker() {}

  /** {@return the well-formed programs with one instruction less} */
  static List<Program> smaller(Program program) {
    var result = new ArrayList<Program>();
    for (int point = 2; point < program.size(); point++) {
      var candidate = without(program, point);
      if (WellFormed.holds(candidate)) {
        result.add(candidate);
      }
    }
    return result;
  }

  private static Program without(Program program, int dropped) {
    var instructions = new ArrayList<Instruction>();
    for (int point = 1; point <= program.size(); point++) {
      if (point != dropped) {
        instructions.add(
            switch (program.at(point)) {
              case Instruction.Goto(int target) -> new Instruction.Goto(moved(target, dropped));
              case Instruction.Branch(var condition, int target) ->
                  new Instruction.Branch(condition, moved(target, dropped));
              case Instruction other -> other;
            });
      }
    }
    return new Program(instructions);
  }

  /** Jumps to the dropped instruction go to the next one. */
  private static int moved(int target, int dropped) {
    return target > dropped ? target - 1 : target;
  }
}
