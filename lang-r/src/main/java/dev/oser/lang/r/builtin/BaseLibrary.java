package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Symbol;

/** Fills the environments of R's own packages. */
public final class BaseLibrary {
  private BaseLibrary() {}

  public static void load(Runtime runtime) {
    var packages = StandardPackages.of(runtime);
    for (var family : Registry.families()) {
      for (var builtin : family.builtins()) {
        packages.define(runtime, builtin.symbol(), builtin);
      }
    }
    RSources.load(runtime, packages);
    Datasets.load(runtime, packages);
    Constants.load(runtime);
    runtime.base().lockBindings();
    runtime.base().unlockBinding(Symbol.of(".sys.timezone"));
    packages.attach(runtime);
  }
}
