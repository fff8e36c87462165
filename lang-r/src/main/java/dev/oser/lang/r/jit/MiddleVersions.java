package dev.oser.lang.r.jit;

import dev.oser.kit.callee.Callee;
import dev.oser.kit.dispatch.DispatchTable;
import dev.oser.lang.r.bytecode.Code;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Compiled code that is entered in the middle: for each place a table of versions for the states
 * that they can be entered in.
 */
final class MiddleVersions {
  private final Map<Place, DispatchTable<EntryPoint, Optional<Callee>>> tables =
      new ConcurrentHashMap<>();
  private final int most;

  /** An instruction. What records have of themselves is slow at first; this is asked for early. */
  record Place(Code code, int at) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Place place && place.code == code && place.at == at;
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(code) + at;
    }
  }

  /**
   * Makes a collection without versions.
   *
   * @param most how many versions for particular states there may be at a place
   */
  MiddleVersions(int most) {
    this.most = most;
  }

  /** {@return how many versions there are at a place} */
  int count(Code code, int at) {
    return count(tables.get(new Place(code, at)));
  }

  /** {@return how many versions there are anywhere in code} */
  int count(Code code) {
    return tables.entrySet().stream()
        .filter(each -> each.getKey().code == code)
        .mapToInt(each -> count(each.getValue()))
        .sum();
  }

  private static int count(@Nullable DispatchTable<EntryPoint, Optional<Callee>> table) {
    return table == null
        ? 0
        : (int) table.entries().stream().filter(each -> each.version().isPresent()).count();
  }

  /** {@return the version that knows most of those that can be entered in a state; or null} */
  @Nullable Callee find(Code code, EntryPoint state) {
    var table = tables.get(new Place(code, state.place()));
    return table == null ? null : table.dispatch(state).version().orElse(null);
  }

  /** {@return the version made for a state, or else that for any, if there is one; or null} */
  @Nullable Callee findExact(Code code, EntryPoint state) {
    var table = tables.get(new Place(code, state.place()));
    if (table == null) {
      return null;
    }
    var found = table.dispatch(state);
    boolean isExact = found.context().equals(state) || found == table.entries().getLast();
    return isExact ? found.version().orElse(null) : null;
  }

  void add(Code code, EntryPoint state, Callee version) {
    tables
        .computeIfAbsent(
            new Place(code, state.place()),
            _ -> new DispatchTable<>(state.general(), Optional.empty(), most + 1))
        .add(state, Optional.of(version));
  }

  void remove(Code code, EntryPoint state) {
    var table = tables.get(new Place(code, state.place()));
    if (table == null) {
      return;
    }
    if (table.entries().getLast().context().equals(state)) {
      table.add(state, Optional.empty());
    } else {
      table.removeIf(entry -> entry.context().equals(state));
    }
  }
}
