package dev.oser.agent.session;

import dev.oser.agent.rewrite.BodyFactory;
import dev.oser.agent.runtime.Recorder;
import dev.oser.profile.report.Profile;
import java.util.List;

/** What differs between modes: how code is instrumented, what threads record, what is written. */
interface Profiling {
  /** {@return how methods are instrumented} */
  BodyFactory bodies();

  /** Called before any class is changed. */
  default void begin() {}

  /** Called when nothing more is recorded. */
  default void end() {}

  /** {@return a recorder for a thread} */
  Recorder newRecorder();

  /** {@return what was recorded} */
  Profile profile(List<Recorder> recorders);

  /** {@return what was profiled and how} */
  String title(List<Recorder> recorders);
}
