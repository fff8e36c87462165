package dev.oser.lang.r.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.ir.Function;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.r.Session;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Source;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which vectors become results: those that code has just made and does not use again. */
class OperandReuseTest {
  private static final TierPolicy SOON = new TierPolicy(64, 64, 4, 6, 2_000, 1_500_000, false);

  private static final String CALLS =
      "\nx <- c(1, 2, 3); y <- c(4, 5, 6); for (k in 1:100) f(x, y)";

  @Test
  void resultsOfOperatorsAreRoomForTheNext() {
    assertReuses("f <- function(x, y) x * 2 + 1", "r.binary multiply", "r.binary_in_left add");
    assertReuses("f <- function(x, y) 1 - y / x", "r.binary divide", "r.binary_in_right subtract");
    assertReuses(
        "f <- function(x, y) (x + y) * (x - y)",
        "r.binary add",
        "r.binary subtract",
        "r.binary_in_either multiply");
    assertReuses(
        "f <- function(x, y) -sqrt(x * x)",
        "r.binary multiply",
        "r.quiet_consuming call_eager",
        "r.unary_in_operand minus");
  }

  @Test
  void whatHasANameStays() {
    assertReuses(
        "f <- function(x, y) { t <- x * 2; list(t + 1, t) }", "r.binary multiply", "r.binary add");
  }

  @Test
  void whatWaitsWhileOtherCodeRunsStays() {
    assertReuses(
        """
        n <- 0; see <- function(v) { n <<- n + 1; v }
        f <- function(x, y) (x * 2) + see(y)""",
        "r.binary multiply",
        "r.binary add");
  }

  @Test
  void plusMakesNothing() {
    assertReuses("f <- function(x, y) (+x) + y", "r.unary plus", "r.binary add");
  }

  /** Each op on vectors, with the instruction it stands for. */
  private static void assertReuses(String definition, String... expected) {
    var functions = new ArrayList<Function>();
    var options = JitOptions.usual().with(SOON).showing(functions::add);
    try (var session =
        new Session(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream(),
            List.of("R"),
            Updates.IN_PLACE,
            options)) {
      session.run(Source.of("test.R", definition + CALLS));
    }
    var compiled =
        functions.stream().filter(each -> each.name().endsWith(".f")).findFirst().orElseThrow();
    var ops =
        compiled.blocks().stream()
            .flatMap(block -> block.instructions().stream())
            .filter(each -> each.op() instanceof PartOp || isOfNumbers(each.op()))
            .map(each -> each.op().mnemonic() + " " + instruction((ROp) each.op()))
            .toList();
    assertEquals(List.of(expected), ops);
  }

  private static boolean isOfNumbers(Object op) {
    return op instanceof QuietOp quiet && quiet.count() == 1;
  }

  private static String instruction(ROp op) {
    var site = op instanceof QuietOp quiet ? quiet.site() : ((PartOp) op).site();
    return site.toString().split("[ @]", 2)[0];
  }
}
