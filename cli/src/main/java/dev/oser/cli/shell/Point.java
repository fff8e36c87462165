package dev.oser.cli.shell;

import dev.oser.cli.Words;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.ContinuationGenerator;
import dev.oser.kit.osr.point.OsrCondition;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/**
 * An OSR point in a version.
 *
 * @param number what people call it
 * @param at the instruction of the version before which it is
 * @param when the condition, as it was typed
 */
record Point(
    int number,
    Version version,
    Instruction at,
    OsrCondition condition,
    String when,
    Destination destination) {
  /** Where it leads. */
  sealed interface Destination {
    String text();
  }

  /**
   * To another version.
   *
   * @param continuation the name of the continuation, unless it shares that of another point
   */
  record Resolved(Version to, Strength strength, String continuation) implements Destination {
    @Override
    public String text() {
      return "to " + to.symbol() + ", " + strength.name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * To what a generator makes when it fires.
   *
   * @param generator what it does, as it was typed
   * @param made the names of the continuations it has made
   */
  record Open(
      String stub, Value value, String text, ContinuationGenerator generator, Set<String> made)
      implements Destination {
    Open(String stub, Value value, String text, ContinuationGenerator generator) {
      this(stub, value, text, generator, new LinkedHashSet<>());
    }
  }

  /** {@return where it is, in one line} */
  String place() {
    var position = at.position();
    return "point "
        + number
        + " in "
        + version.symbol()
        + ", block "
        + at.block().name()
        + (position == null ? "" : ", line " + position.line())
        + ", before "
        + Printer.print(at);
  }

  /** {@return when it fires and where it leads, in one line} */
  String effect(Shell shell) {
    var start = "  " + when + ", " + destination.text();
    return switch (destination) {
      case Resolved _ -> start + ", continues in @" + shell.versionsOf(version).continuation(this);
      case Open open -> start + fired(open, shell);
    };
  }

  private static String fired(Open open, Shell shell) {
    long times = shell.machine().timesFired(open.stub);
    var made = open.made.isEmpty() ? "" : ", made @" + String.join(", @", open.made);
    return ", fired " + Words.count((int) Math.min(times, Integer.MAX_VALUE), "time") + made;
  }
}
