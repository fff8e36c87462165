package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.bytecode.Steps;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What is to be translated.
 *
 * @param entry what is compiled, with what was observed until it was requested
 * @param isGeneric whether nothing may be assumed that could fail often
 * @param isExperienced whether the code has run for a while, so that what was not observed is rare
 * @param stress tells which checks fail although they hold, for tests; or null
 * @param running the assumption about the world that nobody interrupts the program
 */
record Request(
    Steps steps,
    Entry entry,
    Speculation speculation,
    boolean isGeneric,
    boolean isExperienced,
    @Nullable Stress stress,
    String running) {
  /** Decides which checks fail. */
  record Stress(BooleanSupplier fails) {}

  Code code() {
    return entry.code();
  }

  Feedback feedback() {
    return entry.feedback();
  }

  boolean isStressed() {
    return stress != null;
  }
}
