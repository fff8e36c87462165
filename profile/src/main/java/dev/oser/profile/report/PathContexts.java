package dev.oser.profile.report;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import dev.oser.profile.path.MethodProfile;
import dev.oser.profile.path.PathForest;
import dev.oser.profile.path.PathSummary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Shows paths as if methods called them, to viewers that know stacks only. */
public final class PathContexts {
  private PathContexts() {}

  /** {@return a tree of two levels: methods, and the paths taken through them} */
  public static ContextSummary of(PathSummary summary) {
    var names = new Numbers();
    var sites = new Numbers();
    int nowhere = sites.of("");
    var profiler = new ContextProfiler(Counting.exact());
    for (var method : summary.methods()) {
      profiler.descend(names.of(method.label()), nowhere);
      var forest = method.forest();
      for (int node : forest.children(PathForest.ROOT)) {
        int path = forest.path(node);
        int name = names.of("[" + method.path(path) + "]");
        profiler.descend(name, sites.of(site(method, path)));
        profiler.charge(forest.count(node));
        profiler.exit();
      }
      profiler.exit();
    }
    return profiler.summary(
        "paths",
        new Labels() {
          @Override
          public String method(int id) {
            return names.texts.get(id);
          }

          @Override
          public String site(int id) {
            return sites.texts.get(id);
          }
        });
  }

  /** Equal texts get equal numbers. */
  private static final class Numbers {
    final List<String> texts = new ArrayList<>();
    final Map<String, Integer> numbers = new HashMap<>();

    int of(String text) {
      return numbers.computeIfAbsent(
          text,
          key -> {
            texts.add(text);
            return texts.size() - 1;
          });
    }
  }

  private static String site(MethodProfile method, int path) {
    var lines = method.path(path).lines();
    return lines.isEmpty() ? method.source() : method.source() + ":" + lines.get(0);
  }
}
