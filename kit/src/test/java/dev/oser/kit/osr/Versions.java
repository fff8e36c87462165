package dev.oser.kit.osr;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Two versions of a function from text, and short ways to their points. */
public final class Versions {
  private Versions() {}

  /** {@return the only function of a text and what passes make of it} */
  public static VersionPair of(String passes, String text) {
    var module = new Parser().parse("t.oir", text);
    return VersionPair.of(
        module.functions().getFirst(), Pipeline.parse(passes), PassContext.of(module));
  }

  public static Block block(Function function, String name) {
    return Objects.requireNonNull(function.block(name), name);
  }

  /** {@return the instruction at an index of a block; negative ones count from the end} */
  public static Instruction point(Function function, String block, int index) {
    var instructions = block(function, block).instructions();
    return instructions.get(index < 0 ? instructions.size() + index : index);
  }

  /** {@return where a map from a point lands, as text, or null if there is no map} */
  public static @Nullable String landing(
      Correspondence direction, Instruction point, Strength strength) {
    var map = StateMaps.at(direction, point, strength);
    return map == null ? null : map.to().block().name() + ": " + Printer.print(map.to());
  }
}
