package dev.oser.bench.osr;

import dev.oser.bench.Programs;
import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.OpenPoint;
import dev.oser.kit.osr.point.OsrCondition;
import dev.oser.kit.osr.point.OsrPoint;
import java.util.Objects;

/** What is done to a kernel before it is run. */
enum Variant {
  /** Nothing. */
  PLAIN,
  /** An open point in the hottest loop, with a flag that nobody sets. */
  FLAG_NEVER,
  /** An open point in the hottest loop, with a counter that does not get there. */
  COUNTER_NEVER,
  /** A resolved point to a clone at the entry of a hot function, with a flag that nobody sets. */
  ENTRY_NEVER,
  /** The same with the flag set: each call makes a transition. */
  ENTRY_ALWAYS;

  private static final String FLAG = "bench.flag";

  /** {@return a machine with this variant of a kernel on it, ready to run} */
  Machine load(Kernel kernel, boolean optimised) {
    var machine = Programs.load(kernel, Engine.COMPILER);
    machine.define(flag(false));
    var place = HotPlace.of(kernel);
    var module = Programs.parse(kernel);
    for (var function : module.functions()) {
      var version = optimised ? optimised(function) : FunctionCopy.of(function).function();
      machine.install(version);
    }
    switch (this) {
      case PLAIN -> {}
      case FLAG_NEVER -> insertOpen(machine, hot(kernel, optimised), new OsrCondition.Flag(FLAG));
      case COUNTER_NEVER ->
          insertOpen(machine, hot(kernel, optimised), new OsrCondition.Counter(Long.MAX_VALUE));
      case ENTRY_NEVER, ENTRY_ALWAYS -> insertAtEntry(machine, place.called());
    }
    return machine;
  }

  private static Function flag(boolean value) {
    return new Parser()
        .parse("flag.oir", "func @" + FLAG + "() -> i1 {\nentry:\n  return " + value + "\n}\n")
        .functions()
        .getFirst();
  }

  static Function optimised(Function function) {
    return VersionPair.of(function, Pipeline.standard(), PassContext.NONE).optimised();
  }

  /** {@return the hot place of a kernel in a new version of its function} */
  static Instruction hot(Kernel kernel, boolean optimised) {
    var place = HotPlace.of(kernel);
    var function = Objects.requireNonNull(Programs.parse(kernel).function(place.loopFunction()));
    var start = HotPlace.start(function, place.loop());
    if (!optimised) {
      return start;
    }
    var versions = VersionPair.of(function, Pipeline.standard(), PassContext.NONE);
    return Objects.requireNonNull(
            versions.forward().landing(start), () -> "optimised away: " + place)
        .at();
  }

  private static void insertOpen(Machine machine, Instruction at, OsrCondition condition) {
    var function = at.block().function();
    var point = OpenPoint.insert(new Editor(function), at, condition, function.name() + ".open");
    machine.define(
        point,
        (_, _) -> {
          throw new IllegalStateException("a point fired that should not have");
        });
    machine.define(function);
  }

  /** Puts a resolved point to a clone at the entry of a function. */
  void insertAtEntry(Machine machine, String name) {
    machine.define(flag(this == ENTRY_ALWAYS));
    var function = Objects.requireNonNull(machine.function(name));
    var map = toClone(function.entry().instructions().getFirst());
    var continuation = Continuation.of(name + ".to", map);
    OsrPoint.insert(new Editor(function), map, new OsrCondition.Flag(FLAG), continuation);
    machine.define(continuation.function());
    machine.define(function);
  }

  /** {@return the map from an instruction to the same one of a clone of its function} */
  static StateMap toClone(Instruction at) {
    var clone = VersionPair.of(at.block().function(), _ -> {});
    return Objects.requireNonNull(StateMaps.at(clone.forward(), at, Strength.LIVE));
  }
}
