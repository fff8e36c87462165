package dev.oser.lang.r.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CellTableTest {
  @Test
  void holdsWhatAMapHolds() {
    for (int seed = 0; seed < 200; seed++) {
      var random = new Random(seed);
      int names = 1 + random.nextInt(seed % 3 == 0 ? 10 : 300);
      var table = new CellTable();
      var map = new HashMap<Symbol, Cell>();
      for (int step = 0; step < 1_000; step++) {
        var name = Symbol.of("cell" + random.nextInt(names));
        if (random.nextInt(5) < 3) {
          if (!map.containsKey(name)) {
            var cell = new Cell(NullValue.NULL);
            map.put(name, cell);
            table.add(name, cell);
          }
        } else {
          assertSame(map.remove(name), table.remove(name));
        }
        assertSame(map.get(name), table.get(name));
        assertEquals(map.size(), table.size());
      }
      assertEquals(map.keySet(), new HashSet<>(table.names()));
      map.forEach((name, cell) -> assertSame(cell, table.get(name)));
    }
  }
}
