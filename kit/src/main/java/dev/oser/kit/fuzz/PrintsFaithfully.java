package dev.oser.kit.fuzz;

import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.ir.text.SyntaxError;
import org.jspecify.annotations.Nullable;

/** The law that printing a program gives a text that parses and prints the same. */
public final class PrintsFaithfully implements Law {
  @Override
  public @Nullable String violation(Module module) {
    var text = Printer.print(module);
    try {
      var again = Printer.print(new Parser().parse(module.source(), text));
      return text.equals(again) ? null : "printing, parsing and printing again gives another text";
    } catch (SyntaxError e) {
      return "the printed text does not parse: " + e.getMessage();
    }
  }
}
