package dev.oser.models.distilled.ctl;

import dev.oser.models.distilled.Program;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** What Section 3 asks about a program, answered by the model checker and remembered. */
public final class Facts {
  private static final Formula LIVE = Formulas.isLive("x");
  private static final Formula UNIQUE = Formulas.uniqueReachingDefinition("x", "l");

  private final Program program;
  private final ModelChecker checker;
  private final List<Set<String>> live;
  private final Map<String, Map<Integer, BitSet>> reachedAlone = new HashMap<>();

  public Facts(Program program) {
    this.program = program;
    this.checker = new ModelChecker(program);
    this.live = liveVariables();
  }

  public Program program() {
    return program;
  }

  private List<Set<String>> liveVariables() {
    var result = new ArrayList<Set<String>>();
    for (int point = 0; point <= program.size(); point++) {
      result.add(new TreeSet<>());
    }
    for (var variable : program.variables()) {
      checker.points(LIVE, Substitution.EMPTY.with("x", variable)).stream()
          .forEach(point -> result.get(point).add(variable));
    }
    // After out: what it left defined (rule 7). The paper has no name for this point.
    result.add(new TreeSet<>(program.outputs()));
    return result;
  }

  /** {@return live(π, l) (Definition 8); at |π| + 1, what the program returns} */
  public Set<String> live(int point) {
    return live.get(point);
  }

  /** {@return the l̂ with π, l ⊨ urdef(x, l̂), if there is one (Figure 2)} */
  public OptionalInt uniqueReachingDefinition(String variable, int point) {
    var definitions =
        reachedAlone.computeIfAbsent(
            variable,
            _ -> {
              var byDefinition = new HashMap<Integer, BitSet>();
              for (int at = 1; at <= program.size(); at++) {
                if (program.at(at).defines().contains(variable)) {
                  var theta = Substitution.EMPTY.with("x", variable).with("l", at);
                  byDefinition.put(at, checker.points(UNIQUE, theta));
                }
              }
              return byDefinition;
            });
    return definitions.entrySet().stream()
        .filter(entry -> entry.getValue().get(point))
        .mapToInt(Map.Entry::getKey)
        .findFirst();
  }
}
