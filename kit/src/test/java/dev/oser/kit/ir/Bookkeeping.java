package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Computes from scratch what a function keeps up to date with every edit: who uses a value, which
 * edges lead to a block, which source variables mention a value, which names are taken.
 */
final class Bookkeeping {
  private final Map<Definition, List<Instruction>> users = new IdentityHashMap<>();
  private final Map<Definition, List<VariableRecord>> records = new IdentityHashMap<>();
  private final Map<Block, List<Edge>> incoming = new IdentityHashMap<>();

  private Bookkeeping() {}

  /** Fails if what the function says of itself is not what its code says. */
  static void check(Function function) {
    new Bookkeeping().compare(function);
  }

  private void compare(Function function) {
    var names = new HashSet<String>();
    for (var block : function.blocks()) {
      incoming.put(block, new ArrayList<>());
      assertSame(block, function.block(block.name()), "a block is not found under its name");
      assertSame(function, block.function());
      var definitions = new ArrayList<Definition>(block.parameters());
      definitions.addAll(block.instructions());
      for (var definition : definitions) {
        users.put(definition, new ArrayList<>());
        records.put(definition, new ArrayList<>());
        assertSame(block, definition.block(), () -> definition + " thinks it is elsewhere");
        if (!definition.name().isEmpty()) {
          assertTrue(names.add(definition.name()), () -> "two values are called " + definition);
          assertTrue(function.hasValueNamed(definition.name()), () -> definition + " is not known");
        }
      }
    }
    function.blocks().forEach(block -> block.instructions().forEach(this::count));
    for (var block : function.blocks()) {
      assertSameContents(incoming.get(block), block.incoming(), "edges to " + block);
      block.parameters().forEach(this::compare);
      block.instructions().forEach(this::compare);
    }
  }

  private void count(Instruction instruction) {
    for (var input : instruction.inputs()) {
      if (input instanceof Definition definition) {
        known(users, definition).add(instruction);
      }
    }
    for (var edge : instruction.edges()) {
      assertSame(instruction, edge.terminator());
      known(incoming, edge.target()).add(edge);
    }
    for (var record : instruction.variables()) {
      if (record.value() instanceof Definition definition) {
        known(records, definition).add(record);
      }
    }
  }

  private static <K, V> V known(Map<K, V> map, K key) {
    var value = map.get(key);
    if (value == null) {
      throw new AssertionError(key + " is used but is in no block of the function");
    }
    return value;
  }

  private void compare(Definition definition) {
    assertSameContents(users.get(definition), definition.users(), "users of " + definition);
    assertSameContents(records.get(definition), definition.records(), "records of " + definition);
  }

  /** Order does not matter, how often something occurs does; identity counts. */
  private static <T> void assertSameContents(
      @org.jspecify.annotations.Nullable List<T> expected, List<T> actual, String what) {
    assertEquals(counts(expected == null ? List.of() : expected), counts(actual), what);
  }

  private static <T> Map<T, Integer> counts(List<T> list) {
    var counts = new IdentityHashMap<T, Integer>();
    list.forEach(each -> counts.merge(each, 1, Integer::sum));
    return counts;
  }
}
