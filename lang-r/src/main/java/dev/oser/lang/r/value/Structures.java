package dev.oser.lang.r.value;

import dev.oser.lang.r.syntax.Node;
import java.util.ArrayList;
import java.util.List;

/** Vectors as trees, with {@code structure} around those that have attributes. */
public final class Structures {
  private Structures() {}

  static Node node(Vector vector) {
    var attributes = vector.attributes();
    if (attributes == null) {
      return plain(vector, false);
    }
    var arguments = new ArrayList<Node.Argument>();
    // What has no name and what has an unknown one cannot be told apart in front of it, and
    // where there is no element there is no place for names.
    boolean inFront =
        vector.attribute(Symbol.NAMES) instanceof StringVector texts
            && texts.length() > 0
            && !texts.hasNa();
    var plain = plain(vector, inFront);
    for (int i = 0; i < attributes.size(); i++) {
      var name = attributes.name(i);
      if (!(name == Symbol.NAMES && inFront) && name != Symbol.SRCREF) {
        arguments.add(new Node.Argument(name.name(), Language.node(attributes.value(i))));
      }
    }
    return arguments.isEmpty() ? plain : new Node.Structure(plain, arguments);
  }

  private static Node plain(Vector vector, boolean named) {
    List<String> names =
        named && vector.attribute(Symbol.NAMES) instanceof StringVector texts
            ? List.of(texts.toArray())
            : List.of();
    int length = vector.length();
    var elements = new ArrayList<Node>(length);
    for (int i = 0; i < length; i++) {
      elements.add(element(vector, i));
    }
    if (length == 1
        && names.isEmpty()
        && vector.isAtomic()
        && vector.kind() != Vector.Kind.RAW
        && elements.getFirst() instanceof Node.Constant constant) {
      return constant;
    }
    return switch (vector.kind()) {
      case RAW -> new Node.Vector(Node.VectorType.RAW, elements, names);
      case EXPRESSION -> expression(elements, names);
      case LIST -> list((ListVector) vector, elements, names);
      case LOGICAL -> new Node.Vector(Node.VectorType.LOGICAL, elements, names);
      case INTEGER -> new Node.Vector(Node.VectorType.INTEGER, elements, names);
      case DOUBLE -> new Node.Vector(Node.VectorType.DOUBLE, elements, names);
      case COMPLEX -> new Node.Vector(Node.VectorType.COMPLEX, elements, names);
      case STRING -> new Node.Vector(Node.VectorType.STRING, elements, names);
    };
  }

  private static Node list(ListVector vector, List<Node> elements, List<String> names) {
    if (!vector.isPairs()) {
      return new Node.Vector(Node.VectorType.LIST, elements, names);
    }
    // Only alist takes what is not there, such as the default of a parameter that has none.
    return elements.contains(Node.Empty.EMPTY)
        ? new Node.Call(
            new Node.Name("as.pairlist"),
            List.of(new Node.Argument(null, labelled("alist", elements, names))),
            List.of())
        : labelled("pairlist", elements, names);
  }

  private static Node expression(List<Node> elements, List<String> names) {
    return labelled("expression", elements, names);
  }

  private static Node labelled(String function, List<Node> elements, List<String> names) {
    var arguments = new ArrayList<Node.Argument>();
    for (int i = 0; i < elements.size(); i++) {
      var name = names.isEmpty() || names.get(i).isEmpty() ? null : names.get(i);
      arguments.add(new Node.Argument(name, elements.get(i)));
    }
    return new Node.Call(new Node.Name(function), arguments, List.of());
  }

  private static Node element(Vector vector, int index) {
    if (vector.isAtomic() && vector.isNa(index)) {
      var missing = missing(vector, index);
      if (missing != null) {
        return missing;
      }
    }
    return switch (vector) {
      case RawVector raw -> new Node.Raw(raw.get(index));
      case LogicalVector logical ->
          logical.get(index) == 0 ? Node.Logical.FALSE : Node.Logical.TRUE;
      case IntVector integer -> new Node.Int(integer.get(index));
      case DoubleVector number -> new Node.Double(number.get(index));
      case ComplexVector complex -> new Node.Complex(complex.real(index), complex.imaginary(index));
      case StringVector string -> new Node.Text(string.get(index));
      case ListVector list -> Language.node(list.get(index));
      case ExpressionVector expression -> Language.node(expression.get(index));
    };
  }

  private static Node.@org.jspecify.annotations.Nullable NotAvailable missing(
      Vector vector, int index) {
    return switch (vector.kind()) {
      case LOGICAL -> Node.NotAvailable.LOGICAL;
      case INTEGER -> Node.NotAvailable.INTEGER;
      case STRING -> Node.NotAvailable.STRING;
      case DOUBLE -> Na.isNa(vector.doubleAt(index)) ? Node.NotAvailable.DOUBLE : null;
      case COMPLEX -> Node.NotAvailable.COMPLEX;
      case RAW, LIST, EXPRESSION -> null;
    };
  }

  /**
   * {@return row names that are kept as a count as the numbers they mean; else the value itself}
   */
  public static Value expandedRowNames(Symbol name, Value value) {
    return name == Symbol.ROW_NAMES
            && value instanceof IntVector compact
            && compact.length() == 2
            && compact.get(0) == Na.INT
        ? IntVector.sequence(1, 1, Math.abs(compact.get(1)))
        : value;
  }
}
