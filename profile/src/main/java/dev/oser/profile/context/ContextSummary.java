package dev.oser.profile.context;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a profile found, for good: a tree of contexts with names, counts and bounds. Immutable.
 *
 * <p>Nodes are numbered from 0, the root, which is outside any method; parents come before their
 * children, and siblings are in the order of their names. A node {@linkplain #isCounted is counted}
 * or only an ancestor of nodes that are. The truth about a counted node lies between {@code count -
 * error} and {@code count}; that about any other context, in the tree or not, between 0 and {@link
 * #uncertainty}.
 */
public final class ContextSummary {
  /** The largest total; sums of two counts stay far from overflow. */
  static final long MOST_TOTAL = 1L << 61;

  private final Header header;
  private final String[] names;
  private final int[] parents;
  private final long[] keys;
  private final long[] counts;
  private final long[] errors;
  private final @Nullable Usage usage;

  record Header(String metric, long total, long uncertainty, Taken taken) {
    Header(String metric, long total, long uncertainty) {
      this(metric, total, uncertainty, Taken.unknown());
    }

    Header {
      if (total < 0 || total > MOST_TOTAL) {
        throw new IllegalArgumentException("the total " + total + " is out of range");
      }
      if (uncertainty < 0 || uncertainty > total) {
        throw new IllegalArgumentException(
            "the uncertainty " + uncertainty + " is not between 0 and the total " + total);
      }
    }
  }

  /** One active method of a context: its name, and where in the caller it was called. */
  public record Frame(String method, String site) {}

  /**
   * A context with what is known of it.
   *
   * @param frames from the outermost to the innermost
   * @param count at least how often it occurred
   * @param error at most how much the count is too large
   */
  public record Context(List<Frame> frames, long count, long error) {}

  ContextSummary(Header header, String[] names, SummaryNodes nodes) {
    this(
        header,
        names,
        nodes.parents(),
        nodes.keys(),
        nodes.counts(),
        nodes.errors(),
        nodes.usage());
  }

  private ContextSummary(
      Header header,
      String[] names,
      int[] parents,
      long[] keys,
      long[] counts,
      long[] errors,
      @Nullable Usage usage) {
    this.header = header;
    this.names = names;
    this.parents = parents;
    this.keys = keys;
    this.counts = counts;
    this.errors = errors;
    this.usage = usage;
  }

  /** {@return what the counts are: calls, ns, bytes} */
  public String metric() {
    return header.metric;
  }

  /** {@return how the profile was taken} */
  public Taken taken() {
    return header.taken;
  }

  /** {@return the same, known to be taken so} */
  public ContextSummary takenBy(Taken taken) {
    return new ContextSummary(
        new Header(metric(), total(), uncertainty(), taken),
        names,
        parents,
        keys,
        counts,
        errors,
        usage);
  }

  /**
   * {@return in what this profile and a later one differ besides what the program did; nothing if
   * they can be compared without a thought}
   */
  public List<String> takenDifferently(ContextSummary later) {
    var differences = new ArrayList<String>();
    if (!metric().equals(later.metric())) {
      differences.add("metric: " + metric() + " before, " + later.metric() + " after");
    }
    differences.addAll(taken().differences(later.taken()));
    return differences;
  }

  /** {@return N: the number of calls or the sum of weights, of all contexts} */
  public long total() {
    return header.total;
  }

  /**
   * {@return the most that a context which is not counted here can have occurred} No error is
   * larger. At most εN for a profile made with ε; 0 for an exact one.
   */
  public long uncertainty() {
    return header.uncertainty;
  }

  /** {@return the number of nodes, the root included} */
  public int size() {
    return parents.length;
  }

  /** {@return the parent of a node; -1 for the root} */
  public int parent(int node) {
    return parents[node];
  }

  /** {@return the name of the method; empty for the root} */
  public String method(int node) {
    return node == 0 ? "" : names[ContextTree.method(keys[node])];
  }

  /** {@return where the method was called; empty for the root} */
  public String site(int node) {
    return node == 0 ? "" : names[ContextTree.site(keys[node])];
  }

  /** {@return whether the node has a count of its own} */
  public boolean isCounted(int node) {
    return errors[node] != Bounds.NOT_COUNTED;
  }

  /**
   * {@return how often the context occurred, or more by at most {@link #error}; 0 if not counted}
   */
  public long count(int node) {
    return counts[node];
  }

  /** {@return by how much the count may be too large} */
  public long error(int node) {
    return isCounted(node) ? errors[node] : 0;
  }

  /**
   * {@return whether {@link #calls} and {@link #inclusive} are known, because something else than
   * calls was counted}
   */
  public boolean hasUsage() {
    return usage != null;
  }

  /** {@return how many calls of the context there were; 0 if that is not known} */
  public long calls(int node) {
    return usage == null ? 0 : usage.calls(node);
  }

  /**
   * {@return what those calls used together with everything they called; 0 if that is not known}
   * Counts are what a context uses itself. In small space, what was used while the context had no
   * node is missing.
   */
  public long inclusive(int node) {
    return usage == null ? 0 : usage.inclusive(node);
  }

  @Nullable Usage usage() {
    return usage;
  }

  /** {@return the context of a node} */
  public Context context(int node) {
    var frames = new ArrayList<Frame>();
    for (int at = node; at > 0; at = parents[at]) {
      frames.add(new Frame(method(at), site(at)));
    }
    Collections.reverse(frames);
    return new Context(List.copyOf(frames), count(node), error(node));
  }

  /** {@return the contexts with the largest counts, the largest first} */
  public List<Context> hottest(int most) {
    return byCount(counted()).limit(most).toList();
  }

  /** {@return whether a node is reported hot: it has a count of at least φN} */
  public boolean isHot(int node, double phi) {
    return isCounted(node) && counts[node] >= phi * total();
  }

  /**
   * {@return the hot calling context tree: hot contexts and their ancestors (D'Elia §3.1.2,
   * Definition 3.4)} It has every context with at least φN, and reports none hot with φN - {@link
   * #uncertainty} or less.
   *
   * @throws IllegalArgumentException if φN is not above the uncertainty, so that contexts may be
   *     missing
   */
  public ContextSummary hot(double phi) {
    var keep = new boolean[size()];
    hotNodes(phi).forEach(node -> keep[node] = true);
    return keep(keep);
  }

  /** {@return the contexts that {@link #hot} reports hot, the largest count first} */
  public List<Context> hotContexts(double phi) {
    return byCount(hotNodes(phi)).toList();
  }

  private IntStream hotNodes(double phi) {
    if (!(phi > 0 && phi <= 1)) {
      throw new IllegalArgumentException("the share φ must be above 0 and at most 1, not " + phi);
    }
    if (total() > 0 && phi * total() <= uncertainty()) {
      throw new IllegalArgumentException(
          "contexts with a share of %s may be missing: those not counted have up to %d of %d; use a smaller ε"
              .formatted(phi, uncertainty(), total()));
    }
    return counted().filter(node -> isHot(node, phi));
  }

  private Stream<Context> byCount(IntStream nodes) {
    return nodes.boxed().sorted((a, b) -> Long.compare(counts[b], counts[a])).map(this::context);
  }

  /**
   * {@return the contexts with the largest counts, at most this many, and their ancestors} After
   * merging many summaries, this makes the sum small again. If at least 1/ε are kept, the
   * uncertainty stays at most εN for summaries made by Space-Saving (Agarwal et al., Mergeable
   * Summaries, PODS 2012).
   */
  public ContextSummary limitTo(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("a summary needs at least one count, not " + most);
    }
    var sorted = counted().mapToLong(node -> counts[node]).sorted().toArray();
    if (sorted.length <= most) {
      return this;
    }
    // Of contexts with the same count none or all are kept, so that order does not matter.
    long dropped = sorted[sorted.length - most - 1];
    var keep = new boolean[size()];
    counted().filter(node -> counts[node] > dropped).forEach(node -> keep[node] = true);
    return keep(keep);
  }

  /**
   * {@return the sum of summaries: of threads, processes, machines} Contexts are the same if their
   * names are. Error bounds add up: the uncertainty of the sum is the sum of the uncertainties, and
   * so at most εN for the N of the sum when each was made with this ε.
   *
   * @throws IllegalArgumentException if there are none, or they count different things
   */
  public static ContextSummary merge(List<ContextSummary> summaries) {
    return SummaryMerge.merge(summaries);
  }

  /** {@return the chosen nodes and their ancestors} */
  private ContextSummary keep(boolean[] keep) {
    long uncertainty = uncertainty();
    var used = new boolean[names.length];
    for (int node = size() - 1; node > 0; node--) {
      if (keep[node]) {
        keep[parents[node]] = true;
        used[ContextTree.method(keys[node])] = true;
        used[ContextTree.site(keys[node])] = true;
      } else if (isCounted(node)) {
        uncertainty = Math.max(uncertainty, counts[node]);
      }
    }
    var newNames = IntStream.range(0, names.length).filter(i -> used[i]).toArray();
    var position = new int[names.length];
    for (int i = 0; i < newNames.length; i++) {
      position[newNames[i]] = i;
    }
    var nodes = new SummaryNodes(hasUsage());
    var moved = new int[size()];
    for (int node = 1; node < size(); node++) {
      if (keep[node]) {
        long key =
            ContextTree.key(
                position[ContextTree.method(keys[node])], position[ContextTree.site(keys[node])]);
        moved[node] = nodes.add(moved[parents[node]], key, counts[node], errors[node]);
        nodes.use(moved[node], usage, node);
      }
    }
    return new ContextSummary(
        new Header(metric(), total(), Math.min(uncertainty, total()), taken()),
        Arrays.stream(newNames).mapToObj(i -> names[i]).toArray(String[]::new),
        nodes);
  }

  private IntStream counted() {
    return IntStream.range(1, size()).filter(this::isCounted);
  }

  /** {@return the sorted names the keys refer to} */
  String[] names() {
    return names;
  }

  long key(int node) {
    return keys[node];
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ContextSummary that
        && header.equals(that.header)
        && Arrays.equals(names, that.names)
        && Arrays.equals(parents, that.parents)
        && Arrays.equals(keys, that.keys)
        && Arrays.equals(counts, that.counts)
        && Arrays.equals(errors, that.errors)
        && Objects.equals(usage, that.usage);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        header, Arrays.hashCode(names), Arrays.hashCode(keys), Arrays.hashCode(counts));
  }

  /** {@return the tree as indented lines, for people} */
  @Override
  public String toString() {
    var text = new StringBuilder();
    text.append(total()).append(' ').append(metric());
    text.append(", not counted: at most ").append(uncertainty()).append('\n');
    var depths = new int[size()];
    for (int node = 1; node < size(); node++) {
      depths[node] = depths[parents[node]] + 1;
      text.append("  ".repeat(depths[node])).append(method(node));
      text.append(" from ").append(site(node));
      if (isCounted(node)) {
        text.append(": ").append(count(node));
        if (error(node) > 0) {
          text.append(" (at most ").append(error(node)).append(" too many)");
        }
      }
      text.append('\n');
    }
    return text.toString();
  }
}
