package dev.oser.models.sourir.check;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.text.Printer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** The rules about control flow inside a version. */
final class LabelRules {
  private final Function function;
  private final Version version;
  private final Reporter reporter;
  private final Labels labels;
  private final Map<String, Integer> branchesTo = new HashMap<>();

  LabelRules(Function function, Version version, Labels labels, Reporter reporter) {
    this.function = function;
    this.version = version;
    this.reporter = reporter;
    this.labels = labels;
  }

  void check() {
    ending();
    duplicates();
    version.lines().forEach(this::jump);
    for (int i = 0; i < version.lines().size(); i++) {
      label(i);
    }
  }

  private void ending() {
    if (function.name().equals(Function.MAIN)) {
      return;
    }
    var name = "version " + version.name() + " of " + function.name();
    if (version.lines().isEmpty()) {
      reporter.report(version.position(), name + " is empty; end it with return");
    } else if (!version.lines().getLast().instruction().endsBlock()) {
      var last = version.lines().getLast();
      reporter.report(
          last.position(),
          name
              + " ends in '"
              + Printer.print(last.instruction())
              + "'; end it with return, stop, goto or branch");
    }
  }

  private void duplicates() {
    var seen = new HashSet<String>();
    for (var line : version.lines()) {
      var label =
          switch (line.instruction()) {
            case Instruction.MergeLabel(var name) -> name;
            case Instruction.BranchLabel(var name) -> "$" + name;
            case Instruction.BailoutLabel(var name) -> ">" + name;
            case Instruction.Assume assume -> ">" + assume.label();
            case Instruction.Call call when call.label() != null -> ">" + call.label();
            default -> null;
          };
      if (label != null && !seen.add(label)) {
        reporter.report(
            line.position(),
            "label " + label + " is already used in version " + version.name() + "; rename one");
      }
    }
  }

  private void jump(Line line) {
    switch (line.instruction()) {
      case Instruction.Goto(var label) -> {
        if (labels.merge(label).isEmpty()) {
          var advice =
              labels.branch(label).isPresent() || labels.bailout(label).isPresent()
                  ? "; the label of that name is of another kind"
                  : "; add a line '" + label + ":'";
          reporter.report(line.position(), "there is no label " + label + ": to go to" + advice);
        }
      }
      case Instruction.Branch(_, var ifTrue, var ifFalse) -> {
        if (ifTrue.equals(ifFalse)) {
          reporter.report(
              line.position(), "both ways lead to $" + ifTrue + "; give each a label of its own");
        }
        for (var label : new LinkedHashSet<>(List.of(ifTrue, ifFalse))) {
          branchesTo.merge(label, 1, Integer::sum);
          if (labels.branch(label).isEmpty()) {
            reporter.report(
                line.position(),
                "there is no label $" + label + ": to branch to; add a line '$" + label + ":'");
          }
        }
      }
      default -> {}
    }
  }

  private void label(int index) {
    var line = version.lines().get(index);
    var instruction = line.instruction();
    var isBranchLabel = instruction instanceof Instruction.BranchLabel;
    if (instruction instanceof Instruction.BranchLabel(var name)) {
      int incoming = branchesTo.getOrDefault(name, 0);
      if (incoming != 1) {
        reporter.report(
            line.position(),
            "label $" + name + " must have exactly one branch, and has " + incoming);
      }
    }
    if (!isBranchLabel && !(instruction instanceof Instruction.MergeLabel)) {
      return;
    }
    var text = Printer.print(instruction);
    if (index == 0) {
      reporter.report(
          line.position(), "label " + text + " cannot come first; put a goto before it");
    } else if (!version.lines().get(index - 1).instruction().endsBlock()) {
      reporter.report(
          line.position(),
          "control falls into label "
              + text
              + " from the line before; "
              + (isBranchLabel ? "end that with a goto elsewhere" : "put a goto between"));
    }
  }
}
