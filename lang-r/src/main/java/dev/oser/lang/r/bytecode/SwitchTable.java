package dev.oser.lang.r.bytecode;

import java.util.HashMap;
import java.util.Map;

/** Where {@code switch} goes: by name, by number, or to what has no name. */
final class SwitchTable {
  private final Map<String, Integer> byName = new HashMap<>();
  private final int[] byNumber;
  private int otherwise = -1;
  private int nothing = -1;

  SwitchTable(int alternatives) {
    this.byNumber = new int[alternatives];
  }

  void put(int number, String name, int target) {
    byNumber[number] = target;
    if (!name.isEmpty()) {
      byName.putIfAbsent(name, target);
    }
  }

  void setOtherwise(int target) {
    otherwise = target;
  }

  void setNothing(int target) {
    nothing = target;
  }

  int target(String name) {
    var found = byName.get(name);
    return found != null ? found : otherwise >= 0 ? otherwise : nothing;
  }

  int target(int number) {
    return number >= 1 && number <= byNumber.length ? byNumber[number - 1] : nothing;
  }
}
