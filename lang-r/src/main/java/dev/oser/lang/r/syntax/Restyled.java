package dev.oser.lang.r.syntax;

import dev.oser.lang.r.syntax.Node.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A value as {@code deparse} writes it with other options than the usual ones: a tree that says
 * what they ask for, which is then written as ever. What each option does was measured.
 */
public final class Restyled {
  private static final Set<String> MEAN_THEMSELVES = Set.of("~", "expression", ".Primitive");

  private final Set<DeparseOptions> options;

  private Restyled(Set<DeparseOptions> options) {
    this.options = options;
  }

  /** {@return the tree to write instead} */
  public static Node of(Node node, Set<DeparseOptions> options) {
    return options.equals(DeparseOptions.STANDARD) ? node : new Restyled(options).value(node);
  }

  private boolean has(DeparseOptions option) {
    return options.contains(option);
  }

  /** Something that is a value, and not code within code. */
  private Node value(Node node) {
    return switch (node) {
      case Node.Name name -> quoted(name);
      case Node.Call call -> {
        var inner = code(call);
        // Formulas, expressions and builtins mean themselves.
        yield MEAN_THEMSELVES.stream().anyMatch(call::calls) ? inner : quoted(inner);
      }
      case Node.Structure structure -> structure(structure);
      default -> code(node);
    };
  }

  private Node quoted(Node node) {
    return has(DeparseOptions.QUOTE_EXPRESSIONS) ? Node.Call.of("quote", node) : node;
  }

  /** Code: constants are written in other ways, and nothing is quoted. */
  private Node code(Node node) {
    return switch (node) {
      case Node.Vector vector -> vector(vector);
      case Node.Constant constant -> constant(constant);
      case Node.Call call ->
          new Node.Call(
              code(call.function()),
              call.arguments().stream()
                  .map(each -> new Argument(each.name(), code(each.value())))
                  .toList(),
              call.spans());
      case Node.Structure structure -> structure(structure);
      default -> node;
    };
  }

  private Node constant(Node.Constant constant) {
    return switch (constant) {
      case Node.Int(int value) ->
          has(DeparseOptions.KEEP_INTEGER) ? constant : new Node.Opaque(Integer.toString(value));
      case Node.NotAvailable missing ->
          has(DeparseOptions.KEEP_NA)
                  || missing == Node.NotAvailable.INTEGER && has(DeparseOptions.KEEP_INTEGER)
              ? constant
              : Node.NotAvailable.LOGICAL;
      case Node.Double(double value) -> new Node.Opaque(number(value));
      case Node.Complex(double real, double imaginary) -> complex(constant, real, imaginary);
      default -> constant;
    };
  }

  private Node complex(Node.Constant constant, double real, double imaginary) {
    if (!Double.isFinite(real) || !Double.isFinite(imaginary)) {
      return constant;
    }
    if (has(DeparseOptions.HEX_NUMERIC)) {
      return new Node.Opaque(number(real) + " + " + number(imaginary) + "i");
    }
    if (has(DeparseOptions.DIGITS_17)) {
      var second = number(imaginary);
      return new Node.Opaque(number(real) + (second.startsWith("-") ? "" : "+") + second + "i");
    }
    return constant;
  }

  private String number(double value) {
    if (!Double.isFinite(value)) {
      return NumberText.of(value);
    }
    if (has(DeparseOptions.HEX_NUMERIC)) {
      return NumberText.hexadecimal(value);
    }
    if (has(DeparseOptions.DIGITS_17)) {
      return NumberText.exact(value);
    }
    var text = NumberText.of(value);
    boolean whole = text.indexOf('.') < 0 && text.indexOf('e') < 0;
    return has(DeparseOptions.S_COMPATIBLE) && whole ? text + "." : text;
  }

  private Node structure(Node.Structure structure) {
    var data = structure.data();
    if (!has(DeparseOptions.SHOW_ATTRIBUTES)) {
      return value(data);
    }
    var attributes = new ArrayList<Argument>();
    if (data instanceof Node.Vector vector
        && !vector.names().isEmpty()
        && !has(DeparseOptions.NICE_NAMES)) {
      attributes.add(names(vector));
      data = new Node.Vector(vector.type(), vector.elements(), List.of());
    }
    for (var attribute : structure.attributes()) {
      attributes.add(new Argument(attribute.name(), value(attribute.value())));
    }
    return new Node.Structure(value(data), attributes);
  }

  private static Argument names(Node.Vector vector) {
    return new Argument("names", VectorText.strings(vector.names()));
  }

  private Node vector(Node.Vector vector) {
    var names = vector.names();
    if (!names.isEmpty() && !has(DeparseOptions.NICE_NAMES)) {
      var plain = vector(new Node.Vector(vector.type(), vector.elements(), List.of()));
      return has(DeparseOptions.SHOW_ATTRIBUTES)
          ? new Node.Structure(plain, List.of(names(vector)))
          : plain;
    }
    if (VectorText.needsStructure(vector) && !has(DeparseOptions.SHOW_ATTRIBUTES)) {
      return vector(new Node.Vector(vector.type(), vector.elements(), List.of()));
    }
    if (vector.type() == Node.VectorType.RAW || VectorText.isRange(vector)) {
      return vector;
    }
    boolean list = vector.type() == Node.VectorType.LIST;
    var elements = new ArrayList<Node>();
    for (var element : vector.elements()) {
      elements.add(list ? value(element) : code(element));
    }
    return !list && names.isEmpty() && elements.size() == 1
        ? elements.getFirst()
        : new Node.Vector(vector.type(), elements, names);
  }
}
