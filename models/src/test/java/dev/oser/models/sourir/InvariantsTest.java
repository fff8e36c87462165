package dev.oser.models.sourir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.models.sourir.invariants.AssumptionTransparency;
import dev.oser.models.sourir.invariants.Search;
import dev.oser.models.sourir.invariants.VersionEquivalence;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InvariantsTest {
  @Test
  void figure6IsFound() {
    var program = Sou.valid(Sou.SHOW);
    assertEquals(Optional.empty(), VersionEquivalence.search(program, Search.THOROUGH));
    assertEquals(
        """
        deoptimising at (show, w, L1) (assume number 1 of a run that starts in version w) can be observed
          with show(nil)
          expected: print nil; return nil
          actual:   print 42; return nil""",
        AssumptionTransparency.search(program, Search.THOROUGH).map(Object::toString).orElse(""));
  }

  @Test
  void figure5IsFine() {
    var program = Sou.valid(" call a = 'size(nil)\n" + Sou.SIZE);
    assertEquals(Optional.empty(), VersionEquivalence.search(program, Search.THOROUGH));
    assertEquals(Optional.empty(), AssumptionTransparency.search(program, Search.THOROUGH));
  }

  @Test
  void aVersionThatDiffersForOneArgumentIsFound() {
    var program =
        Sou.valid(
            """
             call a = 'f(1)
            function f (var x)
            version o
             branch (x == 7) $a $b
            $a:
             return 8
            $b:
             return x
            version b
             return x
            """);
    var found = VersionEquivalence.search(program, Search.THOROUGH).orElseThrow();
    assertEquals("version o of f is not equivalent to version b", found.claim());
    assertEquals("f(7)", found.probe().toString());
  }

  @Test
  void aDifferenceInInputIsFound() {
    var program =
        Sou.valid(
            """
            function main ()
            version o
             var x
             read x
             print (x == nil)
            version b
             var x
             read x
             print (x != nil)
            """);
    assertTrue(VersionEquivalence.search(program, Search.THOROUGH).isPresent());
  }
}
