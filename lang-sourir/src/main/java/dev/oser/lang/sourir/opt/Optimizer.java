package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.text.Printer;
import java.util.ArrayList;
import java.util.List;

/** Runs passes in sequence and checks the program after each. */
public final class Optimizer {
  private Optimizer() {}

  /**
   * What came of it.
   *
   * @param steps what each pass did
   */
  public record Optimized(Program program, List<Step> steps) {
    public Optimized {
      steps = List.copyOf(steps);
    }
  }

  /** What one pass did. */
  public record Step(Pass pass, Size before, Size after, boolean changed) {
    @Override
    public String toString() {
      return pass.name()
          + ": "
          + (changed ? "" : "nothing to do; ")
          + part("versions", before.versions, after.versions)
          + ", "
          + part("lines", before.lines, after.lines)
          + ", "
          + part("assumes", before.assumes, after.assumes)
          + ", "
          + part("guards", before.guards, after.guards);
    }

    private static String part(String what, long before, long after) {
      return what + " " + (before == after ? "" + after : before + " -> " + after);
    }
  }

  /** How much there is of a program. */
  public record Size(long versions, long lines, long assumes, long guards) {
    static Size of(Program program) {
      long versions = 0;
      long lines = 0;
      long assumes = 0;
      long guards = 0;
      for (var function : program.functions()) {
        for (var version : function.versions()) {
          versions++;
          lines += version.lines().size();
          for (var assume : Assumes.of(version)) {
            assumes++;
            guards += assume.guards().size();
          }
        }
      }
      return new Size(versions, lines, assumes, guards);
    }
  }

  /**
   * {@return a program that shows the same}
   *
   * @param program valid
   * @param trust whether its assumes may be believed to be transparent
   */
  public static Optimized run(Program program, List<Pass> passes, boolean trust) {
    var draft = Draft.of(program, trust);
    var steps = new ArrayList<Step>();
    for (var pass : passes) {
      var before = draft.program();
      draft = pass.apply(draft);
      check(pass, draft.program());
      steps.add(
          new Step(
              pass, Size.of(before), Size.of(draft.program()), !before.equals(draft.program())));
    }
    return new Optimized(draft.program(), steps);
  }

  /** Fails, as a bug of the pass, if it left behind a program that is not valid. */
  private static void check(Pass pass, Program program) {
    var problems = StaticChecker.check(program);
    if (!problems.isEmpty()) {
      throw new IllegalStateException(
          "pass "
              + pass.name()
              + " left behind a program that is not valid: "
              + problems.getFirst().message()
              + "\n"
              + Printer.print(program));
    }
  }
}
