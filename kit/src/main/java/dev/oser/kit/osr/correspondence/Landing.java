package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.osr.correspondence.Prospect.Coming;
import java.util.List;
import java.util.Map;

/**
 * Where execution goes on in the target version. Between the source point and the place that
 * corresponds to the landing, the source version may have code without effects; see {@link Way}.
 *
 * @param at the instruction of the target that is executed next
 * @param ahead instructions of the source that are certain to be executed before it reaches that
 *     place, in order
 * @param changed what the values of the source that are set on the way will be
 */
public record Landing(Instruction at, List<Coming> ahead, Map<Definition, Prospect> changed) {
  public Landing {
    ahead = List.copyOf(ahead);
    changed = Map.copyOf(changed);
  }
}
