package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads code that GNU R has compiled. Its instructions mean nothing to us, but the first of its
 * constants is the expression that it was made of. Calls among the constants are written cell by
 * cell, and cells that occur several times only once.
 */
final class BytecodeReader {
  private final ValueReader values;
  private final ItemInput in;

  BytecodeReader(ValueReader values, ItemInput in) {
    this.values = values;
    this.in = in;
  }

  /** A cell whose parts are cells or values. */
  private static final class Cell {
    private final boolean call;
    private @Nullable Attributes attributes;
    private String tag = "";
    private Object head = NullValue.NULL;
    private Object tail = NullValue.NULL;
    private @Nullable Value made;
    private boolean making;

    Cell(boolean call) {
      this.call = call;
    }
  }

  /** {@return the expression that the code was made of} */
  Value read() throws IOException {
    in.integer();
    return value(code(new HashMap<>()));
  }

  private Object code(Map<Integer, Cell> shared) throws IOException {
    values.item();
    int count = in.integer();
    Object expression = NullValue.NULL;
    for (int i = 0; i < count; i++) {
      int type = in.integer();
      Object constant =
          switch (type) {
            case Codes.BYTECODE -> inner(shared);
            case Codes.CALL,
                Codes.PAIRS,
                Codes.CALL_WITH_ATTRIBUTES,
                Codes.PAIRS_WITH_ATTRIBUTES,
                Codes.PART_TO_SHARE,
                Codes.SHARED_PART ->
                part(type, shared);
            default -> values.item();
          };
      if (i == 0) {
        expression = constant;
      }
    }
    return expression;
  }

  private Object inner(Map<Integer, Cell> shared) throws IOException {
    values.enter();
    try {
      return code(shared);
    } finally {
      values.leave();
    }
  }

  private Object part(int type, Map<Integer, Cell> shared) throws IOException {
    values.enter();
    try {
      return chain(type, shared);
    } finally {
      values.leave();
    }
  }

  private Object chain(int type, Map<Integer, Cell> shared) throws IOException {
    if (type == Codes.SHARED_PART) {
      var known = shared.get(in.integer());
      if (known == null) {
        throw new RError("bad reference in serialized data");
      }
      return known;
    }
    Cell first = null;
    Cell last = null;
    int next = type;
    while (true) {
      int number = next == Codes.PART_TO_SHARE ? in.integer() : -1;
      int kind = number >= 0 ? in.integer() : next;
      if (!isCell(kind)) {
        Object rest = kind == Codes.SHARED_PART ? part(kind, shared) : values.item();
        if (last == null) {
          return rest;
        }
        last.tail = rest;
        return first == null ? rest : first;
      }
      var cell = new Cell(kind == Codes.CALL || kind == Codes.CALL_WITH_ATTRIBUTES);
      if (number >= 0) {
        shared.put(number, cell);
      }
      if (kind == Codes.CALL_WITH_ATTRIBUTES || kind == Codes.PAIRS_WITH_ATTRIBUTES) {
        cell.attributes = values.attributes();
      }
      cell.tag = values.item() instanceof Symbol name ? name.name() : "";
      cell.head = part(in.integer(), shared);
      if (last == null) {
        first = cell;
      } else {
        last.tail = cell;
      }
      last = cell;
      next = in.integer();
    }
  }

  private static boolean isCell(int type) {
    return type == Codes.CALL
        || type == Codes.PAIRS
        || type == Codes.CALL_WITH_ATTRIBUTES
        || type == Codes.PAIRS_WITH_ATTRIBUTES;
  }

  private static Value value(Object part) {
    if (!(part instanceof Cell first)) {
      return (Value) part;
    }
    if (first.made != null) {
      return first.made;
    }
    var walked = new ArrayList<Cell>();
    var cells = new Cells();
    cells.setAttributes(first.attributes);
    Object rest = first;
    while (rest instanceof Cell cell) {
      if (cell.making) {
        throw new RError("code in serialized data contains itself");
      }
      cell.making = true;
      walked.add(cell);
      cells.add(value(cell.head), cell.tag, 0);
      rest = cell.tail;
    }
    cells.end((Value) rest);
    walked.forEach(cell -> cell.making = false);
    var made = first.call ? cells.call() : cells.pairs();
    first.made = made;
    return made;
  }
}
