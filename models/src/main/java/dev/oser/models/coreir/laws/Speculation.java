package dev.oser.models.coreir.laws;

import dev.oser.models.Choice;
import dev.oser.models.coreir.Function;
import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Program;
import dev.oser.models.coreir.transform.AnchorInsertion;
import dev.oser.models.coreir.transform.AssumeInsertion;
import dev.oser.models.coreir.transform.AssumeInsertion.SideCondition;
import dev.oser.models.distilled.Expression;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Random anchors and assumes in all functions of a program: what other passes work on. */
final class Speculation {
  private static final int TRIES = 6;

  private final Choice choice;

  Speculation(Choice choice) {
    this.choice = choice;
  }

  Program withAnchors(Program program) {
    var result = program;
    for (var function : program.functions()) {
      result = result.with(withAnchors(function));
    }
    return result;
  }

  private Function withAnchors(Function function) {
    var labels = new TreeSet<Integer>();
    for (int label : function.base().code().keySet()) {
      if (choice.percent(40)) {
        labels.add(label);
      }
    }
    return AnchorInsertion.insert(function, labels);
  }

  Program withAssumes(Program program) {
    return withAssumes(program, EnumSet.allOf(SideCondition.class));
  }

  Program withAssumes(Program program, Set<SideCondition> conditions) {
    var result = program;
    for (var function : program.functions()) {
      var version = function.current();
      for (int i = 0; i < TRIES; i++) {
        int label = choice.of(List.copyOf(version.code().keySet()));
        var guards = guards(version.at(label));
        version = AssumeInsertion.insert(version, label, guards, conditions).orElse(version);
      }
      result = result.with(function.with(version));
    }
    return result;
  }

  /** Where a program branches, compilers guess which way; elsewhere, what a register is. */
  private List<Expression> guards(Instruction before) {
    if (before instanceof Instruction.Branch(var condition, _, _) && choice.percent(80)) {
      return List.of(condition);
    }
    var generator = new ProgramGenerator(choice);
    return choice.percent(80)
        ? List.of(generator.condition())
        : List.of(generator.condition(), generator.condition());
  }
}
