package dev.oser.models.sourir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.models.sourir.text.Parser;
import dev.oser.models.sourir.text.Printer;
import dev.oser.models.sourir.transform.AssumeComposition;
import dev.oser.models.sourir.transform.ConstantPropagation;
import dev.oser.models.sourir.transform.FreshVersion;
import dev.oser.models.sourir.transform.Guards;
import dev.oser.models.sourir.transform.Inlining;
import dev.oser.models.sourir.transform.PredicateHoisting;
import dev.oser.models.sourir.transform.UnreachableCode;
import dev.oser.models.sourir.transform.UnrestrictedDeoptimization;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The paper's figures, transformed as the paper transforms them. */
class TransformTest {
  private static final Program BASE =
      Sou.valid(
          """
          function main ()
          version Vb
           array pl = [1, 2, 3, 4]
           array vec = [length(pl), pl]
           call s = 'size(vec) Lret
           print s
           stop 0
          function size (var x)
          version Vb
          >L1:
           var el = 32
          >L2:
           branch (x == nil) $L4 $L3
          $L3:
           var l = x[0]
           return (l * el)
          $L4:
           return 0
          """);

  private static Expression expression(String text) {
    return Parser.parse("print " + text).orThrow().functions().getFirst().active().lines().stream()
        .map(line -> ((Instruction.Print) line.instruction()).value())
        .findFirst()
        .orElseThrow();
  }

  private static String active(Program program, String function) {
    var active = program.function(function).orElseThrow().active();
    var alone = new Function("f", List.of(), List.of(active), Position.NONE);
    return Printer.print(new Program(List.of(alone))).replaceFirst("function f \\(\\)\n", "");
  }

  private static final Program FIGURE_8 = FreshVersion.of(BASE, "size", "Vdup");

  @Test
  void figure8IsAFreshCopy() {
    assertEquals(
        """
        version Vdup
        >L1: assume [] else (size, Vb, L1) [var x = x]
         var el = 32
        >L2: assume [] else (size, Vb, L2) [var el = el, var x = x]
         branch (x == nil) $L4 $L3
        $L3:
         var l = x[0]
         return (l * el)
        $L4:
         return 0
        """,
        active(FIGURE_8, "size"));
  }

  @Test
  void figure9SpeculatesThatXIsNotNil() {
    var guarded = Guards.adding(FIGURE_8, "size", "Vdup", "L2", expression("(x != nil)"));
    var constants = ConstantPropagation.of(guarded, "size", "Vdup");
    assertEquals(
        """
        version Vdup
        >L1: assume [] else (size, Vb, L1) [var x = x]
         var el = 32
        >L2: assume [(x != nil)] else (size, Vb, L2) [var el = 32, var x = x]
         goto L3
        L3:
         var l = x[0]
         return (l * 32)
        """,
        active(UnreachableCode.branches(constants, "size", "Vdup"), "size"));
  }

  @Test
  void assumingAValuePrunesTheOtherBranch() {
    var guarded = Guards.adding(FIGURE_8, "size", "Vdup", "L2", expression("(nil == x)"));
    var constants = ConstantPropagation.of(guarded, "size", "Vdup");
    assertEquals(
        """
        version Vdup
        >L1: assume [] else (size, Vb, L1) [var x = x]
         var el = 32
        >L2: assume [(nil == x)] else (size, Vb, L2) [var el = 32, var x = x]
         goto L4
        L4:
         return 0
        """,
        active(UnreachableCode.branches(constants, "size", "Vdup"), "size"));
  }

  @Test
  void figure10InlinesSizeIntoMain() {
    var optimized = FreshVersion.of(FIGURE_8, "main", "Vinl");
    var inlined = Inlining.inline(optimized, "main", "Vinl", "Lret", "Vb").orElseThrow();
    assertEquals(
        """
        version Vinl
         array pl = [1, 2, 3, 4]
         array vec = [length(pl), pl]
         var s = nil
         var size_x = vec
        >size_L1: assume [] else (size, Vb, L1) [var x = size_x], (main, Vb, Lret) [var s = $, var pl = pl, var vec = vec]
         var size_el = 32
        >size_L2: assume [] else (size, Vb, L2) [var el = size_el, var x = size_x], (main, Vb, Lret) [var s = $, var pl = pl, var vec = vec]
         branch (size_x == nil) $size_L4 $size_L3
        $size_L3:
         var size_l = size_x[0]
         s <- (size_l * size_el)
         drop size_el
         drop size_l
         drop size_x
         goto size_return
        $size_L4:
         s <- 0
         drop size_el
         drop size_x
         goto size_return
        size_return:
         print s
         stop 0
        """,
        active(inlined, "main"));
    assertEquals("print 128; stop 0", Sou.run(Printer.print(inlined)).toString());
  }

  @Test
  void anAssumeMovesPastAConstantOnly() {
    var moved = UnrestrictedDeoptimization.move(FIGURE_8, "size", "Vdup", "L1").orElseThrow();
    assertEquals(
        "version Vdup\n var el = 32\n>L1: assume [] else (size, Vb, L1) [var x = x]\n",
        active(moved, "size").lines().limit(3).reduce("", (text, line) -> text + line + "\n"));
    assertEquals(Optional.empty(), UnrestrictedDeoptimization.move(FIGURE_8, "size", "Vdup", "L2"));
  }

  @Test
  void aPredicateIsHoistedToADominatingAssume() {
    var guard = expression("(x != nil)");
    var guarded = Guards.adding(FIGURE_8, "size", "Vdup", "L2", guard);
    var hoisted = PredicateHoisting.hoist(guarded, "size", "Vdup", guard, "L2", "L1").orElseThrow();
    assertEquals(
        ">L1: assume [(x != nil)] else (size, Vb, L1) [var x = x]\n"
            + ">L2: assume [] else (size, Vb, L2) [var el = el, var x = x]\n",
        active(hoisted, "size")
            .lines()
            .filter(line -> line.startsWith(">"))
            .reduce("", (text, line) -> text + line + "\n"));
    // Not the other way: nothing is known at L1 that is only checked at L2.
    assertEquals(
        Optional.empty(),
        PredicateHoisting.hoist(
            Guards.adding(FIGURE_8, "size", "Vdup", "L1", guard),
            "size",
            "Vdup",
            guard,
            "L1",
            "L2"));
  }

  /** The example of Section 4.6. */
  @Test
  void chainedAssumesCompose() {
    var chained =
        Sou.valid(
            """
             call r = 'F(1)
            function F (var a)
            version V3
            >l: assume [(a == 1)] else (F, V2, La) [var x = 1]
             return 1
            version V2
             drop a
             var x = 1
            >La: assume [(x != 2)] else (F, V0, Lb) [var y = x]
             return x
            version V0
             drop a
             var y = 1
            >Lb:
             return y
            """);
    var composed = AssumeComposition.compose(chained, "F", "V3", "l").orElseThrow();
    assertEquals(
        ">l: assume [(a == 1), (1 != 2)] else (F, V0, Lb) [var y = 1]",
        active(composed, "F").lines().skip(1).findFirst().orElseThrow());
  }
}
