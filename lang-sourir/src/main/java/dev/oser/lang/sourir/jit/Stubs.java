package dev.oser.lang.sourir.jit;

import dev.oser.kit.Machine;
import dev.oser.kit.callee.DispatchedFunction;
import dev.oser.kit.callee.HostFunction;
import dev.oser.kit.dispatch.ContextRule;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;

/** Functions that the interpreter runs until there are better versions of them. */
final class Stubs {
  /** How many versions a function has at most, with the one that runs for anything. */
  static final int MOST_VERSIONS = 5;

  private static final String HOST = ".host";

  private Stubs() {}

  /** {@return the function that interprets what a function stands for, whatever versions it has} */
  static String interpreted(String name) {
    return name + HOST;
  }

  /** {@return the function with versions, given its name or that of what interprets it} */
  static String stub(String name) {
    return name.endsWith(HOST) ? name.substring(0, name.length() - HOST.length()) : name;
  }

  /** A function with versions. */
  record Stub(DispatchedFunction<KindContext> function) {
    /** Adds a version. */
    void add(KindContext context, Function version) {
      function.add(context, version);
    }

    /** Takes a version away again. */
    void remove(KindContext context) {
      function.remove(context);
    }

    boolean isFull() {
      return function.contexts().size() >= MOST_VERSIONS;
    }

    boolean isCompiled() {
      return function.hasVersions();
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
    var top = KindContext.top(type.parameters().size());
    return new Stub(machine.define(name, top, interpreted(name), MOST_VERSIONS, rule, inexact));
  }

  /** Forgets a function and what interprets it. Code that knows them still calls them. */
  static void undefine(Machine machine, String name) {
    machine.undefine(name);
    machine.undefine(interpreted(name));
  }
}
