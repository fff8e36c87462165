package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.InlinedCall;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From a version that passes have made back to the function they began with. */
final class ToBase extends ToUnoptimised {
  private final FunctionCopy copy;
  private final List<InlinedFrame> frames = new ArrayList<>();

  ToBase(Function base, FunctionCopy copy, Journal journal) {
    super(copy.function(), base, journal);
    this.copy = copy;
    for (var inlined : journal().inlined()) {
      var frame = frame(inlined);
      if (frame != null) {
        frames.add(frame);
      }
    }
  }

  /** {@return the frame that was saved, or null if it was saved by a call that the base has not} */
  private @Nullable InlinedFrame frame(InlinedCall inlined) {
    var inside = new ToInlined(inlined, source(), journal());
    for (var outer : frames) {
      var call = outer.versions().originalOf(inlined.call());
      if (call != null) {
        // A function that left for another one for good has no frame to come back to.
        return call.isTerminator()
            ? new InlinedFrame(inside, outer.call(), outer.caller())
            : new InlinedFrame(inside, call, outer);
      }
    }
    return copy.originalOf(inlined.call()) instanceof Instruction call
        ? new InlinedFrame(inside, call, null)
        : null;
  }

  @Override
  List<InlinedFrame> frames() {
    return frames;
  }

  @Override
  public @Nullable Definition counterpart(Definition ofTarget) {
    var made = copy.definitionOf(ofTarget);
    return isThere(made) ? made : null;
  }

  @Override
  public List<Value> equalTo(Definition ofTarget) {
    return thatAreThere(journal().equalTo(copy.definitionOf(ofTarget)));
  }

  @Override
  @Nullable Instruction inTarget(Instruction ofSource) {
    return journal().hasMoved(ofSource)
        ? null
        : (Instruction) copy.originalOf(journal().oldest(ofSource));
  }

  @Override
  @Nullable Instruction inSource(Instruction ofTarget) {
    var made = journal().newest((Instruction) copy.definitionOf(ofTarget));
    return made.isInBlock() && !journal().hasMoved(made) ? made : null;
  }

  @Override
  public List<Instruction> movedTraps() {
    return trapsOf(
        target(),
        instruction -> {
          var made = (Instruction) copy.definitionOf(instruction);
          return made.isInBlock() && journal().hasMoved(made);
        });
  }
}
