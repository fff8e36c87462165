package dev.oser.models;

import java.util.ArrayList;
import java.util.List;

/**
 * A theorem, tested.
 *
 * @param name its number in the document, for example "Theorem 3.4"
 * @param statement what it says, in one sentence
 * @param generator makes the cases
 * @param check holds of every case
 * @param shrinker makes a counterexample readable
 * @param planted wrong variants that the same check catches
 * @param <C> what a case is; its {@code toString} is what a person reads
 */
public record Property<C>(
    String name,
    String statement,
    Generator<C> generator,
    Check<C> check,
    Shrinker<C> shrinker,
    List<Planted<C>> planted) {
  private static final int MOST_FAILURES = 3;

  /** How many more cases are tried for a planted variant: some show only in rare cases. */
  private static final int PATIENCE = 20;

  private static final int LEAST_PATIENCE = 2_000;

  public Property {
    planted = List.copyOf(planted);
    if (planted.isEmpty()) {
      throw new IllegalArgumentException(name + " has no planted variant: could it ever fail?");
    }
  }

  /**
   * Tests the property and its planted variants on the same cases, and those variants that these do
   * not expose on more: whether a variant can be found must not depend on the seed.
   *
   * @param firstSeed the seed of the first case
   * @param count how many cases
   */
  public Report run(long firstSeed, int count) {
    var failures = new ArrayList<String>();
    var uncaught = new ArrayList<>(planted);
    int cases = 0;
    while (cases < count && failures.size() < MOST_FAILURES) {
      long seed = firstSeed + cases;
      var subject = generator.generate(seed);
      cases++;
      if (check.violation(subject) != null) {
        failures.add(describe(seed, shrinker.shrink(subject, check)));
      }
      uncaught.removeIf(variant -> variant.check().violation(subject) != null);
    }
    if (failures.size() < MOST_FAILURES) {
      long last = firstSeed + cases + PATIENCE * (long) count + LEAST_PATIENCE;
      for (long seed = firstSeed + cases; seed < last && !uncaught.isEmpty(); seed++) {
        var subject = generator.generate(seed);
        uncaught.removeIf(variant -> variant.check().violation(subject) != null);
      }
    }
    return new Report(
        name, cases, failures, planted.size(), uncaught.stream().map(Planted::what).toList());
  }

  private String describe(long seed, C subject) {
    return name + ", seed " + seed + ": " + check.violation(subject) + "\n" + subject;
  }

  /**
   * What a run of a property found.
   *
   * @param property its name
   * @param cases how many cases were tried
   * @param failures the first counterexamples, shrunk; empty if the property held
   * @param planted how many wrong variants there are
   * @param uncaught the wrong variants that no case exposed, these and many more
   */
  public record Report(
      String property, int cases, List<String> failures, int planted, List<String> uncaught) {
    /** {@return how many wrong variants were found out} */
    public int caught() {
      return planted - uncaught.size();
    }
  }
}
