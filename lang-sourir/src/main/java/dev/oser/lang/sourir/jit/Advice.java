package dev.oser.lang.sourir.jit;

import dev.oser.kit.tier.Effort;
import dev.oser.lang.sourir.interp.Code;
import dev.oser.lang.sourir.interp.ResolvedFunction;
import dev.oser.lang.sourir.runtime.Kinds;
import dev.oser.models.sourir.check.Flow;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What to rely on while one piece of code is compiled. The interpreter may go on learning
 * meanwhile, so what was answered once is answered again.
 */
final class Advice {
  private final Code code;
  private final Flow flow;
  private final boolean speculates;
  private final int enough;
  private final Map<Integer, Integer> kinds = new HashMap<>();
  private final Map<Integer, Storage> storages = new HashMap<>();
  private final Map<Integer, @Nullable Boolean> ways = new HashMap<>();
  private int doubtfulLine = -1;
  private int doubts;

  /**
   * Advice for a version.
   *
   * @param enough how often a branch must have gone one way before the other is left out
   */
  Advice(Code code, Effort effort, int enough) {
    this.code = code;
    this.flow = Flow.of(code.version());
    this.speculates = effort == Effort.SPECULATIVE;
    this.enough = enough;
  }

  /**
   * Does not rely on what failed in a line. The interpreter may not have been there since
   * (Flückiger §3.4).
   *
   * @param reasons the set of what may have failed
   */
  void doubt(int line, int reasons) {
    doubtfulLine = line;
    doubts = reasons;
  }

  private boolean isDoubtful(int line, Reason... reasons) {
    return line == doubtfulLine
        && Arrays.stream(reasons).anyMatch(reason -> Reason.isAmong(doubts, reason.ordinal()));
  }

  private boolean isDoubtfulSite(int site, Reason... reasons) {
    return doubtfulLine >= 0
        && site >= code.firstSite(doubtfulLine)
        && (doubtfulLine + 1 >= code.lines().size() || site < code.firstSite(doubtfulLine + 1))
        && isDoubtful(doubtfulLine, reasons);
  }

  /** {@return how to hold the value that comes from a site} */
  Kind kind(int site) {
    return speculates && !isDoubtfulSite(site, Reason.INT, Reason.BOOL, Reason.ELEMENT)
        ? Kind.of(kinds.computeIfAbsent(site, each -> code.feedback().kinds(each)))
        : Kind.ANY;
  }

  /** What an array holds. */
  enum Storage {
    INTEGERS,
    NUMBERS,
    ANYTHING
  }

  /** {@return what arrays accessed at a site hold} */
  Storage storage(int site) {
    return speculates && !isDoubtfulSite(site, Reason.NUMBERS, Reason.ARRAY)
        ? storages.computeIfAbsent(site, this::seenStorage)
        : Storage.ANYTHING;
  }

  private Storage seenStorage(int site) {
    var feedback = code.feedback();
    return feedback.sawObjects(site)
        ? Storage.ANYTHING
        : feedback.sawHoles(site) ? Storage.NUMBERS : Storage.INTEGERS;
  }

  /** {@return how to hold an element loaded at a site} */
  Kind element(int site) {
    return switch (storage(site)) {
      case INTEGERS -> Kind.INT;
      case NUMBERS -> kind(site) == Kind.INT ? Kind.INT : Kind.ANY;
      case ANYTHING -> Kind.ANY;
    };
  }

  /** {@return the only function called in a line, or null if there may be others} */
  @Nullable ResolvedFunction callee(int line) {
    return speculates
            && !isDoubtful(line, Reason.TARGET)
            && code.feedback().onlyCallee(line) instanceof ResolvedFunction function
        ? function
        : null;
  }

  /** {@return the only way a branch goes, or null if it may go both} */
  @Nullable Boolean onlyWay(int line, int ifTrue, int ifFalse) {
    if (!speculates || isDoubtful(line, Reason.BRANCH)) {
      return null;
    }
    if (!ways.containsKey(line)) {
      ways.put(line, seenWay(line, ifTrue, ifFalse));
    }
    return ways.get(line);
  }

  private @Nullable Boolean seenWay(int line, int ifTrue, int ifFalse) {
    int taken = code.feedback().branches(line, true);
    int notTaken = code.feedback().branches(line, false);
    if (taken + notTaken < enough || (taken > 0 && notTaken > 0)) {
      return null;
    }
    // Loops end: the way out of one is not left out because it was never taken so far.
    boolean way = taken > 0;
    boolean otherComesBack = reaches(way ? ifFalse : ifTrue, line);
    return reaches(way ? ifTrue : ifFalse, line) && !otherComesBack ? null : way;
  }

  private boolean reaches(int from, int to) {
    var seen = new BitSet();
    var open = new ArrayDeque<Integer>();
    open.add(from);
    while (!open.isEmpty()) {
      int line = open.remove();
      if (line == to) {
        return true;
      }
      if (!seen.get(line)) {
        seen.set(line);
        open.addAll(flow.successors(line));
      }
    }
    return false;
  }

  /** {@return whether jumps back to a label exist} */
  boolean isLoop(int label) {
    return flow.predecessors(label).stream().anyMatch(each -> each >= label);
  }

  /** {@return how to hold a parameter of which this is known} */
  static Kind known(int kinds) {
    return kinds == Kinds.ANY ? Kind.ANY : Kind.of(kinds);
  }
}
