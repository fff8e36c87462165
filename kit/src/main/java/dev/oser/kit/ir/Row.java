package dev.oser.kit.ir;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list that changes here and looks unchangeable elsewhere. Functions consist of such lists more
 * than of anything else: a list and an unchangeable view of it would be twice the objects, and one
 * more to go through whenever one is read, which is what passes over large functions wait for.
 */
final class Row<E> extends AbstractList<E> implements RandomAccess {
  private static final @Nullable Object[] NOTHING = {};

  private @Nullable Object[] elements;
  private int size;

  Row() {
    elements = NOTHING;
  }

  Row(List<? extends E> initial) {
    elements = initial.isEmpty() ? NOTHING : initial.toArray();
    size = elements.length;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  @SuppressWarnings("unchecked") // only elements are put in
  public E get(int index) {
    return (E) Objects.requireNonNull(elements[Objects.checkIndex(index, size)]);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    int expected = modCount;
    for (int i = 0; i < size; i++) {
      action.accept(get(i));
      if (modCount != expected) {
        throw new ConcurrentModificationException();
      }
    }
  }

  @Override
  public int indexOf(@Nullable Object element) {
    for (int i = 0; i < size; i++) {
      if (get(i).equals(element)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean contains(@Nullable Object element) {
    return indexOf(element) >= 0;
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(elements, size, Object[].class);
  }

  // ---- Changes, which the methods of lists do not make. ----

  void append(E element) {
    insert(size, element);
  }

  void insert(int index, E element) {
    Objects.checkIndex(index, size + 1);
    modCount++;
    if (size == elements.length) {
      elements = Arrays.copyOf(elements, Math.max(2, size + (size >> 1)));
    }
    System.arraycopy(elements, index, elements, index + 1, size - index);
    elements[index] = element;
    size++;
  }

  void appendAll(List<? extends E> more) {
    modCount++;
    if (size + more.size() > elements.length) {
      elements = Arrays.copyOf(elements, Math.max(size + more.size(), size + (size >> 1)));
    }
    for (var element : more) {
      elements[size++] = element;
    }
  }

  /** {@return what was there before} */
  E replace(int index, E element) {
    var before = get(index);
    elements[index] = element;
    return before;
  }

  /** {@return what was there} */
  E take(int index) {
    var taken = get(index);
    modCount++;
    size--;
    System.arraycopy(elements, index + 1, elements, index, size - index);
    elements[size] = null;
    return taken;
  }

  /**
   * {@return the last or the first of the places where an element is} Searched from both ends:
   * users and instructions tend to go in the order in which they came, or in the opposite one.
   */
  int find(E element) {
    for (int low = 0, high = size - 1; low <= high; low++, high--) {
      if (elements[high] == element) {
        return high;
      }
      if (elements[low] == element) {
        return low;
      }
    }
    return -1;
  }

  /** Takes all from an index on away. */
  void truncate(int newSize) {
    Objects.checkIndex(newSize, size + 1);
    modCount++;
    Arrays.fill(elements, newSize, size, null);
    size = newSize;
  }
}
