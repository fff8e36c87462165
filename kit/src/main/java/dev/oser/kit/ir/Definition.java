package dev.oser.kit.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A value that code defines: it has a name, unique in its function, and knows who uses it. */
public abstract sealed class Definition implements Value permits Instruction, Parameter {
  private final String name;
  private final List<Instruction> users = new ArrayList<>(2);
  private final List<Instruction> usersView = Collections.unmodifiableList(users);
  private final List<VariableRecord> records = new ArrayList<>(0);

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

  /** {@return the block whose code defines it} */
  public abstract Block block();

  /** {@return the instructions that use this value, one entry per use} */
  public final List<Instruction> users() {
    return usersView;
  }

  public final boolean isUsed() {
    return !users.isEmpty();
  }

  /** {@return the source-variable records that mention this value; they are not uses} */
  public final List<VariableRecord> records() {
    return Collections.unmodifiableList(records);
  }

  final void addUser(Instruction user) {
    users.add(user);
  }

  final void removeUser(Instruction user) {
    // From both ends: users tend to go in the order in which they came, or in the opposite one.
    for (int low = 0, high = users.size() - 1; low <= high; low++, high--) {
      if (users.get(high) == user) {
        users.remove(high);
        return;
      }
      if (users.get(low) == user) {
        users.remove(low);
        return;
      }
    }
    throw new IllegalStateException(user + " is not a user of " + text());
  }

  final void addRecord(VariableRecord record) {
    records.add(record);
  }

  final void removeRecord(VariableRecord record) {
    records.removeIf(each -> each == record);
  }

  @Override
  public String toString() {
    return text();
  }
}
