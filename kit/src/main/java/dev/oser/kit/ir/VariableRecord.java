package dev.oser.kit.ir;

import org.jspecify.annotations.Nullable;

/**
 * "From the next instruction on, this source variable has this value." Records ride on instructions
 * and are not uses, so they never keep code alive; when the value goes away, the variable is
 * optimised out from there on ({@code undef}).
 */
public final class VariableRecord {
  private final String variable;
  private @Nullable Value value;
  private @Nullable Instruction instruction;

  VariableRecord(String variable, @Nullable Value value) {
    this.variable = variable;
    this.value = value;
  }

  /** {@return the name in the source language} */
  public String variable() {
    return variable;
  }

  /** {@return the value the variable has, or null if it was optimised out} */
  public @Nullable Value value() {
    return value;
  }

  /** {@return the instruction it rides on: the variable has the value from there on} */
  public Instruction instruction() {
    if (instruction == null) {
      throw new IllegalStateException("the record of " + variable + " is on no instruction");
    }
    return instruction;
  }

  void ride(Instruction carrier) {
    instruction = carrier;
  }

  void attach() {
    if (value instanceof Definition definition) {
      definition.addRecord(this);
    }
  }

  void detach() {
    if (value instanceof Definition definition) {
      definition.removeRecord(this);
    }
  }

  void set(@Nullable Value replacement) {
    detach();
    value = replacement;
    attach();
  }
}
