package dev.oser.agent.session;

import dev.oser.agent.report.Overhead;
import dev.oser.agent.rewrite.BodyFactory;
import dev.oser.agent.runtime.Recorder;
import java.util.List;

/** What differs between modes: how code is instrumented, what threads record, what is written. */
interface Profiling {
  /** {@return how methods are instrumented} */
  BodyFactory bodies();

  /** {@return a recorder for a thread} */
  Recorder newRecorder();

  /** {@return the profile, as the bytes of a file} */
  byte[] write(List<Recorder> recorders, Overhead overhead);
}
