package dev.oser.profile.context;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** Makes the summary of a tree as it is now: names instead of numbers, bounds beside counts. */
final class Snapshot {
  private Snapshot() {}

  /**
   * {@return the summary}
   *
   * @param active what calls that have not ended used so far, by node
   */
  static ContextSummary of(
      ContextTree tree, ContextCounter counter, String metric, Labels labels, Usage active) {
    var methodIds = new HashSet<Integer>();
    var siteIds = new HashSet<Integer>();
    var errors = new long[tree.limit()];
    counter.errors(errors);
    var usage = tree.usage();
    var bounds = new Bounds(tree.limit(), usage != null);
    for (int node = TreeOrder.after(tree, ContextTree.ROOT);
        node != ContextTree.ROOT;
        node = TreeOrder.after(tree, node)) {
      methodIds.add(ContextTree.method(tree.key(node)));
      siteIds.add(ContextTree.site(tree.key(node)));
      if (tree.isMonitored(node)) {
        bounds.set(node, tree.count(node), errors[node]);
      }
      if (usage != null && bounds.usage != null) {
        bounds.usage.add(node, usage, node);
        if (node < active.size()) {
          bounds.usage.add(node, active, node);
        }
      }
    }
    var methods = names(methodIds, labels::method);
    var sites = names(siteIds, labels::site);
    var all = new TreeSet<>(methods.values());
    all.addAll(sites.values());
    var strings = all.toArray(String[]::new);
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

  /** {@return the name of each number; numbers of the same name get different ones, in order} */
  private static Map<Integer, String> names(Set<Integer> ids, IntFunction<String> label) {
    var names = new HashMap<Integer, String>();
    var taken = new HashMap<String, Integer>();
    for (int id : new TreeSet<>(ids)) {
      var plain = encodable(label.apply(id));
      var name = plain;
      while (taken.containsKey(name)) {
        name = plain + " (" + taken.merge(plain, 1, Integer::sum) + ")";
      }
      taken.put(name, 1);
      names.put(id, name);
    }
    return names;
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
