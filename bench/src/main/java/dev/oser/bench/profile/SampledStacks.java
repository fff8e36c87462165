package dev.oser.bench.profile;

import dev.oser.profile.context.ContextSummary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
    for (int node = 1; node < exact.size(); node++) {
      methods.add(plain(exact.method(node)));
    }
    var seen = seen(methods);
    // Callers come before callees. There are millions of contexts: their paths are not written out.
    var places = new @Nullable Seen[exact.size()];
    places[0] = seen;
    long covered = 0;
    for (int node = 1; node < places.length; node++) {
      var caller = places[exact.parent(node)];
      places[node] = caller == null ? null : caller.callees.get(plain(exact.method(node)));
      if (places[node] != null) {
        covered += exact.count(node);
      }
    }
    return exact.total() == 0 ? 1 : (double) covered / exact.total();
  }

  /** A context that was seen, and those it called. */
  private record Seen(Map<String, Seen> callees) {
    Seen() {
      this(new HashMap<>());
    }
  }

  /** {@return the stacks as a tree, with the methods that the exact tree has} */
  private Seen seen(Set<String> methods) {
    var root = new Seen();
    for (var stack : stacks) {
      var place = root;
      for (var frame : stack.split(";")) {
        var method = plain(frame.replace('/', '.'));
        if (methods.contains(method)) {
          place = place.callees.computeIfAbsent(method, _ -> new Seen());
        }
      }
    }
    return root;
  }

  private static String plain(String method) {
    int end = method.indexOf('(');
    return end < 0 ? method : method.substring(0, end);
  }
}
