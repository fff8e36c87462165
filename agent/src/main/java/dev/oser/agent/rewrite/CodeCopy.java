package dev.oser.agent.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.DiscontinuedInstruction.JsrInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Writes the code of a method a second time, with labels of its own. What is only for debuggers
 * stays with the first, but for line numbers.
 */
final class CodeCopy {
  private final CodeBuilder to;
  private final UnaryOperator<Label> labels;

  /**
   * @param labels the label of the copy for one of the original
   */
  CodeCopy(CodeBuilder to, UnaryOperator<Label> labels) {
    this.to = to;
    this.labels = labels;
  }

  void write(CodeElement element) {
    switch (element) {
      case Label label -> to.labelBinding(labels.apply(label));
      case BranchInstruction branch -> to.branch(branch.opcode(), labels.apply(branch.target()));
      case JsrInstruction jsr ->
          to.with(JsrInstruction.of(jsr.opcode(), labels.apply(jsr.target())));
      case TableSwitchInstruction table ->
          to.tableswitch(
              table.lowValue(),
              table.highValue(),
              labels.apply(table.defaultTarget()),
              cases(table.cases()));
      case LookupSwitchInstruction lookup ->
          to.lookupswitch(labels.apply(lookup.defaultTarget()), cases(lookup.cases()));
      case ExceptionCatch range ->
          to.with(
              ExceptionCatch.of(
                  labels.apply(range.handler()),
                  labels.apply(range.tryStart()),
                  labels.apply(range.tryEnd()),
                  range.catchType()));
      case Instruction instruction -> to.with(instruction);
      case LineNumber line -> to.with(line);
      default -> {}
    }
  }

  private List<SwitchCase> cases(List<SwitchCase> cases) {
    return cases.stream()
        .map(each -> SwitchCase.of(each.caseValue(), labels.apply(each.target())))
        .toList();
  }
}
