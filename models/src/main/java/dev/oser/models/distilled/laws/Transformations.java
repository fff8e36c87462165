package dev.oser.models.distilled.laws;

import dev.oser.models.Choice;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.osr.Transformation;
import dev.oser.models.distilled.rewrite.Engine;
import dev.oser.models.distilled.rewrite.Rules;
import java.util.ArrayList;
import java.util.List;

/** Random live-variable equivalent transformations. */
final class Transformations {
  private Transformations() {}

  /** {@return one application of one rule, or nothing at all where no rule applies} */
  static Transformation random(Choice choice) {
    return program -> {
      var matches = Engine.matches(Rules.all(), program);
      return matches.isEmpty() ? program : Engine.apply(choice.of(matches), program);
    };
  }

  /** {@return some of them in a row} */
  static List<Transformation> some(Choice choice, int count) {
    var result = new ArrayList<Transformation>();
    for (int i = 0; i < count; i++) {
      result.add(random(choice));
    }
    return result;
  }

  /** {@return whether any rule applies} */
  static boolean exist(Program program) {
    return !Engine.matches(Rules.all(), program).isEmpty();
  }
}
