package dev.oser.models.sourir.check;

import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sorted map from names. Facts about variables change by one variable from line to
 * line; maps share what they have in common, so that one for each line costs little.
 *
 * <p>It is a treap (Seidel and Aragon, "Randomized Search Trees", 1996) whose priorities are hashes
 * of the names: the shape depends on the names alone, not on how the map came about. So two maps
 * are compared from their roots, skipping parts that are the same object.
 */
public final class NameMap<V> {
  private static final NameMap<?> EMPTY = new NameMap<>(null);

  private final @Nullable Node<V> root;

  private record Node<V>(String name, V value, @Nullable Node<V> left, @Nullable Node<V> right) {
    Node<V> with(@Nullable Node<V> newLeft, V newValue, @Nullable Node<V> newRight) {
      return newLeft == left && newRight == right && newValue == value
          ? this
          : new Node<>(name, newValue, newLeft, newRight);
    }
  }

  /** What is left and right of a name. */
  private record Parts<V>(@Nullable Node<V> left, @Nullable Node<V> right) {}

  private NameMap(@Nullable Node<V> root) {
    this.root = root;
  }

  @SuppressWarnings("unchecked") // it has no values
  public static <V> NameMap<V> empty() {
    return (NameMap<V>) EMPTY;
  }

  private NameMap<V> of(@Nullable Node<V> changed) {
    return changed == root ? this : new NameMap<>(changed);
  }

  /** {@return the value of a name, or null if it has none} */
  public @Nullable V get(String name) {
    var node = root;
    while (node != null) {
      int order = name.compareTo(node.name);
      if (order == 0) {
        return node.value;
      }
      node = order < 0 ? node.left : node.right;
    }
    return null;
  }

  /** {@return the map with a value for a name} */
  public NameMap<V> with(String name, V value) {
    return of(put(root, name, value));
  }

  /** {@return the map without a name} */
  public NameMap<V> without(String name) {
    return get(name) == null ? this : of(remove(root, name));
  }

  /**
   * {@return what both maps have}
   *
   * @param combine what becomes of two values of a name that differ; null if nothing
   */
  public NameMap<V> join(NameMap<V> other, BinaryOperator<@Nullable V> combine) {
    return of(join(root, other.root, combine));
  }

  /** Hands over the names whose values differ or that only one map has, in order. */
  public void differences(NameMap<V> other, Consumer<String> found) {
    differences(root, other.root, found);
  }

  /** {@return the names, in order} */
  public Set<String> names() {
    return new Names();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NameMap<?> map && same(root, map.root);
  }

  @Override
  public int hashCode() {
    return root == null ? 0 : root.name.hashCode();
  }

  @Override
  public String toString() {
    return names().toString();
  }

  // ---- Trees. ----

  /** Whether a name is above another; the names decide where the hashes do not. */
  private static boolean isAbove(String name, String other) {
    int order = Integer.compare(priority(name), priority(other));
    return order == 0 ? name.compareTo(other) < 0 : order > 0;
  }

  /** Similar names have similar hashes; the multiplication spreads them. */
  private static int priority(String name) {
    int hash = name.hashCode() * 0x9E3779B9;
    return (hash ^ hash >>> 15) * 0x85EBCA6B;
  }

  private static <V> Node<V> put(@Nullable Node<V> node, String name, V value) {
    if (node == null) {
      return new Node<>(name, value, null, null);
    }
    if (node.name.equals(name)) {
      return node.with(node.left, value, node.right);
    }
    if (isAbove(name, node.name)) {
      var parts = split(node, name);
      return new Node<>(name, value, parts.left, parts.right);
    }
    return name.compareTo(node.name) < 0
        ? node.with(put(node.left, name, value), node.value, node.right)
        : node.with(node.left, node.value, put(node.right, name, value));
  }

  private static <V> @Nullable Node<V> remove(@Nullable Node<V> node, String name) {
    if (node == null) {
      return null;
    }
    int order = name.compareTo(node.name);
    if (order == 0) {
      return merge(node.left, node.right);
    }
    return order < 0
        ? node.with(remove(node.left, name), node.value, node.right)
        : node.with(node.left, node.value, remove(node.right, name));
  }

  /** {@return the parts of a tree on both sides of a name that is not in it} */
  private static <V> Parts<V> split(@Nullable Node<V> node, String name) {
    if (node == null) {
      return new Parts<>(null, null);
    }
    if (name.compareTo(node.name) < 0) {
      var parts = split(node.left, name);
      return new Parts<>(parts.left, node.with(parts.right, node.value, node.right));
    }
    var parts = split(node.right, name);
    return new Parts<>(node.with(node.left, node.value, parts.left), parts.right);
  }

  private static <V> @Nullable Node<V> merge(@Nullable Node<V> left, @Nullable Node<V> right) {
    if (left == null || right == null) {
      return left == null ? right : left;
    }
    return isAbove(left.name, right.name)
        ? left.with(left.left, left.value, merge(left.right, right))
        : right.with(merge(left, right.left), right.value, right.right);
  }

  private static <V> @Nullable Node<V> join(
      @Nullable Node<V> first, @Nullable Node<V> second, BinaryOperator<@Nullable V> combine) {
    if (first == second || first == null || second == null) {
      return second == null ? null : first;
    }
    if (first.name.equals(second.name)) {
      var left = join(first.left, second.left, combine);
      var right = join(first.right, second.right, combine);
      var value =
          first.value.equals(second.value) ? first.value : combine.apply(first.value, second.value);
      return value == null ? merge(left, right) : first.with(left, value, right);
    }
    // The upper name cannot be in the tree of the lower one.
    if (isAbove(first.name, second.name)) {
      var parts = split(second, first.name);
      return merge(join(first.left, parts.left, combine), join(first.right, parts.right, combine));
    }
    var parts = split(first, second.name);
    return merge(join(parts.left, second.left, combine), join(parts.right, second.right, combine));
  }

  private static <V> void differences(
      @Nullable Node<V> first, @Nullable Node<V> second, Consumer<String> found) {
    if (first == second) {
      return;
    }
    if (first == null || second != null && isAbove(second.name, first.name)) {
      var upper = Objects.requireNonNull(second);
      var parts = split(first, upper.name);
      differences(parts.left, upper.left, found);
      found.accept(upper.name);
      differences(parts.right, upper.right, found);
    } else if (second != null && first.name.equals(second.name)) {
      differences(first.left, second.left, found);
      if (!first.value.equals(second.value)) {
        found.accept(first.name);
      }
      differences(first.right, second.right, found);
    } else {
      var parts = split(second, first.name);
      differences(first.left, parts.left, found);
      found.accept(first.name);
      differences(first.right, parts.right, found);
    }
  }

  private static boolean same(@Nullable Node<?> first, @Nullable Node<?> second) {
    return first == second
        || first != null
            && second != null
            && first.name.equals(second.name)
            && first.value.equals(second.value)
            && same(first.left, second.left)
            && same(first.right, second.right);
  }

  /** The names as a set. */
  private final class Names extends AbstractSet<String> {
    @Override
    public boolean contains(@Nullable Object name) {
      return name instanceof String text && get(text) != null;
    }

    @Override
    public int size() {
      int size = 0;
      for (var _ : this) {
        size++;
      }
      return size;
    }

    @Override
    public Iterator<String> iterator() {
      var path = new ArrayDeque<Node<V>>();
      descend(root, path);
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return !path.isEmpty();
        }

        @Override
        public String next() {
          if (path.isEmpty()) {
            throw new NoSuchElementException();
          }
          var node = path.pop();
          descend(node.right, path);
          return node.name;
        }
      };
    }

    private void descend(@Nullable Node<V> from, ArrayDeque<Node<V>> path) {
      for (var node = from; node != null; node = node.left) {
        path.push(node);
      }
    }
  }
}
