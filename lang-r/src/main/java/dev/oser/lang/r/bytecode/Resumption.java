package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Suspended.Called;
import dev.oser.lang.r.bytecode.Suspended.Forced;
import dev.oser.lang.r.bytecode.Suspended.Running;
import dev.oser.lang.r.value.Value;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Goes on with what was written down, the outermost part first. */
final class Resumption {
  private static final Set<Instruction> READING =
      Set.of(Instruction.LOAD, Instruction.LOAD_SLOT, Instruction.FORCE);

  private final Machine machine;
  private final List<Suspended> parts;
  private final Continuation.Faster faster;
  private final int index;

  private Resumption(
      Machine machine, List<Suspended> parts, Continuation.Faster faster, int index) {
    this.machine = machine;
    this.parts = parts;
    this.faster = faster;
    this.index = index;
  }

  /** Goes on to the end. {@return the result of the outermost part} */
  static Value run(Machine machine, List<Suspended> parts) {
    return run(machine, parts, Continuation.Faster.NONE);
  }

  /** The same, with something that may run the innermost part. */
  static Value run(Machine machine, List<Suspended> parts, Continuation.Faster faster) {
    return new Resumption(machine, parts, faster, 0).run();
  }

  /** {@return the result of this part} */
  Value run() {
    return switch (parts.get(index)) {
      case Running running -> {
        var result = hasInner() ? null : runFaster(running);
        yield result != null ? result : machine.interpreter().resume(running, this);
      }
      case Called called -> machine.caller().resume(called.frame(), inner());
      case Forced forced -> machine.resume(forced.promise(), inner());
    };
  }

  private @Nullable Value runFaster(Running running) {
    machine.runtime().setFrame(running.frame());
    return faster.run(
        running.code(), running.environment(), running.home(), running.place(), running.operands());
  }

  /** {@return whether compiled code that was left waits for this part and for nothing else} */
  boolean mayLeave() {
    return parts.size() == 1 && faster != Continuation.Faster.NONE;
  }

  /** {@return whether the instruction of this part waits for another part} */
  boolean hasInner() {
    return index + 1 < parts.size();
  }

  /** {@return whether the result of that part is the result of the instruction} */
  boolean completes(Instruction instruction) {
    return switch (parts.get(index + 1)) {
      case Called _ -> true;
      // Others have more to do with what a variable is, and run again.
      case Forced _ -> READING.contains(instruction);
      case Running _ -> throw new IllegalStateException("code that nobody called");
    };
  }

  /** {@return the code of this part, which is some in the middle of running} */
  Code code() {
    return ((Running) parts.get(index)).code();
  }

  Resumption inner() {
    return new Resumption(machine, parts, faster, index + 1);
  }
}
