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
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
   * {@return where to go on in the target instead of executing an instruction of the source, or
   * null if no point of the target is equivalent}
   */
  public @Nullable Landing landing(Instruction point) {
    var ahead = new LinkedHashMap<Instruction, List<Value>>();
    var passed = new HashMap<Parameter, Value>();
    var current = point;
    while (true) {
      var place = inTarget(current);
      if (place != null) {
        return new Landing(earliest(place), ahead, passed);
      }
      var operands = current.operands().stream().map(value -> atPoint(value, passed)).toList();
      if (ahead.put(current, operands) != null) {
        return null; // around a loop of the source that the target does not have
      }
      if (current.isTerminator()) {
        if (!(current.op() instanceof ControlOp.Jump)) {
          return null;
        }
        current = follow(current, passed);
      } else if (hasNoEffect(current)) {
        current = next(current);
      } else {
        return null;
      }
    }
  }

  private static Instruction follow(Instruction jump, Map<Parameter, Value> passed) {
    var edge = jump.edges().getFirst();
    var parameters = edge.target().parameters();
    // All at once: around a loop, a parameter may be passed the value of another.
    var values = edge.arguments().stream().map(value -> atPoint(value, passed)).toList();
    for (int i = 0; i < values.size(); i++) {
      passed.put(parameters.get(i), values.get(i));
    }
    return edge.target().instructions().getFirst();
  }

  /**
   * {@return what a value met on the way is in terms of values at the point where the way began}
   */
  private static Value atPoint(Value value, Map<Parameter, Value> passed) {
    var known = value instanceof Parameter parameter ? passed.get(parameter) : null;
    return known == null ? value : known;
  }

  /** Whatever the target computes on its own just before the place need not be made by the map. */
  private Instruction earliest(Instruction place) {
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

  private static Instruction next(Instruction instruction) {
    var block = instruction.block();
    return block.instructions().get(block.indexOf(instruction) + 1);
  }

  /**
   * It may read, trap and allocate: whether it has been executed yet makes no difference to anyone
   * else.
   */
  private static boolean hasNoEffect(Instruction instruction) {
    Effects effects = instruction.op().effects();
    return effects.writes() == Memory.NONE && !effects.observable();
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
  }
}
