package dev.oser.models.distilled.rewrite;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A rewrite rule with a side condition (Definition 9).
 *
 * @param name for people
 * @param rewrites the lines m1 : Î1 ⟹ Î′1 … mr : Îr ⟹ Î′r
 * @param searched a meta-variable that only the condition mentions, or null: it ranges over the
 *     right-hand sides of the program's assignments
 * @param condition φ
 */
public record Rule(
    String name, List<Rewrite> rewrites, @Nullable String searched, Condition condition) {
  public Rule {
    rewrites = List.copyOf(rewrites);
  }

  /**
   * {@return the rule under another name with another condition: how wrong variants are planted}
   */
  public Rule withCondition(String newName, Condition newCondition) {
    return new Rule(newName, rewrites, searched, newCondition);
  }

  @Override
  public String toString() {
    return rewrites.stream().map(Rewrite::toString).collect(Collectors.joining("\n"))
        + "\n  if "
        + condition;
  }
}
