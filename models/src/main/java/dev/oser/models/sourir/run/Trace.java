package dev.oser.models.sourir.run;

import java.util.List;
import java.util.stream.Collectors;

/** A trace: the non-silent actions in order, and how the run ended. */
public record Trace(List<Action> actions, Outcome outcome) {
  public Trace {
    actions = List.copyOf(actions);
  }

  /**
   * {@return whether an observer can tell two runs apart}
   *
   * <p>Errors are the same if they are of the same kind: transformations change lines and texts. A
   * run that was cut short is compared as far as it went.
   */
  public boolean differsFrom(Trace other) {
    boolean cut =
        outcome instanceof Outcome.Unfinished || other.outcome instanceof Outcome.Unfinished;
    int common = Math.min(actions.size(), other.actions.size());
    if (!actions.subList(0, common).equals(other.actions.subList(0, common))) {
      return true;
    }
    if (cut) {
      return isCutAfter(other) || other.isCutAfter(this);
    }
    if (actions.size() != other.actions.size()) {
      return true;
    }
    return outcome instanceof Outcome.Failed(var kind, _, _, _)
            && other.outcome instanceof Outcome.Failed(var otherKind, _, _, _)
        ? kind != otherKind
        : !outcome.equals(other.outcome);
  }

  /** Whether this run was cut, but had already shown more than the other ever will. */
  private boolean isCutAfter(Trace other) {
    return outcome instanceof Outcome.Unfinished
        && !(other.outcome instanceof Outcome.Unfinished)
        && actions.size() > other.actions.size();
  }

  @Override
  public String toString() {
    return actions.stream().map(each -> each + "; ").collect(Collectors.joining()) + outcome;
  }
}
