package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.opt.AnyShape;
import dev.oser.kit.opt.Pipeline;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Transitions and woven versions of programs that nobody would write: irreducible cycles, critical
 * edges, code that cannot be reached, blocks in any order, source variables anywhere.
 */
final class AnyShapeTransitionsTest {
  private static final int PROGRAMS = 300;
  private static final int MOST_BLOCKS = 16;
  private static final long FUEL = 20_000;

  @Test
  void transitionsPreserveProgramsOfAnyShape() {
    var laws = new OsrLaws(Pipeline.standard());
    var programs =
        LongStream.range(0, PROGRAMS)
            .mapToObj(seed -> AnyShape.of(seed, 1 + (int) (seed % MOST_BLOCKS)))
            .filter(program -> !AnyShape.Shown.by(program, FUEL).goesOn())
            .toList();
    var broken = Fuzzer.run(laws, programs);
    broken.forEach(each -> Assertions.fail(each.describe()));
    System.out.println(
        programs.size()
            + " programs of any shape, "
            + laws.points()
            + " points, "
            + laws.transitions()
            + " transitions, "
            + laws.compiled()
            + " compiled");
    assertTrue(laws.transitions() > 10_000, () -> laws.transitions() + " transitions");
  }
}
