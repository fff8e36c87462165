package dev.oser.models.sourir.run;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Labels;

/** A version ready to run: I of Figure 15, with its labels found. */
record Code(Function function, Version version, Labels labels) {
  static Code of(Function function, Version version) {
    return new Code(function, version, Labels.of(version));
  }

  int size() {
    return version.lines().size();
  }

  Line line(int index) {
    return version.lines().get(index);
  }

  /** {@return where execution goes on after a deoptimisation to a label} */
  int landing(String label) {
    return Labels.landing(version, labels.bailout(label).orElse(size()));
  }
}
