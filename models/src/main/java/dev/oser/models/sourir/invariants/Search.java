package dev.oser.models.sourir.invariants;

/**
 * How hard to look.
 *
 * @param probes how many calls of each function to try
 * @param occurrences how many occurrences of assumes to force in one run
 * @param fuel how many steps a run may take
 */
public record Search(int probes, int occurrences, long fuel) {
  /** Thorough enough for a person who waits. */
  public static final Search THOROUGH = new Search(200, 200, 100_000);

  /** Fast enough for thousands of generated programs. */
  public static final Search QUICK = new Search(6, 12, 3_000);
}
