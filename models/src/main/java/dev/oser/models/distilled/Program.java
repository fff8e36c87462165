package dev.oser.models.distilled;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A program (Definition 1): a sequence of instructions, the first {@code in}, the last {@code out},
 * neither anywhere else. Program points count from 1, as in the paper.
 */
public record Program(List<Instruction> instructions) {
  public Program {
    instructions = List.copyOf(instructions);
    int size = instructions.size();
    if (size < 2
        || !(instructions.getFirst() instanceof Instruction.In)
        || !(instructions.getLast() instanceof Instruction.Out)
        || instructions.subList(1, size - 1).stream()
            .anyMatch(each -> each instanceof Instruction.In || each instanceof Instruction.Out)) {
      throw new IllegalArgumentException("a program is in …, instructions, out …: " + instructions);
    }
  }

  /** {@return |π|} */
  public int size() {
    return instructions.size();
  }

  /** {@return the instruction at a point from 1 to |π|} */
  public Instruction at(int point) {
    return instructions.get(point - 1);
  }

  /** {@return this program with another instruction at a point} */
  public Program with(int point, Instruction instruction) {
    var changed = new ArrayList<>(instructions);
    changed.set(point - 1, instruction);
    return new Program(changed);
  }

  /** {@return the variables of {@code in}} */
  public List<String> inputs() {
    return ((Instruction.In) instructions.getFirst()).variables();
  }

  /** {@return the variables of {@code out}} */
  public List<String> outputs() {
    return ((Instruction.Out) instructions.getLast()).variables();
  }

  /** {@return every variable the program mentions} */
  public Set<String> variables() {
    var result = new TreeSet<String>();
    for (var instruction : instructions) {
      result.addAll(instruction.defines());
      result.addAll(instruction.uses());
    }
    return result;
  }

  /** {@return the text form, one numbered instruction per line, which {@link Parser} reads back} */
  @Override
  public String toString() {
    var text = new StringBuilder();
    int width = Integer.toString(size()).length();
    for (int point = 1; point <= size(); point++) {
      var number = Integer.toString(point);
      text.repeat(' ', width - number.length()).append(number).append(": ");
      text.append(at(point)).append('\n');
    }
    return text.toString();
  }
}
