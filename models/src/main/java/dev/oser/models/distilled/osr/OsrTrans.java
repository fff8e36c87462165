package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.ctl.Facts;
import java.util.List;
import java.util.TreeMap;

/**
 * A program, what it was transformed into, and the mappings between them.
 *
 * @param source π
 * @param target π′
 * @param forward µππ′
 * @param backward µπ′π
 */
public record OsrTrans(Program source, Program target, OsrMapping forward, OsrMapping backward) {
  /**
   * {@code OSR_trans} (Algorithm 1) with the identity between points, as Theorem 3.3 assumes.
   *
   * @param transformation must be live-variable equivalent (Definition 15)
   */
  public static OsrTrans of(Program program, Transformation transformation, Strength strength) {
    var target = transformation.apply(program); // line 1
    var sourceFacts = new Facts(program);
    var targetFacts = new Facts(target);
    return new OsrTrans(
        program,
        target,
        mapping(sourceFacts, targetFacts, strength), // lines 2, 3
        mapping(targetFacts, sourceFacts, strength)); // lines 4, 5
  }

  /** {@code do_passes} (Algorithm 4): a list of transformations, the mappings composed. */
  public static OsrTrans ofPasses(
      Program program, List<Transformation> transformations, Strength strength) {
    var first = of(program, transformations.getFirst(), strength);
    if (transformations.size() == 1) {
      return first;
    }
    var rest = ofPasses(first.target, transformations.subList(1, transformations.size()), strength);
    return new OsrTrans(
        program, rest.target, first.forward.then(rest.forward), rest.backward.then(first.backward));
  }

  private static OsrMapping mapping(Facts source, Facts target, Strength strength) {
    var landings = new TreeMap<Integer, Landing>();
    for (int point = 1; point <= source.program().size(); point++) {
      var compensation = Compensation.build(source, point, target, point, strength);
      if (compensation.isPresent()) {
        landings.put(point, new Landing(point, compensation.get()));
      }
    }
    return new OsrMapping(landings);
  }
}
