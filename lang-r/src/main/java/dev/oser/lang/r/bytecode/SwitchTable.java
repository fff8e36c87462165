package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.operation.Selector;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Where {@code switch} goes: by name, by number, or to what has no name. */
public final class SwitchTable {
  /** Instead of a target: what is chosen by its number must be there. */
  private static final int EMPTY = -1;

  private final Map<String, Integer> byName = new HashMap<>();
  private final int[] byNumber;
  private final List<Value> unnamed = new ArrayList<>();
  private int otherwise = -1;
  private int nothing = -1;

  SwitchTable(int alternatives) {
    this.byNumber = new int[alternatives];
  }

  /** An alternative; one that is empty goes on to the next if it is chosen by name. */
  void put(int number, String name, Value alternative, boolean empty, int target) {
    byNumber[number] = empty ? EMPTY : target;
    if (!name.isEmpty()) {
      byName.putIfAbsent(name, target);
    } else {
      unnamed.add(alternative);
      otherwise = target;
    }
  }

  void setNothing(int target) {
    nothing = target;
  }

  int target(Selector selector) {
    var name = selector.name();
    if (name == null) {
      return byNumber(selector.number());
    }
    if (unnamed.size() > 1) {
      throw Selector.duplicateDefaults(unnamed.get(0), unnamed.get(1));
    }
    var found = byName.get(name);
    return found != null ? found : otherwise >= 0 ? otherwise : nothing;
  }

  /** {@return everything it may go to} */
  public List<Integer> targets() {
    var targets = new ArrayList<>(byName.values());
    for (int target : byNumber) {
      if (target != EMPTY) {
        targets.add(target);
      }
    }
    targets.add(nothing);
    if (otherwise >= 0) {
      targets.add(otherwise);
    }
    return targets;
  }

  @Override
  public String toString() {
    return new TreeMap<>(byName)
        .entrySet().stream()
            .map(entry -> entry.getKey() + " -> " + entry.getValue())
            .collect(
                Collectors.joining(
                    ", ", "{", "} else -> " + (otherwise >= 0 ? otherwise : nothing)));
  }

  private int byNumber(int number) {
    if (number < 1 || number > byNumber.length) {
      return nothing;
    }
    if (byNumber[number - 1] == EMPTY) {
      throw Selector.emptyAlternative();
    }
    return byNumber[number - 1];
  }
}
