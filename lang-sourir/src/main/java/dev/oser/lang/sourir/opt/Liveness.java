package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/** Which variables will still be used, before and after each line. */
final class Liveness {
  private final Version version;
  private final VariableNumbers numbers;
  private final List<BitSet> before = new ArrayList<>();
  private final List<BitSet> after = new ArrayList<>();

  private Liveness(Version version, VariableNumbers numbers) {
    this.version = version;
    this.numbers = numbers;
    for (var _ : version.lines()) {
      before.add(new BitSet());
      after.add(new BitSet());
    }
  }

  /**
   * {@return the variables whose values matter} What is computed for a variable whose value does
   * not matter does not matter either.
   */
  static Liveness ofValues(Version version, VariableNumbers numbers) {
    var result = new Liveness(version, numbers);
    result.run(
        (instruction, out) ->
            result.isDeadStore(instruction, out) ? Set.of() : Variables.read(instruction),
        Variables::changed);
    return result;
  }

  /** {@return the variables that must be in scope, if only to be assigned} */
  static Liveness ofScope(Version version, VariableNumbers numbers) {
    var result = new Liveness(version, numbers);
    result.run(
        (instruction, _) -> Variables.needed(instruction),
        instruction -> {
          var declared = instruction.declares();
          return declared == null ? Set.of() : Set.of(declared);
        });
    return result;
  }

  private boolean isDeadStore(Instruction instruction, BitSet out) {
    return instruction instanceof Instruction.Assign(var name, var value)
        && Totality.hasValue(value)
        && !out.get(numbers.of(name));
  }

  /** {@return whether a line gives a variable a value that nobody reads} */
  boolean isDeadStore(int line) {
    return isDeadStore(version.lines().get(line).instruction(), after.get(line));
  }

  private void run(
      BiFunction<Instruction, BitSet, Set<String>> uses,
      java.util.function.Function<Instruction, Set<String>> kills) {
    var flow = Flow.of(version);
    int size = version.lines().size();
    var waiting = new BitSet();
    waiting.set(0, size);
    // The last line first: what flows into it backwards has mostly been seen to then.
    for (int i = waiting.length() - 1; i >= 0; i = waiting.length() - 1) {
      waiting.clear(i);
      var instruction = version.lines().get(i).instruction();
      var out = new BitSet();
      flow.successors(i).forEach(next -> out.or(before.get(next)));
      var in = (BitSet) out.clone();
      kills.apply(instruction).forEach(name -> in.clear(numbers.of(name)));
      uses.apply(instruction, out).forEach(name -> in.set(numbers.of(name)));
      after.set(i, out);
      if (!in.equals(before.get(i))) {
        before.set(i, in);
        flow.predecessors(i).forEach(waiting::set);
      }
    }
  }

  /** {@return the numbers of the variables that are live before a line; not to be changed} */
  BitSet before(int line) {
    return before.get(line);
  }

  /** {@return the numbers of the variables that are live after a line; not to be changed} */
  BitSet after(int line) {
    return after.get(line);
  }
}
