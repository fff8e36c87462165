package dev.oser.models.distilled.laws;

import dev.oser.models.Choice;
import dev.oser.models.Generator;
import dev.oser.models.Shrinker;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.Store;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A program, stores to start it from, and a seed for what else a property decides.
 *
 * @param program well-formed
 * @param stores the initial stores
 * @param choices where random decisions of the check start
 */
record ProgramCase(Program program, List<Store> stores, long choices) {
  private static final int MOST_INSTRUCTIONS = 14;
  private static final int STORES = 3;

  /** {@return cases about any program} */
  static Generator<ProgramCase> any() {
    return where(false, _ -> true);
  }

  /**
   * {@return cases about programs that satisfy a condition, so that no case says nothing}
   *
   * @param singleAssignment whether every variable has one definition
   */
  static Generator<ProgramCase> where(boolean singleAssignment, Predicate<Program> condition) {
    return seed -> {
      var choice = new Choice(seed);
      var generator = new ProgramGenerator(choice, singleAssignment);
      var program = generator.wellFormed(MOST_INSTRUCTIONS);
      while (!condition.test(program)) {
        program = generator.wellFormed(MOST_INSTRUCTIONS);
      }
      var stores = Stream.generate(generator::store).limit(STORES).toList();
      return new ProgramCase(program, stores, seed);
    };
  }

  /** {@return cases as {@link #where} makes them, and every tenth about an overwritten operand} */
  static Generator<ProgramCase> withOverwrittenOperands(Predicate<Program> condition) {
    return seed -> {
      var usual = where(false, condition).generate(seed);
      return seed % 10 == 0
          ? new ProgramCase(
              new ProgramGenerator(new Choice(seed)).overwritten(), usual.stores, seed)
          : usual;
    };
  }

  /** {@return a shrinker that drops instructions} */
  static Shrinker<ProgramCase> shrinker() {
    return subject ->
        ProgramShrinker.smaller(subject.program).stream()
            .map(program -> new ProgramCase(program, subject.stores, subject.choices))
            .toList();
  }

  Choice choice() {
    return new Choice(choices);
  }

  @Override
  public String toString() {
    return program + "from " + stores;
  }
}
