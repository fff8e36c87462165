package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.opt.ConditionalConstants;
import dev.oser.kit.opt.IdleRegion;
import dev.oser.kit.osr.correspondence.Prospect.Coming;
import dev.oser.kit.osr.correspondence.Prospect.Present;
import dev.oser.kit.osr.correspondence.Prospect.Unknown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The way from a point of the source on, as far as nobody can tell whether it has been gone: past
 * instructions without effects and along edges that are certain to be taken. At every place on it
 * that the target has too, execution may go on in the target instead; a map can compute what the
 * source would have computed until there, in the memory as it is.
 *
 * <p>The way leads past terminators that {@linkplain ConditionalConstants constants decide}, and
 * past those that decide only between {@linkplain IdleRegion code that does nothing}: to where the
 * ways meet again. Which of them is taken is not known, so neither are the values made there.
 *
 * <p>A store that has been sunk is the one effect that the way leads past (Distilled §4.4). Going
 * to the version that has it later, it is left to that version: executing it again is harmless,
 * since nobody reads the place before. Going to the version that had it earlier, it is executed on
 * the way, or before landing between the two places.
 */
public final class Way {
  private final Correspondence versions;
  private final Map<Definition, Prospect> changed = new HashMap<>();
  private final List<Coming> ahead = new ArrayList<>();

  /** Values that something ahead needs as they are at the point. */
  private final Set<Definition> read = new HashSet<>();

  /** Writes that are left to the target, which executes them later. */
  private final Set<Instruction> left = new HashSet<>();

  private final Set<Instruction> visited = new HashSet<>();
  private boolean hasWritten;
  private @Nullable Instruction next;

  Way(Correspondence versions, Instruction point) {
    this.versions = versions;
    this.next = mayRun(point) ? point : null;
  }

  /**
   * Of code that never runs, what constants show is not true if one starts there all the same: nor
   * are the {@linkplain Needs values it needs} known. A version whose assumption always fails has
   * such code, and others are left for it.
   */
  private static boolean mayRun(Instruction place) {
    var block = place.block();
    return ConditionalConstants.of(block.function()).mayRun(block);
  }

  /** {@return the way from a point of the source of a correspondence} */
  public static Way of(Correspondence versions, Instruction point) {
    return versions.way(point);
  }

  /** {@return whether there is more to come; none at all if the point never runs} */
  public boolean goesOn() {
    return next != null;
  }

  /** {@return the next landing, further on than the last one, or null if there is no more} */
  public @Nullable Landing landing() {
    while (next != null) {
      var here = next;
      var place = versions.inTarget(here);
      var landing = place == null || !mayRun(place) ? null : landing(here, place);
      // Having been there before, the way leads around a loop that the target does not have.
      next = visited.add(here) ? after(here) : null;
      if (landing != null) {
        return landing;
      }
    }
    return null;
  }

  private @Nullable Landing landing(Instruction here, Instruction place) {
    if (!left.stream().allMatch(write -> versions.isStillToCome(write, place))) {
      return null;
    }
    var owed = versions.owedAt(here);
    if (owed.isEmpty()) {
      return new Landing(versions.earliest(place), ahead, changed);
    }
    var all = new ArrayList<>(ahead);
    var known = new HashMap<>(changed);
    for (var write : owed) {
      // It cannot be made if it is gone, or told from itself if it has been executed once.
      if (!write.isInBlock() || changed.containsKey(write)) {
        return null;
      }
      var coming = new Coming(write, prospects(write.operands()));
      all.add(coming);
      known.put(write, coming);
    }
    return new Landing(versions.earliest(place), all, known);
  }

  private @Nullable Instruction after(Instruction instruction) {
    if (instruction.isTerminator()) {
      return leave(instruction);
    }
    boolean isWrite = !Correspondence.hasNoEffect(instruction);
    if (isWrite && versions.isLaterInTarget(instruction)) {
      left.add(instruction);
    } else if (isWrite ? versions.isEarlierInTarget(instruction) : canRunAhead(instruction)) {
      var coming = new Coming(instruction, prospects(instruction.operands()));
      ahead.add(coming);
      changed.put(instruction, coming);
      hasWritten |= isWrite;
    } else {
      return null;
    }
    var block = instruction.block();
    return block.instructions().get(block.indexOf(instruction) + 1);
  }

  /**
   * A map cannot tell a value as it is from the same one computed anew; and it need not read before
   * what is written ahead.
   */
  private boolean canRunAhead(Instruction instruction) {
    boolean reads = instruction.op().effects().reads() != Memory.NONE;
    return !read.contains(instruction) && !(reads && hasWritten);
  }

  private List<Prospect> prospects(List<Value> values) {
    return values.stream().map(this::prospect).toList();
  }

  private Prospect prospect(Value value) {
    return switch (value) {
      case Constant constant -> new Present(constant);
      case Definition definition -> {
        var known = changed.get(definition);
        if (known == null) {
          read.add(definition);
        }
        yield known == null ? new Present(definition) : known;
      }
    };
  }

  private @Nullable Instruction leave(Instruction terminator) {
    if (terminator.op() instanceof ControlOp.Jump) {
      return follow(terminator.edges().getFirst());
    }
    var decided = ConditionalConstants.of(versions.source()).decidedEdge(terminator);
    if (decided != null) {
      return follow(decided);
    }
    var region = IdleRegion.behind(terminator);
    return region == null ? null : skip(region);
  }

  private Instruction follow(Edge edge) {
    var parameters = edge.target().parameters();
    // All at once: around a loop, a parameter may be passed the value of another.
    var values = prospects(edge.arguments());
    for (int i = 0; i < values.size(); i++) {
      changed.put(parameters.get(i), values.get(i));
    }
    return edge.target().instructions().getFirst();
  }

  private Instruction skip(IdleRegion region) {
    for (var block : region.blocks()) {
      block.parameters().forEach(parameter -> changed.put(parameter, Unknown.UNKNOWN));
      block.instructions().forEach(instruction -> changed.put(instruction, Unknown.UNKNOWN));
    }
    var parameters = region.end().parameters();
    var merged = new ArrayList<Prospect>();
    for (int i = 0; i < parameters.size(); i++) {
      merged.add(merged(region.edges(), i));
    }
    for (int i = 0; i < merged.size(); i++) {
      changed.put(parameters.get(i), merged.get(i));
    }
    return region.end().instructions().getFirst();
  }

  /** {@return what a parameter gets on every edge, if that is always the same} */
  private Prospect merged(List<Edge> edges, int index) {
    var first = edges.getFirst().arguments().get(index);
    boolean areSame = edges.stream().allMatch(edge -> edge.arguments().get(index).equals(first));
    return areSame ? prospect(first) : Unknown.UNKNOWN;
  }
}
