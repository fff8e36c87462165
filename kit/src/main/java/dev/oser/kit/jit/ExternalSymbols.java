package dev.oser.kit.jit;

import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.Output;
import org.jspecify.annotations.Nullable;

/** What compiled code refers to outside itself. */
public interface ExternalSymbols {
  /** {@return the entry point of the function of this name} */
  EntryPoint entryPoint(String function);

  /** {@return the value that stands for the function of this name} */
  FunctionValue functionValue(String function, FunctionType type);

  /** {@return where loops look whether they are to stop; null if nobody will stop them} */
  @Nullable InterruptPoll interruptPoll();

  /** {@return where the program's output goes} */
  Output output();
}
