package dev.oser.lang.r.builtin;

import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/**
 * The order that Shell's sort with Knuth's gaps (The Art of Computer Programming 5.2.1) puts keys
 * in. It is not stable, and {@code merge} shows that: rows with the same key come in this order.
 */
final class ShellOrder {
  private ShellOrder() {}

  @RBuiltin(value = ".shellOrder", formals = "codes", quiet = true)
  static Value order(Value codes) {
    var numbers = (Vector) codes;
    int count = numbers.length();
    var places = new int[count];
    for (int i = 0; i < count; i++) {
      places[i] = i + 1;
    }
    int gap = 1;
    while (gap <= count / 9) {
      gap = 3 * gap + 1;
    }
    for (; gap > 0; gap /= 3) {
      for (int i = gap; i < count; i++) {
        int place = places[i];
        int key = numbers.intAt(place - 1);
        int j = i;
        for (; j >= gap && numbers.intAt(places[j - gap] - 1) > key; j -= gap) {
          places[j] = places[j - gap];
        }
        places[j] = place;
      }
    }
    return IntVector.of(places);
  }
}
