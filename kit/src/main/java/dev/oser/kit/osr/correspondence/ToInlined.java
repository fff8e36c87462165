package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.InlinedCall;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** From a version to a function that was inlined into it. */
public final class ToInlined extends ToUnoptimised {
  private final InlinedCall inlined;
  private final Map<Value, Instruction> originals = new IdentityHashMap<>();

  ToInlined(InlinedCall inlined, Function version, Journal journal) {
    super(version, inlined.callee(), journal);
    this.inlined = inlined;
    inlined
        .copies()
        .forEach(
            (original, made) -> {
              if (original instanceof Instruction instruction) {
                originals.put(made, instruction);
              }
            });
  }

  /** {@return the instruction of the callee that one was copied from, or null} */
  @Nullable Instruction originalOf(Instruction copied) {
    return originals.get(copied);
  }

  @Override
  public @Nullable Definition counterpart(Definition ofTarget) {
    return inlined.copies().get(ofTarget) instanceof Definition made && isThere(made) ? made : null;
  }

  @Override
  public List<Value> equalTo(Definition ofTarget) {
    return switch (inlined.copies().get(ofTarget)) {
      case Constant constant -> List.of(constant);
      case Definition made -> thatAreThere(journal().equalTo(made));
      case null -> List.of(); // in code that could not be reached
    };
  }

  @Override
  @Nullable Instruction inTarget(Instruction ofSource) {
    return journal().hasMoved(ofSource) ? null : originals.get(journal().oldest(ofSource));
  }

  @Override
  @Nullable Instruction inSource(Instruction ofTarget) {
    if (!(inlined.copies().get(ofTarget) instanceof Instruction copied)) {
      return null;
    }
    var made = journal().newest(copied);
    return made.isInBlock() && !journal().hasMoved(made) ? made : null;
  }

  @Override
  public List<Instruction> movedTraps() {
    return trapsOf(
        target(),
        instruction ->
            inlined.copies().get(instruction) instanceof Instruction made
                && made.isInBlock()
                && journal().hasMoved(made));
  }
}
