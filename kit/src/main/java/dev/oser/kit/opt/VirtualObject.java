package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.ObjectAccess;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Parameter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How far an object need not exist: partial escape analysis (Stadler et al., "Partial Escape
 * Analysis and Scalar Replacement for Java", 2014), for the object of one allocation at a time. It
 * is virtual from the allocation on as long as all that happens to it is that its parts are read
 * and written, that it is compared, and that it is asked of what kind it is; it is real from the
 * first instruction on that does anything else with it, and where it is real on one of the ways
 * that meet.
 */
final class VirtualObject {
  private final Definition object;
  private final Instruction allocation;
  private final ReversePostorder order;

  /** For each block, the first instruction of it that lets others see the object. */
  private final Map<Block, Instruction> escapes = new HashMap<>();

  /** The blocks at whose start the object may still be used. */
  private final Set<Block> liveAtStart = new HashSet<>();

  /** Those of them at whose start it is real. */
  private final Set<Block> realAtStart = new HashSet<>();

  private VirtualObject(Definition object, Instruction allocation, Set<Parameter> carriers) {
    this.object = object;
    this.allocation = allocation;
    this.order = ReversePostorder.of(object.block().function());
    for (var user : object.users()) {
      if (escapesBy(user, carriers)) {
        note(user);
      }
    }
    findWhereLive();
    spread();
  }

  /** {@return how far the object of an allocation need not exist} */
  static VirtualObject of(Instruction allocation) {
    return new VirtualObject(allocation, allocation, Set.of());
  }

  /**
   * {@return the same if some blocks could do without the objects that are passed to them}
   *
   * @param allocation the allocation of the object, or of one like it
   */
  static VirtualObject of(Definition object, Instruction allocation, Set<Parameter> carriers) {
    return new VirtualObject(object, allocation, carriers);
  }

  /** {@return whether an instruction makes an object of known parts and does nothing else} */
  static boolean isAllocation(Instruction instruction) {
    var effects = instruction.effects();
    return instruction.op().objectAccess() instanceof ObjectAccess.Make && effects.canDelete();
  }

  /** Whether a use of the object is more than a use of its parts or its identity. */
  private boolean escapesBy(Instruction user, Set<Parameter> carriers) {
    return switch (user.op().objectAccess()) {
      case ObjectAccess.Read(int part) ->
          !isPart(user.op(), part, allocation) && answer(user.op(), allocation) == null;
      case ObjectAccess.Write _ -> user.operand(1) == object;
      // The same operand twice is for others to simplify.
      case ObjectAccess.Compare _ -> user.operand(0) == user.operand(1);
      case ObjectAccess.Make _ -> true;
      case null ->
          answer(user.op(), allocation) == null
              && (user.operands().contains(object)
                  || !user.edges().stream().allMatch(edge -> isCarried(edge, carriers)));
    };
  }

  /** {@return whether an op that reads parts of objects reads those of an allocation's} */
  static boolean isPart(Op read, int part, Instruction allocation) {
    return allocation.op().objectAccess() instanceof ObjectAccess.Make(var reads)
        && part < reads.size()
        && reads.get(part).equals(read);
  }

  /**
   * {@return what an op finds out about an object whatever its parts are, which its op knows of all
   * objects of an allocation; null if that is nothing}
   */
  static @Nullable Constant answer(Op question, Instruction allocation) {
    return question.effects().isPure()
            && question.operandTypes().size() == 1
            && question.simplify(List.of(allocation)) instanceof Constant constant
        ? constant
        : null;
  }

  private boolean isCarried(Edge edge, Set<Parameter> carriers) {
    int times = 0;
    for (int i = 0; i < edge.arguments().size(); i++) {
      if (edge.arguments().get(i) == object) {
        times++;
        if (times > 1 || !carriers.contains(edge.target().parameters().get(i))) {
          return false;
        }
      }
    }
    return true;
  }

  private void note(Instruction escape) {
    escapes.merge(
        escape.block(), escape, (a, b) -> a.block().indexOf(a) < a.block().indexOf(b) ? a : b);
  }

  /** What is real at the end of a block is real in the blocks behind it that may use it. */
  private void spread() {
    var open = new ArrayDeque<>(escapes.keySet());
    while (!open.isEmpty()) {
      for (var edge : open.remove().outgoing()) {
        var next = edge.target();
        if (liveAtStart.contains(next) && realAtStart.add(next) && !escapes.containsKey(next)) {
          open.add(next);
        }
      }
    }
  }

  /** Goes backwards from the uses. */
  private void findWhereLive() {
    var open = new ArrayDeque<Block>();
    object.users().forEach(user -> open.add(user.block()));
    while (!open.isEmpty()) {
      var block = open.remove();
      if (block != object.block() && liveAtStart.add(block)) {
        block.incoming().forEach(edge -> open.add(edge.source()));
      }
    }
  }

  /** {@return the instructions before which the object must be made} */
  List<Instruction> makings() {
    var all = new ArrayList<Instruction>();
    for (var escape : escapes.values()) {
      if (!realAtStart.contains(escape.block()) && order.isReachable(escape.block())) {
        all.add(escape);
      }
    }
    all.sort((a, b) -> Integer.compare(order.indexOf(a.block()), order.indexOf(b.block())));
    return all;
  }

  /** {@return the edges on which the object must be made, since it is real where they lead} */
  List<Edge> makingEdges() {
    var all = new ArrayList<Edge>();
    for (var block : realAtStart) {
      for (var edge : block.incoming()) {
        if (order.isReachable(edge.source()) && !isRealAtEnd(edge.source())) {
          all.add(edge);
        }
      }
    }
    all.sort(
        (a, b) -> {
          int bySource = Integer.compare(order.indexOf(a.source()), order.indexOf(b.source()));
          return bySource != 0
              ? bySource
              : Integer.compare(
                  a.terminator().edges().indexOf(a), b.terminator().edges().indexOf(b));
        });
    return all;
  }

  boolean isLiveAtStart(Block block) {
    return liveAtStart.contains(block);
  }

  /** {@return the blocks in which the object is seen for the first time} */
  Set<Block> escapes() {
    return escapes.keySet();
  }

  boolean isRealAtEnd(Block block) {
    return realAtStart.contains(block) || escapes.containsKey(block);
  }

  /** {@return whether the object is virtual when an instruction that uses it starts} */
  boolean isVirtualAt(Instruction user) {
    var block = user.block();
    var escape = escapes.get(block);
    return !realAtStart.contains(block)
        && (escape == null || block.indexOf(user) < block.indexOf(escape));
  }

  /**
   * {@return whether anything is won by doing without it for a while: something that happens to it
   * then, or a way on which it is never made}
   */
  boolean isWorthIt() {
    return escapes.get(object.block()) == null
        || object.users().stream().anyMatch(this::isVirtualAt);
  }
}
