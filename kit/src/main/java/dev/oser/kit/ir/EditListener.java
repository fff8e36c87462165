package dev.oser.kit.ir;

import java.util.Collection;

/**
 * Is told of every edit an {@link Editor} makes, before what is deleted is gone and after what is
 * added is there. The six edits are those of "On-Stack Replacement, Distilled" (§4.3); changes of
 * the graph are told in terms of the terminators and parameters they add and delete.
 */
public interface EditListener {
  /** An instruction or a block parameter has been added. */
  void added(Definition definition);

  /** An instruction or a block parameter is about to be deleted. */
  void deleted(Definition definition);

  /** A terminator takes the place of another. */
  void terminatorReplaced(Instruction old, Instruction replacement);

  /** A call is about to be deleted, since a copy of its callee takes its place. */
  void inlined(InlinedCall inlined);

  /** An instruction has moved to an earlier place. */
  void hoisted(Instruction instruction);

  /** An instruction has moved to a later place. */
  void sunk(Instruction instruction);

  /** A write has been moved, past instructions that used to run after it, to behind them. */
  void overtaken(Instruction write, Collection<Instruction> others);

  /** An operand or edge argument of an instruction has been replaced. */
  void operandReplaced(Instruction user, Value old, Value replacement);

  /** Every use of a value is about to be replaced by one that is equal to it. */
  void allReplaced(Definition old, Value replacement);
}
