package dev.oser.lang.sourir.fuzz;

import dev.oser.lang.sourir.opt.Pass;
import dev.oser.lang.sourir.stress.Stress;
import dev.oser.models.Choice;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.laws.ProgramGenerator;
import dev.oser.models.sourir.text.Printer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A program, and what to do with it.
 *
 * @param stress ways to make assumes fail
 * @param lies whether a varmap is wrong: then only the plain run must stay the same
 */
record FuzzCase(
    Program program, List<String> input, List<Pass> passes, List<Stress> stress, boolean lies) {
  private static final int LYING_PERCENT = 25;
  private static final int MOST_PASSES = 7;

  FuzzCase {
    input = List.copyOf(input);
    passes = List.copyOf(passes);
    stress = List.copyOf(stress);
  }

  /** {@return the case of a seed} */
  static FuzzCase of(long seed, List<Pass> pool) {
    var choice = new Choice(seed);
    var generator = new ProgramGenerator(choice);
    var program = choice.percent(50) ? generator.plain() : generator.versioned();
    boolean lies = choice.percent(LYING_PERCENT);
    var passes = new ArrayList<Pass>();
    int count = choice.between(0, MOST_PASSES);
    for (int i = 0; i < count; i++) {
      passes.add(choice.of(pool));
    }
    return new FuzzCase(
        lies ? Liar.of(program, choice) : program,
        generator.input(),
        passes,
        List.of(stress(choice), stress(choice)),
        lies);
  }

  private static Stress stress(Choice choice) {
    return switch (choice.below(4)) {
      case 0 -> new Stress.First();
      case 1 -> new Stress.Every(choice.between(1, 5));
      case 2 -> new Stress.All();
      default -> new Stress.AtRandom(choice.below(1000));
    };
  }

  FuzzCase with(Program other) {
    return new FuzzCase(other, input, passes, stress, lies);
  }

  FuzzCase with(List<Pass> other) {
    return new FuzzCase(program, input, other, stress, lies);
  }

  @Override
  public String toString() {
    return Printer.print(program)
        + "with --opt "
        + passes.stream().map(Pass::name).collect(Collectors.joining(","))
        + ", input "
        + input;
  }
}
