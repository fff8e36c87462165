package dev.oser.lang.r.jit;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is known where a running loop is entered.
 *
 * @param head the first instruction of its next turn
 * @param sources for each operand, what it goes through if it is a loop
 * @param kinds how the variables are held
 */
record LoopEntry(int head, List<Optional<Operand.Source>> sources, List<Kind> kinds) {
  LoopEntry {
    sources = List.copyOf(sources);
    kinds = List.copyOf(kinds);
  }

  // What a record has of itself is made by the JVM when it is first asked, which takes long.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LoopEntry entry
        && entry.head == head
        && entry.sources.equals(sources)
        && entry.kinds.equals(kinds);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * head + sources.hashCode()) + kinds.hashCode();
  }

  /** {@return the same with nothing known but which operands are loops} */
  LoopEntry general() {
    return new LoopEntry(
        head,
        sources.stream().map(source -> source.map(_ -> Operand.Source.ANY)).toList(),
        Collections.nCopies(kinds.size(), Kind.REF));
  }
}
