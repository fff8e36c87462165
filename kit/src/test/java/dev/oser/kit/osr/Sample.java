package dev.oser.kit.osr;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import java.io.OutputStream;
import java.util.Objects;

/** A program on a machine, and an easy way to its parts. */
public final class Sample {
  /** Sums %x * %x * %i for the numbers below %n; the square can move out of the loop. */
  public static final String POLYNOMIAL =
      """
      func @f(%x: i64, %n: i64) -> i64 {
      entry:
        jump loop(0, 0)
      loop(%i: i64, %sum: i64):
        %square = i64.mul %x, %x
        %term = i64.mul %square, %i
        %next_sum = i64.add %sum, %term
        %next = i64.add %i, 1
        %more = i64.lt %next, %n
        branch %more, loop(%next, %next_sum), done
      done:
        return %next_sum
      }
      """;

  public final Module module;
  public final Machine machine;

  public Sample(String text, Engine engine) {
    module = new Parser().parse("sample.oir", text);
    machine = new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
    machine.load(module);
  }

  public Function function(String name) {
    return Objects.requireNonNull(module.function(name));
  }

  public static Block block(Function function, String name) {
    return Objects.requireNonNull(function.block(name));
  }

  public static Instruction first(Function function, String block) {
    return block(function, block).instructions().getFirst();
  }

  public static Instruction named(Function function, String value) {
    return function
        .instructions()
        .filter(instruction -> instruction.name().equals(value))
        .findFirst()
        .orElseThrow();
  }

  public VersionPair optimised(String name, String passes) {
    return VersionPair.of(function(name), Pipeline.parse(passes), PassContext.of(module));
  }

  public static StateMap map(Correspondence way, Instruction point, Strength strength) {
    return Objects.requireNonNull(StateMaps.at(way, point, strength));
  }
}
