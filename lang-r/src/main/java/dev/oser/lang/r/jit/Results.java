package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.lang.r.jit.Operand.Held;
import java.util.ArrayList;
import java.util.List;

/** What code that runs in the place of an instruction gives, at the ends of its blocks. */
final class Results {
  private record Result(Block block, Held value) {}

  private final List<Result> all = new ArrayList<>();

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Adds the value at the end of a block that has no terminator yet. */
  void add(Block block, Held value) {
    all.add(new Result(block, value));
  }

  /** Brings control together. {@return the value, unboxed if it is so everywhere} */
  Held join(Emission out) {
    var builder = out.builder();
    var first = all.getFirst();
    if (all.size() == 1) {
      builder.moveTo(first.block);
      return first.value;
    }
    boolean same = all.stream().allMatch(each -> each.value.kind() == first.value.kind());
    var kind = same ? first.value.kind() : Kind.REF;
    var join = builder.newBlock("value");
    var value = builder.parameter(join, "value", kind.type());
    for (var result : all) {
      builder.moveTo(result.block);
      var held = kind == Kind.REF ? out.boxed(result.value) : result.value.value();
      builder.terminate(new ControlOp.Jump(), List.of(), new Target(join, List.of(held)));
    }
    builder.moveTo(join);
    return kind == Kind.REF
        ? Held.ref(value)
        : Held.raw(value, kind, all.stream().allMatch(each -> each.value.known()));
  }
}
