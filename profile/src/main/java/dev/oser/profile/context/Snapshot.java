package dev.oser.profile.context;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** Makes the summary of a tree as it is now: names instead of numbers, bounds beside counts. */
final class Snapshot {
  private Snapshot() {}

  static ContextSummary of(ContextTree tree, ContextCounter counter, String metric, Labels labels) {
    var methods = new TreeMap<Integer, String>();
    var sites = new TreeMap<Integer, String>();
    var errors = new long[tree.limit()];
    counter.errors(errors);
    var bounds = new Bounds(tree.limit());
    for (int node = TreeOrder.after(tree, ContextTree.ROOT);
        node != ContextTree.ROOT;
        node = TreeOrder.after(tree, node)) {
      methods.put(ContextTree.method(tree.key(node)), "");
      sites.put(ContextTree.site(tree.key(node)), "");
      if (tree.isMonitored(node)) {
        bounds.set(node, tree.count(node), errors[node]);
      }
    }
    name(methods, labels::method);
    name(sites, labels::site);
    var names = new TreeSet<>(methods.values());
    names.addAll(sites.values());
    var strings = names.toArray(String[]::new);
    var methodIndex = index(methods, strings);
    var siteIndex = index(sites, strings);
    return TreeOrder.canonical(
        new ContextSummary.Header(encodable(metric), counter.total(), counter.uncertainty()),
        strings,
        tree,
        key ->
            ContextTree.key(
                methodIndex.getOrDefault(ContextTree.method(key), 0),
                siteIndex.getOrDefault(ContextTree.site(key), 0)),
        bounds);
  }

  /** Gives each number its name, and numbers of the same name different ones. */
  private static void name(SortedMap<Integer, String> names, IntFunction<String> label) {
    var taken = new HashMap<String, Integer>();
    names.replaceAll(
        (id, unnamed) -> {
          var plain = encodable(label.apply(id));
          var name = plain;
          while (taken.containsKey(name)) {
            name = plain + " (" + taken.merge(plain, 1, Integer::sum) + ")";
          }
          taken.put(name, 1);
          return name;
        });
  }

  /** A class file can name a method with half a surrogate pair, which no file in UTF-8 can hold. */
  private static String encodable(String name) {
    return new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private static Map<Integer, Integer> index(Map<Integer, String> names, String[] strings) {
    var index = new HashMap<Integer, Integer>();
    names.forEach((id, name) -> index.put(id, Arrays.binarySearch(strings, name)));
    return index;
  }
}
