package dev.oser.agent.rewrite;

import dev.oser.profile.path.Branch;
import dev.oser.profile.path.MethodProfile;
import dev.oser.profile.path.PathForest;
import dev.oser.profile.path.PathNumbering;
import java.util.List;
import java.util.Map;

/**
 * An instrumented method, to tell its paths again.
 *
 * @param label its name
 * @param source the name of the source file
 * @param numbering its paths
 * @param lines the source lines of each block
 * @param branches what is known of the edges of the flow graph, by their numbers
 */
public record PathMethod(
    String label,
    String source,
    PathNumbering numbering,
    List<List<Integer>> lines,
    Map<Integer, Branch> branches) {
  /** {@return what is known of its paths} */
  public MethodProfile profile(PathForest forest) {
    return MethodProfile.of(label, source, numbering, lines, branches, forest);
  }
}
