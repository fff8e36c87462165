package dev.oser.kit.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value that code defines: it has a name, unique in its function, and knows who uses it. */
public abstract sealed class Definition implements Value permits Instruction, Parameter {
  private final String name;
  private int number = -1;
  private final Row<Instruction> users = new Row<>();
  private @Nullable Row<VariableRecord> records;

  Definition(String name) {
    this.name = name;
  }

  /** {@return the name without the percent sign; empty for an instruction without a result} */
  public final String name() {
    return name;
  }

  @Override
  public final String text() {
    return "%" + name;
  }

  /**
   * {@return a number that no other definition of the function has or had, for tables: less than
   * {@link Function#definitionNumbers}; -1 for an instruction that was never in a block}
   */
  public final int number() {
    return number;
  }

  final void takeNumber(Function function) {
    if (number < 0) {
      number = function.nextDefinitionNumber();
    }
  }

  /** {@return the block whose code defines it} */
  public abstract Block block();

  /** {@return the instructions that use this value, one entry per use} */
  public final List<Instruction> users() {
    return users;
  }

  public final boolean isUsed() {
    return !users.isEmpty();
  }

  /** {@return the source-variable records that mention this value; they are not uses} */
  public final List<VariableRecord> records() {
    return records == null ? List.of() : records;
  }

  final void addUser(Instruction user) {
    users.append(user);
  }

  final void removeUser(Instruction user) {
    int index = users.find(user);
    if (index < 0) {
      throw new IllegalStateException(user + " is not a user of " + text());
    }
    users.take(index);
  }

  final void addRecord(VariableRecord record) {
    if (records == null) {
      records = new Row<>();
    }
    records.append(record);
  }

  final void removeRecord(VariableRecord record) {
    if (records != null) {
      int index = records.find(record);
      if (index >= 0) {
        records.take(index);
      }
    }
  }

  @Override
  public String toString() {
    return text();
  }
}
