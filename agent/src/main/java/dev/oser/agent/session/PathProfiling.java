package dev.oser.agent.session;

import dev.oser.agent.options.Counters;
import dev.oser.agent.options.Mode;
import dev.oser.agent.options.Options;
import dev.oser.agent.rewrite.BodyFactory;
import dev.oser.agent.rewrite.PathBodies;
import dev.oser.agent.runtime.PathsRecorder;
import dev.oser.agent.runtime.Recorder;
import dev.oser.profile.path.HashPathCounter;
import dev.oser.profile.path.MethodProfile;
import dev.oser.profile.path.PathCounter;
import dev.oser.profile.path.PathForest;
import dev.oser.profile.path.PathSummary;
import dev.oser.profile.report.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Modes {@code paths} and {@code bl}. */
final class PathProfiling implements Profiling {
  private final Options options;
  private final PathBodies bodies = new PathBodies();

  PathProfiling(Options options) {
    this.options = options;
  }

  @Override
  public BodyFactory bodies() {
    return bodies;
  }

  @Override
  public Recorder newRecorder() {
    boolean hash = options.counters() == Counters.HASH;
    return new PathsRecorder(
        number -> bodies.method(number).numbering().pathCount(),
        paths -> hash ? new HashPathCounter() : PathCounter.of(options.iterations(), paths));
  }

  @Override
  public Profile profile(List<Recorder> recorders) {
    var forests = new TreeMap<Integer, List<PathForest>>();
    for (var recorder : recorders) {
      ((PathsRecorder) recorder)
          .forEach(
              paths ->
                  forests
                      .computeIfAbsent(paths.number(), key -> new ArrayList<>())
                      .add(paths.counter().forest()));
    }
    var methods = new ArrayList<MethodProfile>();
    forests.forEach(
        (number, parts) -> methods.add(bodies.method(number).profile(PathForest.merge(parts))));
    var summary = PathSummary.merge(List.of(new PathSummary(options.iterations(), methods)));
    return new Profile.Paths(summary);
  }

  @Override
  public String title(List<Recorder> recorders) {
    return "Profile of process "
        + ProcessHandle.current().pid()
        + (options.mode() == Mode.BL
            ? ", paths through methods"
            : ", paths through methods, up to " + options.iterations() + " in sequence");
  }
}
