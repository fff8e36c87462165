package dev.oser.lang.r.builtin;

import dev.oser.lang.r.print.LevelsLayout;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.show.Printer;
import dev.oser.lang.r.show.Style;
import dev.oser.lang.r.text.Escapes;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What factors need that is not written in R. */
final class Factors {
  private Factors() {}

  @RBuiltin(
      value = "print.factor",
      formals = "x, quote, max.levels, width, ...",
      visibility = Visibility.OFF)
  static Value print(
      Context context,
      Value x,
      @Nullable Value quote,
      @Nullable Value mostLevels,
      @Nullable Value width,
      Dots rest) {
    var runtime = context.runtime();
    boolean ordered = Methods.inherits(x, "ordered");
    var style = Style.of(runtime.options()).withQuote(false);
    if (x.length() == 0) {
      runtime.output().print(ordered ? "ordered(0)\n" : "factor(0)\n");
    } else {
      var texts = Types.factorTexts((Vector) x);
      if (x.attribute(Symbol.NAMES) instanceof StringVector names) {
        texts.setAttribute(Symbol.NAMES, names);
      }
      new Printer(runtime, style).print(texts);
    }
    List<String> levels = new ArrayList<>();
    if (x.attribute(Symbol.LEVELS) instanceof Vector all) {
      for (int i = 0; i < all.length(); i++) {
        levels.add(all.isNa(i) ? "<NA>" : Escapes.of(all.stringAt(i), Escapes.NONE));
      }
    }
    var out = new StringBuilder();
    LevelsLayout.write(out, levels, ordered, style.width());
    runtime.output().print(out.toString());
    return x;
  }
}
