package dev.oser.lang.sourir.jit;

import dev.oser.kit.ContextRule;
import dev.oser.kit.DispatchedFunction;
import dev.oser.kit.HostFunction;
import dev.oser.kit.Machine;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayList;
import java.util.stream.IntStream;

/** Functions that the interpreter runs until there are better versions of them. */
final class Stubs {
  /** How many versions a function has at most, with the one that runs for anything. */
  static final int MOST_VERSIONS = 5;

  private Stubs() {}

  /** {@return the function that interprets what a function stands for, whatever versions it has} */
  static String interpreted(String name) {
    return name + ".host";
  }

  /** A function with versions, and the version that only asks the interpreter. */
  record Stub(DispatchedFunction<KindContext> function, Function interpreted) {
    /** Adds a version. */
    void add(KindContext context, Function version) {
      function.add(context, version);
    }

    /** Takes a version away again. */
    void remove(KindContext context) {
      if (context.isTop()) {
        function.add(context, interpreted);
      } else {
        function.removeIf(entry -> entry.context().equals(context));
      }
    }

    boolean isFull() {
      return function.versions().size() >= MOST_VERSIONS;
    }

    boolean isCompiled() {
      return function.versions().size() > 1
          || function.versions().getLast().version() != interpreted;
    }
  }

  static Stub define(
      Machine machine,
      String name,
      FunctionType type,
      ContextRule<KindContext> rule,
      InexactDispatches<KindContext> inexact,
      HostFunction host) {
    machine.define(interpreted(name), type, host);
    var names = IntStream.range(0, type.parameters().size()).mapToObj(i -> "p" + i).toList();
    var interpreted = new Function(name + ".interpret", type, names);
    new Builder(interpreted)
        .terminate(
            new ControlOp.Transition(interpreted(name), type),
            new ArrayList<Value>(interpreted.parameters()));
    var top = KindContext.top(type.parameters().size());
    return new Stub(
        machine.define(name, top, interpreted, MOST_VERSIONS, rule, inexact), interpreted);
  }
}
