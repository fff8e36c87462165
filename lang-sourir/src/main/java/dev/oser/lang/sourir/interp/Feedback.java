package dev.oser.lang.sourir.interp;

import dev.oser.lang.sourir.runtime.ArrayObject;
import dev.oser.lang.sourir.runtime.Callee;
import dev.oser.lang.sourir.runtime.Kinds;
import org.jspecify.annotations.Nullable;

/**
 * What the interpreter has seen in one version. A compiler in another thread reads it without
 * locks: what it misses is only advice.
 */
public final class Feedback {
  private final byte[] kinds;
  private final boolean[] objects;
  private final boolean[] holes;
  private final int[] taken;
  private final int[] notTaken;
  private final int[] turns;
  private final @Nullable Callee[] callees;
  private final boolean[] isPolymorphic;

  Feedback(int sites, int lines) {
    kinds = new byte[sites];
    objects = new boolean[sites];
    holes = new boolean[sites];
    taken = new int[lines];
    notTaken = new int[lines];
    turns = new int[lines];
    callees = new Callee[lines];
    isPolymorphic = new boolean[lines];
  }

  /** Notes what a value at a site is. */
  public void seen(int site, Object value) {
    kinds[site] |= (byte) Kinds.of(value);
  }

  void accessed(int site, ArrayObject array) {
    if (array.integers() == null) {
      (array.numbers() == null ? objects : holes)[site] = true;
    }
  }

  boolean branch(int line, boolean truth) {
    (truth ? taken : notTaken)[line]++;
    return truth;
  }

  /** {@return how often a loop has turned at this jump, this time included} */
  int turn(int line) {
    return ++turns[line];
  }

  /** Starts counting the turns of a loop anew. */
  public void forgetTurns(int line) {
    turns[line] = 0;
  }

  void called(int line, Callee callee) {
    var known = callees[line];
    if (known == null) {
      callees[line] = callee;
    } else if (known != callee) {
      isPolymorphic[line] = true;
    }
  }

  /** {@return the kinds of values seen at a site: array elements, results, input} */
  public int kinds(int site) {
    return kinds[site];
  }

  /** {@return whether an array accessed at a site held objects} */
  public boolean sawObjects(int site) {
    return objects[site];
  }

  /** {@return whether an array accessed at a site held other things among its numbers} */
  public boolean sawHoles(int site) {
    return holes[site];
  }

  /** {@return how often the branch in a line went one way} */
  public int branches(int line, boolean way) {
    return (way ? taken : notTaken)[line];
  }

  /** {@return the only function called in a line so far, or null} */
  public @Nullable Callee onlyCallee(int line) {
    return isPolymorphic[line] ? null : callees[line];
  }
}
