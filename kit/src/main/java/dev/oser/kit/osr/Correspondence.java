package dev.oser.kit.osr;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How the values and points of two versions correspond, seen from one of them. It is the Δ of 000,
 * Algorithm 1, with points that one version lost mapped to the nearest equivalent one.
 */
public abstract sealed class Correspondence {
  private final Function source;
  private final Function target;

  private Correspondence(Function source, Function target) {
    this.source = source;
    this.target = target;
  }

  static Correspondence forward(Function base, FunctionCopy copy, Journal journal) {
    return new Forward(base, copy, journal);
  }

  static Correspondence backward(Function base, FunctionCopy copy, Journal journal) {
    return new Backward(base, copy, journal);
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
  abstract @Nullable Definition counterpart(Definition ofTarget);

  /**
   * {@return the values of the source that are known to be equal to one of the target, its
   * counterpart not among them}
   */
  abstract List<Value> equalTo(Definition ofTarget);

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
   * {@return instructions of the target that may trap and are not where the source has them, in
   * layout order}
   */
  abstract List<Instruction> movedTraps();

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
   * {@return where to go on in the target instead of executing an instruction of the source, or
   * null if no point of the target is equivalent}
   */
  public @Nullable Landing landing(Instruction point) {
    return way(point).landing();
  }

  /** {@return all there is to land on: the first landing, and others further on} */
  Way way(Instruction point) {
    return new Way(this, point);
  }

  /** Whatever the target computes on its own just before the place need not be made by the map. */
  Instruction earliest(Instruction place) {
    var block = place.block();
    int index = block.indexOf(place);
    while (index > 0) {
      var previous = block.instructions().get(index - 1);
      if (inSource(previous) != null || !hasNoEffect(previous)) {
        break;
      }
      index--;
    }
    return block.instructions().get(index);
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
    return function.blocks().stream()
        .flatMap(block -> block.instructions().stream())
        .filter(instruction -> Needs.mayTrap(instruction) && isMoved.test(instruction))
        .toList();
  }

  private static final class Forward extends Correspondence {
    private final FunctionCopy copy;
    private final Journal journal;

    Forward(Function base, FunctionCopy copy, Journal journal) {
      super(base, copy.function());
      this.copy = copy;
      this.journal = journal;
    }

    @Override
    @Nullable Definition counterpart(Definition ofTarget) {
      return copy.originalOf(ofTarget);
    }

    @Override
    List<Value> equalTo(Definition ofTarget) {
      var found = new ArrayList<Value>();
      for (var value : journal.equalTo(ofTarget)) {
        switch (value) {
          case Constant constant -> found.add(constant);
          case Definition definition -> {
            var original = copy.originalOf(definition);
            if (original != null) {
              found.add(original);
            }
          }
        }
      }
      return found;
    }

    @Override
    @Nullable Instruction inTarget(Instruction ofSource) {
      var made = journal.newest((Instruction) copy.definitionOf(ofSource));
      return made.isInBlock() && !journal.hasMoved(made) ? made : null;
    }

    @Override
    @Nullable Instruction inSource(Instruction ofTarget) {
      return journal.hasMoved(ofTarget)
          ? null
          : (Instruction) copy.originalOf(journal.oldest(ofTarget));
    }

    @Override
    List<Instruction> movedTraps() {
      return trapsOf(target(), journal::hasMoved);
    }

    @Override
    boolean isLaterInTarget(Instruction write) {
      return journal.isLate((Instruction) copy.definitionOf(write));
    }

    @Override
    boolean isStillToCome(Instruction write, Instruction placeInTarget) {
      return journal.lateAt(placeInTarget).contains((Instruction) copy.definitionOf(write));
    }

    @Override
    boolean isEarlierInTarget(Instruction write) {
      return false;
    }

    @Override
    List<Instruction> owedAt(Instruction placeInSource) {
      return List.of();
    }
  }

  private static final class Backward extends Correspondence {
    private final FunctionCopy copy;
    private final Journal journal;

    Backward(Function base, FunctionCopy copy, Journal journal) {
      super(copy.function(), base);
      this.copy = copy;
      this.journal = journal;
    }

    @Override
    @Nullable Definition counterpart(Definition ofTarget) {
      var made = copy.definitionOf(ofTarget);
      return isThere(made) ? made : null;
    }

    private static boolean isThere(Definition definition) {
      return switch (definition) {
        case Instruction instruction -> instruction.isInBlock();
        case Parameter parameter -> parameter.isInFunction();
      };
    }

    @Override
    List<Value> equalTo(Definition ofTarget) {
      return journal.equalTo(copy.definitionOf(ofTarget)).stream()
          .filter(value -> value instanceof Constant || isThere((Definition) value))
          .toList();
    }

    @Override
    @Nullable Instruction inTarget(Instruction ofSource) {
      return journal.hasMoved(ofSource)
          ? null
          : (Instruction) copy.originalOf(journal.oldest(ofSource));
    }

    @Override
    @Nullable Instruction inSource(Instruction ofTarget) {
      var made = journal.newest((Instruction) copy.definitionOf(ofTarget));
      return made.isInBlock() && !journal.hasMoved(made) ? made : null;
    }

    @Override
    List<Instruction> movedTraps() {
      return trapsOf(
          target(),
          instruction -> {
            var made = (Instruction) copy.definitionOf(instruction);
            return made.isInBlock() && journal.hasMoved(made);
          });
    }

    @Override
    boolean isLaterInTarget(Instruction write) {
      return false;
    }

    @Override
    boolean isStillToCome(Instruction write, Instruction placeInTarget) {
      return false;
    }

    @Override
    boolean isEarlierInTarget(Instruction write) {
      return journal.isLate(write);
    }

    @Override
    List<Instruction> owedAt(Instruction placeInSource) {
      return journal.lateAt(placeInSource);
    }
  }
}
