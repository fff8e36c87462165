package dev.oser.bench.r;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CompiledFunctionsTest {
  @Test
  void versionsAreCountedByFunctionAndLoopsAreNot() {
    var explanation =
        """
        result 42
        add (double, double)
          compiled once
          last on assumptions, 61 instructions

        add (integer)
          compiled 2 times

        run loop@13
          compiled once

        run
          compiled once
        """;
    assertEquals(new CompiledFunctions(2, 3), new CompiledFunctions(explanation));
  }
}
