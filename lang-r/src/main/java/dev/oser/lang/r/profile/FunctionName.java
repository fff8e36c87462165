package dev.oser.lang.r.profile;

import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;

/** What people call the function of a frame. */
final class FunctionName {
  /** What functions that take a function call it. */
  private static final Symbol FUN = Symbol.of("FUN");

  private FunctionName() {}

  static String of(Frame frame) {
    var called = frame.call().function();
    if (called instanceof Symbol symbol && symbol != FUN) {
      return symbol.name();
    }
    if (called instanceof Call qualified && isQualified(qualified)) {
      return text(qualified.argument(0)) + "::" + text(qualified.argument(1));
    }
    // Many functions have no name, or this one: where they are written tells them apart.
    return (called == FUN ? "FUN" : "<anonymous>") + place(frame.function());
  }

  private static boolean isQualified(Call call) {
    return call.size() == 2
        && call.function() instanceof Symbol symbol
        && symbol.name().startsWith("::");
  }

  private static String text(Value value) {
    return value instanceof Symbol symbol ? symbol.name() : "?";
  }

  private static String place(Function function) {
    var place = function instanceof Closure closure ? CallPlaces.of(closure) : "";
    return place.isEmpty() ? "" : " (" + place + ")";
  }
}
