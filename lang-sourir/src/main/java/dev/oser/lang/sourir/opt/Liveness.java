package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Which variables will still be used, before and after each line. */
final class Liveness {
  private final List<Set<String>> before = new ArrayList<>();
  private final List<Set<String>> after = new ArrayList<>();

  private Liveness() {}

  /** {@return the variables whose values matter} */
  static Liveness ofValues(Version version) {
    return of(version, Variables::read, Variables::changed);
  }

  /** {@return the variables that must be in scope, if only to be assigned} */
  static Liveness ofScope(Version version) {
    return of(
        version,
        Variables::needed,
        instruction -> {
          var declared = instruction.declares();
          return declared == null ? Set.of() : Set.of(declared);
        });
  }

  private static Liveness of(
      Version version,
      Function<Instruction, Set<String>> uses,
      Function<Instruction, Set<String>> kills) {
    var result = new Liveness();
    var flow = Flow.of(version);
    version
        .lines()
        .forEach(
            _ -> {
              result.before.add(Set.of());
              result.after.add(Set.of());
            });
    boolean changing = true;
    while (changing) {
      changing = false;
      for (int i = version.lines().size() - 1; i >= 0; i--) {
        var instruction = version.lines().get(i).instruction();
        var out = new HashSet<String>();
        flow.successors(i).forEach(next -> out.addAll(result.before.get(next)));
        var in = new HashSet<>(out);
        in.removeAll(kills.apply(instruction));
        in.addAll(uses.apply(instruction));
        changing |= !in.equals(result.before.get(i));
        result.before.set(i, in);
        result.after.set(i, out);
      }
    }
    return result;
  }

  Set<String> before(int line) {
    return before.get(line);
  }

  Set<String> after(int line) {
    return after.get(line);
  }
}
