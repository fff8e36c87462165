package dev.oser.kit.ir;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * What an op does besides computing its result. Six facts are declared; whether an instruction may
 * be deleted, moved or computed again is derived from them, so no pass keeps a list of ops.
 *
 * @param reads the memory whose contents the result depends on
 * @param writes the memory it may change
 * @param traps whether it may stop the program
 * @param allocates whether each execution makes a new identity
 * @param observable whether the world outside can tell that it ran: output, calls of unknown code,
 *     not returning
 * @param harmless whether nobody can tell if its writes happen again, or are lost when control
 *     falls back: it fills a cache, or counts for a profile
 */
public record Effects(
    Memory reads,
    Memory writes,
    boolean traps,
    boolean allocates,
    boolean observable,
    boolean harmless) {
  /** The result depends on the operands and nothing else happens. */
  public static final Effects PURE = new Effects(Memory.NONE, Memory.NONE, false, false, false);

  /** Pure, except that some operands stop the program. */
  public static final Effects TRAPS = new Effects(Memory.NONE, Memory.NONE, true, false, false);

  /** Unknown code runs. */
  public static final Effects CALL = new Effects(Memory.ANY, Memory.ANY, true, true, true);

  /** Makes effects of which writes, if there are any, can be noticed. */
  public Effects(
      Memory reads, Memory writes, boolean traps, boolean allocates, boolean observable) {
    this(reads, writes, traps, allocates, observable, false);
  }

  // What a record has of itself is made by the JVM when it is first asked, which takes long.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Effects effects
        && effects.reads.equals(reads)
        && effects.writes.equals(writes)
        && effects.traps == traps
        && effects.allocates == allocates
        && effects.observable == observable
        && effects.harmless == harmless;
  }

  @Override
  public int hashCode() {
    return 31 * reads.hashCode() + writes.hashCode();
  }

  /** {@return the same with writes that may happen again or be lost} */
  public Effects withHarmlessWrites() {
    return new Effects(reads, writes, traps, allocates, observable, true);
  }

  public static Effects reading(Memory memory) {
    return new Effects(memory, Memory.NONE, true, false, false);
  }

  public static Effects writing(Memory memory) {
    return new Effects(Memory.NONE, memory, true, false, false);
  }

  public static Effects allocating(boolean traps) {
    return new Effects(Memory.NONE, Memory.NONE, traps, true, false);
  }

  /**
   * {@return whether it computes a function of its operands and nothing else, so it may run
   * anywhere, any number of times}
   */
  public boolean isPure() {
    return equals(PURE);
  }

  /** {@return whether an execution whose result nobody uses can be left out} */
  public boolean canDelete() {
    return writes == Memory.NONE && !traps && !observable;
  }

  /**
   * {@return whether two executions with the same operands, and no write to what it reads in
   * between, give the same result}
   */
  public boolean isRepeatable() {
    return writes == Memory.NONE && !allocates && !observable;
  }

  /**
   * {@return whether others could notice that it ran and then runs again} If so, nothing behind it
   * can fall back to a place before it.
   */
  public boolean isNoticed() {
    return observable || (writes != Memory.NONE && !harmless);
  }

  /** {@return whether two neighbouring instructions can change places} */
  public boolean commutesWith(Effects other) {
    return !writes.overlaps(other.writes)
        && !writes.overlaps(other.reads)
        && !reads.overlaps(other.writes)
        && !(stopsOrShows() && other.stopsOrShows())
        && !(traps && other.writes != Memory.NONE)
        && !(other.traps && writes != Memory.NONE);
  }

  private boolean stopsOrShows() {
    return traps || observable;
  }

  /** {@return the effects in words, for documentation} */
  public String describe() {
    if (isPure()) {
      return "pure";
    }
    var words = new ArrayList<String>();
    if (reads != Memory.NONE) {
      words.add("reads " + reads);
    }
    if (writes != Memory.NONE) {
      words.add((harmless ? "harmlessly writes " : "writes ") + writes);
    }
    if (allocates) {
      words.add("allocates");
    }
    if (traps) {
      words.add("may trap");
    }
    if (observable) {
      words.add("observable");
    }
    return String.join(", ", words);
  }
}
