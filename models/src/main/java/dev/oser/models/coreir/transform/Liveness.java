package dev.oser.models.coreir.transform;

import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Version;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** Which registers may still be read. What a varmap reads counts. */
public final class Liveness {
  private final Version version;
  private final Function<Instruction, Set<String>> reads;
  private final Map<Integer, Set<String>> before = new HashMap<>();

  public Liveness(Version version) {
    this(version, Instruction::reads);
  }

  /** With another idea of what an instruction reads. */
  public Liveness(Version version, Function<Instruction, Set<String>> reads) {
    this.version = version;
    this.reads = reads;
    version.code().keySet().forEach(label -> before.put(label, new HashSet<>()));
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int label : version.code().keySet()) {
        changed |= before(label).addAll(transferred(label));
      }
    }
  }

  private Set<String> transferred(int label) {
    var live = new HashSet<>(after(label));
    var instruction = version.at(label);
    instruction.sets().ifPresent(live::remove);
    live.addAll(reads.apply(instruction));
    return live;
  }

  /** {@return the registers that are live before the instruction at a label} */
  public Set<String> before(int label) {
    return Objects.requireNonNull(before.get(label));
  }

  /** {@return the registers that are live after the instruction at a label} */
  public Set<String> after(int label) {
    var live = new HashSet<String>();
    for (int successor : version.at(label).successors()) {
      live.addAll(before(successor));
    }
    return live;
  }
}
