package dev.oser.agent.session;

import dev.oser.agent.options.Mode;
import dev.oser.agent.options.Options;
import dev.oser.agent.report.Overhead;
import dev.oser.agent.report.PathReport;
import dev.oser.agent.rewrite.BodyFactory;
import dev.oser.agent.rewrite.PathBodies;
import dev.oser.agent.runtime.PathsRecorder;
import dev.oser.agent.runtime.Recorder;
import dev.oser.profile.path.PathForest;
import java.nio.charset.StandardCharsets;
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
    return new PathsRecorder(
        options.iterations(), number -> bodies.method(number).numbering().pathCount());
  }

  @Override
  public byte[] write(List<Recorder> recorders, Overhead overhead) {
    var forests = new TreeMap<Integer, List<PathForest>>();
    for (var recorder : recorders) {
      ((PathsRecorder) recorder)
          .forEach(
              paths ->
                  forests
                      .computeIfAbsent(paths.number(), _ -> new ArrayList<>())
                      .add(paths.counter().forest()));
    }
    var profiles = new ArrayList<PathReport.Profile>();
    forests.forEach(
        (number, parts) ->
            profiles.add(new PathReport.Profile(bodies.method(number), PathForest.merge(parts))));
    var report = new PathReport(profiles);
    var text =
        switch (options.format()) {
          case REPORT, SUMMARY -> report.of(title(), options.top(), overhead);
          case COLLAPSED -> report.collapsed();
        };
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String title() {
    return "Profile of process "
        + ProcessHandle.current().pid()
        + (options.mode() == Mode.BL
            ? ", paths through methods"
            : ", paths through methods, up to " + options.iterations() + " in sequence");
  }
}
