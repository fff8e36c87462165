package dev.oser.models.distilled.rewrite;

import dev.oser.models.distilled.ctl.Substitution;

/**
 * A place where a rule applies.
 *
 * @param rule the rule
 * @param theta θ of Definition 10
 */
public record Match(Rule rule, Substitution theta) {
  @Override
  public String toString() {
    return rule.name() + " " + theta;
  }
}
