package dev.oser.lang.r.builtin;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/** How much memory values take in GNU R on a machine of 64 bits, as {@code object.size} says. */
final class ObjectSizes {
  private static final int HEADER = 48;
  private static final int NODE = 56;

  /** Small vectors are given room in these sizes; larger ones in steps of eight bytes. */
  private static final int[] ROOMS = {0, 8, 16, 32, 48, 64, 128};

  private ObjectSizes() {}

  @RBuiltin(value = ".objectSize", formals = "x")
  static Value objectSize(Value x) {
    return new DoubleVector(size(x));
  }

  private static double size(Value value) {
    if (value == NullValue.NULL) {
      return 0;
    }
    double size = value instanceof Vector vector ? vectorSize(vector) : NODE;
    var attributes = value.attributes();
    for (int i = 0; attributes != null && i < attributes.size(); i++) {
      // A node of a list and the name.
      size += 2 * NODE + size(attributes.value(i));
    }
    return size;
  }

  private static double vectorSize(Vector vector) {
    long count = vector.length();
    return switch (vector.kind()) {
      case RAW -> HEADER + room(count);
      case LOGICAL, INTEGER -> HEADER + room(4 * count);
      case DOUBLE -> HEADER + room(8 * count);
      case COMPLEX -> HEADER + room(16 * count);
      case STRING -> HEADER + room(8 * count) + texts((StringVector) vector);
      case LIST, EXPRESSION -> {
        double size = HEADER + room(8 * count);
        for (int i = 0; i < count; i++) {
          size += size(vector instanceof ListVector list ? list.get(i) : vector.element(i));
        }
        yield size;
      }
    };
  }

  /** The same string is kept once. */
  private static double texts(StringVector strings) {
    Set<String> seen = new HashSet<>();
    double size = 0;
    for (int i = 0; i < strings.length(); i++) {
      var text = strings.get(i);
      if (seen.add(text)) {
        size += HEADER + room(text.getBytes(StandardCharsets.UTF_8).length + 1L);
      }
    }
    return size;
  }

  private static long room(long bytes) {
    for (int room : ROOMS) {
      if (bytes <= room) {
        return room;
      }
    }
    return (bytes + 7) / 8 * 8;
  }
}
