package dev.oser.profile.page;

import dev.oser.profile.path.MethodProfile;
import dev.oser.profile.path.PathForest;
import dev.oser.profile.path.PathSummary;
import dev.oser.profile.report.JsonWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The k-iteration path forests of methods, drawn as in Figure 6.2 of D'Elia, with the source beside
 * them. As there, sequences with less than 0.01 % of what they continue, or of the tree they are
 * in, are left out.
 */
public final class PathPage {
  private static final double LEAST_SHARE = 0.0001;
  private static final int MOST_METHODS = 200;
  private static final int MOST_NODES = 200_000;
  private static final int LINES_AROUND = 3;

  private final PathSummary summary;
  private final Sources sources;
  private final JsonWriter json = new JsonWriter();
  private int nodes;

  private PathPage(PathSummary summary, Sources sources) {
    this.summary = summary;
    this.sources = sources;
  }

  /** {@return the page of a profile} */
  public static String of(String title, PathSummary summary, Sources sources) {
    return new PathPage(summary, sources).write(title);
  }

  private String write(String title) {
    json.object().entry("kind", "paths").entry("title", title);
    json.entry("iterations", summary.iterations()).entry("total", summary.total());
    json.entry("methodCount", summary.methods().size());
    json.name("methods").array();
    summary.methods().stream().limit(MOST_METHODS).forEach(this::method);
    json.endArray().endObject();
    return Page.of(title, json);
  }

  private void method(MethodProfile method) {
    json.object().entry("label", method.label()).entry("source", method.source());
    json.entry("total", method.total()).entry("pathCount", method.pathCount());
    json.name("isCut").value(method.isCut());
    json.entry("sequences", method.forest().size());
    var numbers = new ArrayList<>(method.paths().keySet());
    var names = new PathNames(sources.lines(method.label(), method.source()));
    json.name("paths").array();
    method
        .paths()
        .forEach(
            (number, path) -> {
              json.object().entry("number", number).entry("text", names.of(path));
              json.name("lines").array();
              path.lines().forEach(json::value);
              json.endArray().endObject();
            });
    json.endArray();
    forest(method.forest(), numbers);
    code(method);
    json.endObject();
  }

  private void forest(PathForest forest, List<Integer> numbers) {
    var kept = kept(forest);
    var moved = new int[forest.size() + 1];
    for (int i = 0; i < kept.size(); i++) {
      moved[kept.get(i)] = i + 1;
    }
    json.name("parents").array().value(-1);
    kept.forEach(node -> json.value(moved[forest.parent(node)]));
    json.endArray().name("nodePaths").array().value(-1);
    kept.forEach(node -> json.value(Collections.binarySearch(numbers, forest.path(node))));
    json.endArray().name("counts").array().value(0);
    kept.forEach(node -> json.value(forest.count(node)));
    json.endArray();
    nodes += kept.size();
  }

  /** {@return the nodes to show; a parent comes before its children} */
  private List<Integer> kept(PathForest forest) {
    var isKept = new boolean[forest.size() + 1];
    var roots = new int[forest.size() + 1];
    var kept = new ArrayList<Integer>();
    for (int node = 1; node <= forest.size(); node++) {
      int parent = forest.parent(node);
      roots[node] = parent == PathForest.ROOT ? node : roots[parent];
      isKept[node] =
          parent == PathForest.ROOT
              || isKept[parent]
                  && forest.count(node) >= LEAST_SHARE * forest.count(parent)
                  && forest.count(node) >= LEAST_SHARE * forest.count(roots[node])
                  && nodes + kept.size() < MOST_NODES;
      if (isKept[node]) {
        kept.add(node);
      }
    }
    return kept;
  }

  private void code(MethodProfile method) {
    var lines = sources.lines(method.label(), method.source());
    var range =
        method.paths().values().stream()
            .flatMap(path -> path.lines().stream())
            .mapToInt(Integer::intValue)
            .summaryStatistics();
    if (range.getCount() == 0 || range.getMax() > lines.size()) {
      return;
    }
    int first = Math.max(1, range.getMin() - LINES_AROUND);
    int last = Math.min(lines.size(), range.getMax() + LINES_AROUND);
    json.name("code").object().entry("first", first).name("lines").array();
    lines.subList(first - 1, last).forEach(json::value);
    json.endArray().endObject();
  }
}
