package dev.oser.models.distilled.laws;

import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.Semantics;
import dev.oser.models.distilled.State;
import dev.oser.models.distilled.Store;
import dev.oser.models.distilled.ctl.Facts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What a program does depends on its live variables only. */
final class LivenessProperties {
  private LivenessProperties() {}

  static Property<ProgramCase> liveVariablesDecide() {
    return new Property<>(
        "Theorem 3.1",
        "a transition depends on the live variables only",
        ProgramCase.any(),
        subject -> violation(subject, (facts, point) -> facts.live(point)),
        ProgramCase.shrinker(),
        List.of(
            new Planted<>(
                "a live variable forgotten",
                subject ->
                    violation(
                        subject,
                        (facts, point) -> {
                          var fewer = new TreeSet<>(facts.live(point));
                          fewer.pollFirst();
                          return fewer;
                        })),
            new Planted<>(
                "liveness after the instruction instead of before it",
                subject ->
                    violation(
                        subject,
                        (facts, point) ->
                            facts.live(Math.min(point + 1, facts.program().size()))))));
  }

  private interface Live {
    Set<String> at(Facts facts, int point);
  }

  /** The claim as the proof restates it: both move to l′, and agree on what is live there. */
  private static @Nullable String violation(ProgramCase subject, Live live) {
    var program = subject.program();
    var facts = new Facts(program);
    for (var given : subject.stores()) {
      var store = everywhereDefined(program, given);
      for (int point = 1; point <= program.size(); point++) {
        var whole = Semantics.step(program, new State(store, point));
        var restricted =
            Semantics.step(program, new State(store.restrictedTo(live.at(facts, point)), point));
        if (whole.isPresent() != restricted.isPresent()) {
          return "at " + point + " from " + store + " only one of the two stores moves";
        }
        if (whole.isEmpty() || restricted.isEmpty()) {
          continue;
        }
        var here = whole.get();
        var there = restricted.get();
        // The real liveness decides what must agree; a planted one only what is handed over.
        var after = new HashSet<>(facts.live(here.point()));
        if (here.point() != there.point()
            || !here.store().restrictedTo(after).equals(there.store().restrictedTo(after))) {
          return "at " + point + ": " + here + " but " + there + " from live variables only";
        }
      }
    }
    return null;
  }

  /** The theorem is about any store; one with values for everything gets furthest. */
  private static Store everywhereDefined(Program program, Store store) {
    var result = store;
    long value = 7;
    for (var variable : program.variables()) {
      if (!result.defines(variable)) {
        result = result.with(variable, value++);
      }
    }
    return result;
  }
}
