package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Runtime;

/** Fills the base environment of a session. */
public final class BaseLibrary {
  private BaseLibrary() {}

  public static void load(Runtime runtime) {
    var base = runtime.base();
    for (var family : Registry.families()) {
      for (var builtin : family.builtins()) {
        base.put(builtin.symbol(), builtin);
      }
    }
    RSources.load(runtime);
    Constants.load(runtime);
    base.lockBindings();
  }
}
