package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Runtime;

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
    Constants.load(runtime);
    runtime.base().lockBindings();
    packages.attach(runtime);
  }
}
