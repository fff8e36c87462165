package dev.oser.bench.r;

import java.nio.file.Path;

/** A script in GNU R and in Oser, one after the other. */
record SideBySide(RProcess.Run gnu, RProcess.Run oser) {
  /** Runs both, which must agree: what computes something else is not worth timing. */
  static SideBySide run(Path root, RProgram program, String script) {
    var theirs = RProcess.GNU.run(root, script);
    var ours = RProcess.OSER.run(root, script);
    if (!theirs.result().equals(ours.result())) {
      throw new IllegalStateException(
          program + ": GNU R says " + theirs.result() + ", we say " + ours.result());
    }
    return new SideBySide(theirs, ours);
  }
}
