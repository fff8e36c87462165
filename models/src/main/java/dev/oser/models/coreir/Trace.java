package dev.oser.models.coreir;

import java.util.List;

/** What an observer sees of a run: what was printed, and how it ended. */
public record Trace(List<Long> printed, End end) {
  public Trace {
    printed = List.copyOf(printed);
  }

  /** How a run ended. */
  public sealed interface End {
    record Returned(long value) implements End {}

    /** An expression had no value. */
    record Stuck() implements End {}

    /** Nobody waited any longer. */
    record Cut() implements End {}
  }

  /** {@return whether an observer can tell two runs apart; one that was cut, as far as it went} */
  public boolean differsFrom(Trace other) {
    int common = Math.min(printed.size(), other.printed.size());
    if (!printed.subList(0, common).equals(other.printed.subList(0, common))) {
      return true;
    }
    if (end instanceof End.Cut || other.end instanceof End.Cut) {
      return saidMoreThan(other) || other.saidMoreThan(this);
    }
    return printed.size() != other.printed.size() || !end.equals(other.end);
  }

  /** Whether this run was cut, and had already shown more than the other ever will. */
  private boolean saidMoreThan(Trace other) {
    return end instanceof End.Cut
        && !(other.end instanceof End.Cut)
        && printed.size() > other.printed.size();
  }
}
