package dev.oser.lang.r.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How R writes vectors that are not simply a list of elements. */
final class VectorText {
  private VectorText() {}

  /** {@return whether names cannot be written in front of the elements} */
  static boolean needsStructure(Node.Vector vector) {
    return !vector.names().isEmpty()
        && (isRange(vector) || vector.names().stream().allMatch(String::isEmpty));
  }

  /** {@return the text of a vector that is empty, a single constant or a range; else null} */
  static @Nullable String withoutElements(Node.Vector vector) {
    var elements = vector.elements();
    if (elements.isEmpty()) {
      return vector.type().empty();
    }
    if (isRange(vector)) {
      return integer(elements.getFirst()) + ":" + integer(elements.getLast());
    }
    return elements.size() == 1
            && vector.names().isEmpty()
            && elements.getFirst() instanceof Node.Constant constant
            && vector.type() != Node.VectorType.LIST
        ? single(vector.type(), constant)
        : null;
  }

  private static String single(Node.VectorType type, Node.Constant constant) {
    var text = ConstantText.of(constant);
    return type == Node.VectorType.RAW ? "as.raw(" + text + ")" : text;
  }

  /** {@return whether the elements say of which type they are missing} */
  static boolean isAllMissing(Node.Vector vector) {
    return vector.elements().stream().allMatch(Node.NotAvailable.class::isInstance);
  }

  static Node.Vector strings(List<String> texts) {
    List<Node> elements = texts.stream().<Node>map(Node.Text::new).toList();
    return new Node.Vector(Node.VectorType.STRING, elements, List.of());
  }

  /** {@return whether it is written as its first element, a colon and its last} */
  static boolean isRange(Node.Vector vector) {
    var elements = vector.elements();
    if (vector.type() != Node.VectorType.INTEGER
        || elements.size() < 2
        || !elements.stream().allMatch(Node.Int.class::isInstance)) {
      return false;
    }
    long step = integer(elements.get(1)) - integer(elements.get(0));
    if (Math.abs(step) != 1) {
      return false;
    }
    for (int i = 1; i < elements.size(); i++) {
      if (integer(elements.get(i)) - integer(elements.get(i - 1)) != step) {
        return false;
      }
    }
    return true;
  }

  private static long integer(Node node) {
    return ((Node.Int) node).value();
  }
}
