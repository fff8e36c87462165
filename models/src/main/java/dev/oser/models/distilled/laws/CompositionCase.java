package dev.oser.models.distilled.laws;

import dev.oser.models.Choice;
import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Two composable programs and a store for the first.
 *
 * @param first returns what the second needs, and maybe more
 * @param second starts from that
 */
record CompositionCase(Program first, Program second, Store store) {
  private static final int MOST_INSTRUCTIONS = 9;

  static CompositionCase generate(long seed) {
    var choice = new Choice(seed);
    var generator = new ProgramGenerator(choice);
    var second = generator.wellFormed(MOST_INSTRUCTIONS);
    var first = generator.wellFormed(MOST_INSTRUCTIONS);
    var outputs = new TreeSet<>(first.outputs());
    outputs.addAll(List.of("a", "b"));
    return new CompositionCase(
        first.with(first.size(), new Instruction.Out(new ArrayList<>(outputs))),
        second,
        generator.store());
  }

  @Override
  public String toString() {
    return first + "then\n" + second + "from " + store;
  }
}
