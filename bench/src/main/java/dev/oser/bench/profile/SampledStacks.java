package dev.oser.bench.profile;

import dev.oser.profile.context.ContextSummary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The contexts a sampling profiler saw, from its collapsed stacks: {@code a/B.c;d/E.f 12}. Frames
 * of methods that the exact tree does not have are left out, and so is what tells overloads apart.
 */
final class SampledStacks {
  private final Set<String> stacks;

  private SampledStacks(Set<String> stacks) {
    this.stacks = stacks;
  }

  static SampledStacks read(Path file) throws IOException {
    var stacks = new HashSet<String>();
    for (var line : Files.readAllLines(file)) {
      stacks.add(line.substring(0, line.lastIndexOf(' ')));
    }
    return new SampledStacks(stacks);
  }

  /** {@return the share of calls that were in contexts which were seen} */
  double overlap(ContextSummary exact) {
    var methods = new HashSet<String>();
    var paths = new String[exact.size()];
    var weights = new HashMap<String, Long>();
    paths[0] = "";
    for (int node = 1; node < exact.size(); node++) {
      var method = plain(exact.method(node));
      methods.add(method);
      paths[node] = paths[exact.parent(node)] + ";" + method;
      weights.merge(paths[node], exact.count(node), Long::sum);
    }
    long covered = 0;
    for (var seen : seen(methods)) {
      covered += weights.getOrDefault(seen, 0L);
    }
    return exact.total() == 0 ? 1 : (double) covered / exact.total();
  }

  /** {@return the stacks and all their beginnings, as the exact tree would have them} */
  private Set<String> seen(Set<String> methods) {
    var seen = new HashSet<String>();
    Map<String, String> names = new HashMap<>();
    for (var stack : stacks) {
      var path = new StringBuilder();
      for (var frame : stack.split(";")) {
        var method = names.computeIfAbsent(frame, each -> plain(each.replace('/', '.')));
        if (methods.contains(method)) {
          path.append(';').append(method);
          seen.add(path.toString());
        }
      }
    }
    return seen;
  }

  private static String plain(String method) {
    int end = method.indexOf('(');
    return end < 0 ? method : method.substring(0, end);
  }
}
