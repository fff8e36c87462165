package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The law that the interpreter and compiled code agree on output, result and trap, and that
 * printing a program gives a text that parses and prints the same. It counts the programs that
 * trap, since a test that never traps shows little.
 */
public final class EnginesAgree implements Law {
  private final AtomicLong traps = new AtomicLong();

  /** {@return how many programs trapped, on both engines alike} */
  public long traps() {
    return traps.get();
  }

  @Override
  public @Nullable String violation(Module module) {
    var printing = new PrintsFaithfully().violation(module);
    if (printing != null) {
      return printing;
    }
    // What runs is the parsed text: it has source positions, and traps are compared with theirs.
    return disagreement(new Parser().parse(module.source(), Printer.print(module)));
  }

  /** {@return how the engines disagree on a program as it is, or null} */
  @Nullable String disagreement(Module module) {
    var interpreted = Outcome.of(module, Engine.INTERPRETER);
    if (interpreted.isOutOfFuel()) {
      return null;
    }
    Outcome compiled;
    try {
      compiled = Outcome.of(module, Engine.COMPILER);
    } catch (RuntimeException | LinkageError e) {
      return "compiled code failed: " + e;
    }
    if (!interpreted.equals(compiled)) {
      return "interpreted:\n" + interpreted.describe() + "\ncompiled:\n" + compiled.describe();
    }
    if (interpreted.trap() != null) {
      traps.incrementAndGet();
    }
    return null;
  }
}
