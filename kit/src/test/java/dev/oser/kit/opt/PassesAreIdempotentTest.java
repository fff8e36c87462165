package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oser.kit.fuzz.Fuzzer;
import dev.oser.kit.fuzz.Law;
import dev.oser.kit.fuzz.ProgramGenerator;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A pass goes on until it finds nothing more, so a second run changes nothing; and it tells the
 * truth about whether it changed anything.
 */
class PassesAreIdempotentTest {
  private record IsIdempotent(List<Pass> passes) implements Law {
    @Override
    public @Nullable String violation(Module module) {
      var parsed = new Parser().parse(module.source(), Printer.print(module));
      for (var pass : passes) {
        for (var function : parsed.functions()) {
          var violation = violation(pass, FunctionCopy.of(function).function(), parsed);
          if (violation != null) {
            return pass.name() + violation;
          }
        }
      }
      return null;
    }

    private static @Nullable String violation(Pass pass, Function function, Module module) {
      var original = Printer.print(function);
      boolean changed = pass.run(function, PassContext.of(module));
      var once = Printer.print(function);
      if (changed == original.equals(once)) {
        return changed ? " says it changed something, but did not" : " changed something in secret";
      }
      boolean changedAgain = pass.run(function, PassContext.of(module));
      var twice = Printer.print(function);
      return changedAgain || !twice.equals(once)
          ? " was not done after one run:\n" + once + "\nthen:\n" + twice
          : null;
    }
  }

  @Test
  void aSecondRunChangesNothing() {
    var broken = Fuzzer.run(new IsIdempotent(Passes.all()), 1, 500);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
  }

  /** Runs a change over a function as if it were a pass. */
  private record Planted(java.util.function.Predicate<Function> change) implements Pass {
    @Override
    public String name() {
      return "planted";
    }

    @Override
    public String description() {
      return "Breaks the law on purpose.";
    }

    @Override
    public boolean run(Function function, PassContext context) {
      return change.test(function);
    }
  }

  private static void assertCaught(java.util.function.Predicate<Function> change) {
    var law = new IsIdempotent(List.of(new Planted(change)));
    assertNotNull(law.violation(ProgramGenerator.generate(1)));
  }

  private static boolean addSomething(Function function) {
    var add = IntegerBinary.Kind.ADD.on(CoreType.I64);
    new Editor(function)
        .add(function.entry().terminator(), "x", add, List.of(Constant.of(1L), Constant.of(1L)));
    return true;
  }

  @Test
  void aPassThatIsNeverDoneIsCaught() {
    assertCaught(PassesAreIdempotentTest::addSomething);
  }

  @Test
  void aPassThatClaimsChangesIsCaught() {
    assertCaught(_ -> true);
  }

  @Test
  void aPassThatHidesChangesIsCaught() {
    assertCaught(function -> !addSomething(function));
  }
}
