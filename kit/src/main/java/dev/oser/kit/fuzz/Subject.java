package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import org.jspecify.annotations.Nullable;

/**
 * A program that a law is tried on.
 *
 * @param program a copy that may be changed
 * @param expected what it shows as it is
 */
record Subject(Module program, Outcome expected) {
  /** {@return the subject for a module, or null if it runs too long to compare anything} */
  static @Nullable Subject of(Module module) {
    var program = new Parser().parse(module.source(), Printer.print(module));
    var expected = Outcome.of(program, Engine.INTERPRETER);
    return expected.isOutOfFuel() ? null : new Subject(program, expected);
  }

  /** {@return how another outcome differs, after what was done, or null if it shows the same} */
  @Nullable String difference(Outcome actual, String done) {
    return expected.showsTheSameAs(actual)
        ? null
        : done + "\nwithout:\n" + expected.describe() + "\nwith:\n" + actual.describe();
  }
}
