package dev.oser.kit.osr.correspondence;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How the values and points of two versions correspond, seen from one of them. It is the Δ of
 * Distilled, Algorithm 1, with points that one version lost mapped to the nearest equivalent one.
 */
public abstract sealed class Correspondence permits ToOptimised, ToUnoptimised {
  private final Function source;
  private final Function target;

  Correspondence(Function source, Function target) {
    this.source = source;
    this.target = target;
  }

  static Correspondence forward(Function base, FunctionCopy copy, Journal journal) {
    return new ToOptimised(base, copy, journal);
  }

  static Correspondence backward(Function base, FunctionCopy copy, Journal journal) {
    return new ToBase(base, copy, journal);
  }

  public Function source() {
    return source;
  }

  public Function target() {
    return target;
  }

  /**
   * {@return the value of the source that is the same as one of the target, or null if it has none}
   */
  public abstract @Nullable Definition counterpart(Definition ofTarget);

  /**
   * {@return the values of the source that are known to be equal to one of the target, its
   * counterpart not among them}
   */
  public abstract List<Value> equalTo(Definition ofTarget);

  /**
   * {@return the instruction of the target that stands where one of the source stands, or null if
   * none does}
   */
  abstract @Nullable Instruction inTarget(Instruction ofSource);

  /**
   * {@return the instruction of the source that stands where one of the target stands, or null if
   * none does}
   */
  abstract @Nullable Instruction inSource(Instruction ofTarget);

  /**
   * {@return instructions of the target that may trap and are not where the source has them, each
   * behind those that dominate it}
   */
  public abstract List<Instruction> movedTraps();

  /** {@return whether the target executes a write of the source at a later place} */
  abstract boolean isLaterInTarget(Instruction write);

  /** {@return whether, at a place of the target, it is still to execute a write of the source} */
  abstract boolean isStillToCome(Instruction write, Instruction placeInTarget);

  /** {@return whether the target has a write of the source at an earlier place} */
  abstract boolean isEarlierInTarget(Instruction write);

  /**
   * {@return the writes that, at a place of the source, it is still to execute and the target has
   * executed already}
   */
  abstract List<Instruction> owedAt(Instruction placeInSource);

  /**
   * {@return the frames of calls of the target, and of calls in them, that the source has inlined}
   */
  List<InlinedFrame> frames() {
    return List.of();
  }

  /**
   * {@return where to go on in the target instead of executing an instruction of the source, or
   * null if no point of the target is equivalent}
   */
  public @Nullable Landing landing(Instruction point) {
    return way(point).landing();
  }

  /** {@return all there is to land on: the first landing, and others further on} */
  Way way(Instruction point) {
    if (point.block().function() != source) {
      throw new IllegalArgumentException(
          point + " of " + point.block().function() + " is not in the version that is left");
    }
    return new Way(this, point);
  }

  /** Whatever the target computes on its own just before the place need not be made by the map. */
  Instruction earliest(Instruction place) {
    var block = place.block();
    int index = block.indexOf(place);
    while (index > 0 && isOnItsOwn(block.instructions().get(index - 1))) {
      index--;
    }
    return block.instructions().get(index);
  }

  /** {@return the place that {@link #earliest} began with} */
  public Instruction latest(Instruction landing) {
    var block = landing.block();
    int index = block.indexOf(landing);
    while (isOnItsOwn(block.instructions().get(index))) {
      index++;
    }
    return block.instructions().get(index);
  }

  private boolean isOnItsOwn(Instruction ofTarget) {
    return !ofTarget.isTerminator() && inSource(ofTarget) == null && hasNoEffect(ofTarget);
  }

  /**
   * It may read, trap and allocate: whether it has been executed yet makes no difference to anyone
   * else.
   */
  static boolean hasNoEffect(Instruction instruction) {
    Effects effects = instruction.op().effects();
    return effects.writes() == Memory.NONE && !effects.observable();
  }

  static List<Instruction> trapsOf(Function function, Predicate<Instruction> isMoved) {
    return ReversePostorder.of(function).order().stream()
        .flatMap(block -> block.instructions().stream())
        .filter(instruction -> Needs.mayTrap(instruction) && isMoved.test(instruction))
        .toList();
  }

  /** {@return whether a value is still part of the code it was made for} */
  public static boolean isThere(Definition definition) {
    return switch (definition) {
      case Instruction instruction -> instruction.isInBlock();
      case Parameter parameter -> parameter.isInFunction();
    };
  }
}
