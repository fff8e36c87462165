package dev.oser.profile.context;

import dev.oser.profile.file.ProfileInput;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.TreeMap;

/**
 * Reads the format of {@link SummaryFile}. Trusts nothing: what is read is checked to be a summary
 * before the checksum says that it is the one that was written.
 */
final class SummaryReader {
  private final ProfileInput in;

  SummaryReader(String file, InputStream in) {
    this.in = new ProfileInput(file, in);
  }

  ContextSummary read() throws IOException {
    int version =
        in.begin(
            SummaryFile.MAGIC,
            SummaryFile.OLDEST,
            SummaryFile.VERSION,
            "summary of calling contexts");
    in.part("the metric");
    var metric = in.string();
    in.part("the total");
    long total = in.number();
    in.part("the uncertainty");
    long uncertainty = in.number();
    var taken = version > SummaryFile.OLDEST ? taken() : Taken.unknown();
    ContextSummary.Header header;
    try {
      header = new ContextSummary.Header(metric, total, uncertainty, taken);
    } catch (IllegalArgumentException e) {
      throw in.corrupt(String.valueOf(e.getMessage()));
    }
    in.part("the kind");
    boolean hasUsage = in.number(2, "kind") == 1;
    var names = in.sortedStrings("name").toArray(String[]::new);
    var nodes = nodes(header, names.length, hasUsage);
    in.end();
    return new ContextSummary(header, names, nodes);
  }

  private Taken taken() throws IOException {
    in.part("the number of facts");
    long size = in.number();
    var facts = new TreeMap<String, String>();
    for (long i = 1; i <= size; i++) {
      in.element("fact", i);
      var name = in.string();
      if (!facts.isEmpty() && facts.lastKey().compareTo(name) >= 0) {
        throw in.corrupt(in.what() + " is out of order");
      }
      facts.put(name, in.string());
    }
    return new Taken(facts);
  }

  private SummaryNodes nodes(ContextSummary.Header header, int names, boolean hasUsage)
      throws IOException {
    in.part("the number of nodes");
    long size = in.number();
    var nodes = new SummaryNodes(hasUsage);
    var path = new IntStack();
    path.push(0);
    // The key of the youngest child so far of each node on the path.
    var youngest = new long[16];
    youngest[0] = -1;
    for (long i = 1; i <= size; i++) {
      in.element("node", i);
      long link = in.number();
      long up = link >>> 1;
      if (up >= path.size()) {
        throw in.corrupt(in.what() + " is above the root");
      }
      path.truncate((int) (path.size() - up));
      int level = path.size() - 1;
      long key = ContextTree.key(in.number(names, "name"), in.number(names, "name"));
      if (key <= youngest[level]) {
        throw in.corrupt(in.what() + " is out of order");
      }
      youngest[level] = key;
      int node = node(nodes, path.get(level), key, (link & 1) != 0, header);
      if (hasUsage) {
        nodes.use(node, usage("calls"), usage("inclusive weight"));
      }
      path.push(node);
      if (path.size() > youngest.length) {
        youngest = Arrays.copyOf(youngest, youngest.length * 2);
      }
      youngest[path.size() - 1] = -1;
    }
    return nodes;
  }

  private int node(
      SummaryNodes nodes, int parent, long key, boolean isCounted, ContextSummary.Header header)
      throws IOException {
    if (!isCounted) {
      return nodes.add(parent, key, 0, Bounds.NOT_COUNTED);
    }
    long count = in.number();
    long error = in.number();
    if (error > count || error > header.uncertainty() || count - error > header.total()) {
      throw in.corrupt(in.what() + " has an impossible count");
    }
    return nodes.add(parent, key, count, error);
  }

  private long usage(String what) throws IOException {
    long amount = in.number();
    if (amount > ContextSummary.MOST_TOTAL) {
      throw in.corrupt(in.what() + " has impossible " + what);
    }
    return amount;
  }
}
