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
 * @param pure functions that only compute
 * @param room how many words of bytecode may run in the places of instructions
 */
record Request(
    Steps steps,
    Entry entry,
    Speculation speculation,
    boolean isGeneric,
    boolean isExperienced,
    @Nullable Stress stress,
    String running,
    PureFunctions pure,
    int room) {
  /** As much room as is usually worth it. */
  static final int MUCH_ROOM = 1_000;

  /** So much room is there for code that got too large. */
  static final int LITTLE_ROOM = 150;

  /** Decides which checks fail. */
  record Stress(BooleanSupplier fails) {}

  /** {@return the same with little room} */
  Request small() {
    return new Request(
        steps, entry, speculation, isGeneric, isExperienced, stress, running, pure, LITTLE_ROOM);
  }

  /** {@return the same for a function that this calls} */
  Request of(Entry callee) {
    return new Request(
        steps, callee, speculation, isGeneric, isExperienced, stress, running, pure, room);
  }

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
