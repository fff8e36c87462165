package dev.oser.lang.r.syntax;

import dev.oser.kit.runtime.DeepStack;
import dev.oser.lang.r.syntax.Node.Argument;
import dev.oser.lang.r.syntax.Node.Call;
import dev.oser.lang.r.syntax.Node.Formal;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executors;

/**
 * Writes trees as R's {@code deparse} does, with its parentheses, its line breaks and its habits.
 * Where R's own text does not read back as the same tree (a negative constant under {@code ^}),
 * ours does not either: the text is what users compare.
 */
public final class Deparser {
  /** The width that {@code deparse} takes if nobody says otherwise. */
  public static final int DEFAULT_CUTOFF = 60;

  /** A tree deeper than this gets a thread with a stack to match. */
  private static final int ORDINARY_DEPTH = 300;

  private static final long STACK_PER_LEVEL = 3_072;

  private final Layout layout;
  private int braces;
  private int oneLine;

  /**
   * The precedence of the operator that what is written stands left of, or 0. It would reach into
   * an open end: {@code a + (!b) + c}.
   */
  private int leftOf;

  /** R protects strange names with backticks only if it writes code and not a value. */
  private final boolean backticks;

  /** Messages and prints of code do not show attributes of vectors in it. */
  private final boolean attributes;

  private Deparser(int cutoff, boolean backticks, boolean attributes) {
    this.layout = new Layout(cutoff);
    this.backticks = backticks;
    this.attributes = attributes;
  }

  /** {@return the lines of {@code deparse(node)}} */
  public static List<String> deparse(Node node) {
    return deparse(node, DEFAULT_CUTOFF);
  }

  public static List<String> deparse(Node node, int cutoff) {
    return lines(node, new Deparser(cutoff, isCode(node), true));
  }

  /**
   * {@return the lines of {@code deparse(node)}}
   *
   * @param backticks whether strange names are protected
   */
  public static List<String> deparse(Node node, int cutoff, boolean backticks) {
    return lines(node, new Deparser(cutoff, backticks, true));
  }

  private static boolean isCode(Node node) {
    return node instanceof Call || node instanceof Node.Function || node instanceof Node.Closure;
  }

  /** {@return the lines that {@code dput} writes} */
  public static List<String> dput(Node node) {
    return lines(node, new Deparser(DEFAULT_CUTOFF, true, true));
  }

  /** {@return the lines of code as messages and {@code print} show it} */
  public static List<String> shown(Node node) {
    return lines(node, new Deparser(DEFAULT_CUTOFF, isCode(node), false));
  }

  private static List<String> lines(Node node, Deparser deparser) {
    int depth = TreeDepth.of(node);
    if (depth <= ORDINARY_DEPTH) {
      deparser.write(node);
    } else {
      DeepStack.call(
          "oser-r-deep-tree",
          (1L << 20) + depth * STACK_PER_LEVEL,
          Executors.callable(() -> deparser.write(node)));
    }
    return deparser.layout.lines();
  }

  /** {@return the lines that show a closure made from this definition, without its source} */
  public static List<String> closure(Node.Function function, int cutoff) {
    return deparse(new Node.Closure(function), cutoff);
  }

  /** {@return the lines that printing a closure shows: its source, if that was kept} */
  public static List<String> printed(Node.Function function) {
    var span = function.span();
    return span == null ? closure(function, DEFAULT_CUTOFF) : List.of(span.text().split("\n", -1));
  }

  private void write(Node node) {
    switch (node) {
      case Node.Name(var text) -> layout.write(backticks ? StringText.name(text) : text);
      case Node.Vector vector -> vector(vector);
      case Node.Empty empty -> layout.write("");
      case Node.Constant constant -> layout.write(ConstantText.of(constant));
      case Node.Function function -> function(function, false);
      case Node.Closure(var definition) -> function(definition, true);
      case Node.Structure structure -> structure(structure);
      case Node.Opaque(var text) -> layout.write(text);
      case Call call -> call(call);
    }
  }

  /** A function as it is defined, or as a value: then its body begins a line. */
  private void function(Node.Function function, boolean value) {
    int before = leftOf;
    leftOf = 0;
    layout.write(value ? "function (" : "function(");
    formals(function.formals());
    layout.write(") ");
    if (value) {
      layout.endLine();
    }
    write(function.body());
    leftOf = before;
  }

  /** The line does not break between attributes. */
  private void structure(Node.Structure structure) {
    if (!attributes) {
      write(structure.data());
      return;
    }
    layout.write("structure(");
    if (structure.data() instanceof Node.Vector vector && VectorText.needsStructure(vector)) {
      elementsAndNames(vector);
    } else {
      write(structure.data());
    }
    for (var attribute : structure.attributes()) {
      layout.write(", " + label(Objects.requireNonNull(attribute.name())) + " = ");
      write(attribute.value());
    }
    layout.write(")");
  }

  private void formals(List<Formal> formals) {
    boolean broken = false;
    for (int i = 0; i < formals.size(); i++) {
      if (i > 0) {
        layout.write(", ");
        broken = breakLine(broken);
      }
      layout.write(StringText.name(formals.get(i).name()));
      if (formals.get(i).standard() != Node.Empty.EMPTY) {
        layout.write(" = ");
        argument(formals.get(i).standard());
      }
    }
    if (broken) {
      layout.outdent();
    }
  }

  /** Breaks the line if it is too long; only the first break of a list indents. */
  private boolean breakLine(boolean broken) {
    if (!layout.tooLong()) {
      return broken;
    }
    if (!broken) {
      layout.indent();
    }
    layout.endLine();
    return true;
  }

  private void arguments(List<Argument> arguments) {
    boolean broken = false;
    for (int i = 0; i < arguments.size(); i++) {
      if (i > 0) {
        layout.write(", ");
        broken = breakLine(broken);
      }
      var name = arguments.get(i).name();
      if (name != null) {
        layout.write(label(name) + " = ");
      }
      argument(arguments.get(i).value());
    }
    if (broken) {
      layout.outdent();
    }
  }

  private String label(String name) {
    return backticks || StringText.isPlainName(name) ? StringText.name(name) : "\"" + name + "\"";
  }

  private void vector(Node.Vector vector) {
    if (!VectorText.needsStructure(vector)) {
      elements(vector);
      return;
    }
    if (!attributes) {
      elements(new Node.Vector(vector.type(), vector.elements(), List.of()));
      return;
    }
    layout.write("structure(");
    elementsAndNames(vector);
    layout.write(")");
  }

  private void elementsAndNames(Node.Vector vector) {
    elements(new Node.Vector(vector.type(), vector.elements(), List.of()));
    layout.write(", names = ");
    elements(VectorText.strings(vector.names()));
  }

  private void elements(Node.Vector vector) {
    var whole = VectorText.withoutElements(vector);
    if (whole != null) {
      layout.write(whole);
      return;
    }
    boolean list = vector.type() == Node.VectorType.LIST;
    boolean typed = VectorText.isAllMissing(vector);
    boolean broken = false;
    boolean raw = vector.type() == Node.VectorType.RAW;
    layout.write(raw ? "as.raw(c(" : list ? "list(" : "c(");
    for (int i = 0; i < vector.elements().size(); i++) {
      if (i > 0) {
        layout.write(", ");
      }
      if (list) {
        broken = breakLine(broken);
      } else if (i > 0) {
        endLongLine();
      }
      if (!vector.names().isEmpty() && !vector.names().get(i).isEmpty()) {
        layout.write(label(vector.names().get(i)) + " = ");
      }
      var element = vector.elements().get(i);
      if (!list && !typed && element instanceof Node.NotAvailable) {
        layout.write("NA");
      } else {
        argument(element);
      }
    }
    if (broken) {
      layout.outdent();
    }
    if (!list && vector.elements().size() > 1) {
      endLongLine();
    }
    layout.write(raw ? "))" : ")");
  }

  private void endLongLine() {
    if (layout.tooLong()) {
      layout.endLine();
    }
  }

  /** An assignment with {@code =} as an argument would read as a name. */
  private void argument(Node value) {
    inner(value, value instanceof Call call && call.calls("="));
  }

  private void call(Call call) {
    if (call.function() instanceof Node.Name name) {
      callByName(call, name.text());
    } else {
      callOf(call);
    }
  }

  private void callByName(Call call, String name) {
    switch (name) {
      case "{" -> braces(call);
      case "(" -> {
        layout.write("(");
        fresh(operand(call, 0));
        layout.write(")");
      }
      case "if" -> conditional(call);
      case "for" -> {
        layout.write("for (");
        fresh(operand(call, 0));
        layout.write(" in ");
        fresh(operand(call, 1));
        layout.write(") ");
        write(operand(call, 2));
      }
      case "while" -> {
        layout.write("while (");
        fresh(operand(call, 0));
        layout.write(") ");
        write(operand(call, 1));
      }
      case "repeat" -> {
        layout.write("repeat ");
        write(operand(call, 0));
      }
      case "break", "next" -> layout.write(name);
      case "function" -> {
        if (call.arguments().isEmpty()) {
          layout.write("function() NULL");
        } else {
          callOf(call);
        }
      }
      case "[" -> index(call, "[", "]");
      case "[[" -> index(call, "[[", "]]");
      default -> {
        var syntax = Syntax.of(name);
        if (syntax == null || !operator(call, name, syntax)) {
          callOf(call);
        }
      }
    }
  }

  /** {@return an operand, or NULL where R finds none} */
  private static Node operand(Call call, int index) {
    return index < call.arguments().size() ? call.arguments().get(index).value() : Node.Null.NULL;
  }

  private void callOf(Call call) {
    var function = call.function();
    inner(function, Parentheses.aroundFunction(function));
    boolean primitive = function instanceof Node.Name name && OneLineCalls.contains(name.text());
    layout.write("(");
    oneLine += primitive ? 1 : 0;
    freshArguments(call.arguments());
    oneLine -= primitive ? 1 : 0;
    layout.write(")");
  }

  private void index(Call call, String opening, String closing) {
    var object = operand(call, 0);
    inner(object, Parentheses.aroundObject(object));
    layout.write(opening);
    if (call.arguments().size() > 1) {
      freshArguments(call.arguments().subList(1, call.arguments().size()));
    }
    layout.write(closing);
  }

  private void braces(Call call) {
    layout.write("{");
    int left = leftOf;
    leftOf = 0;
    braces++;
    layout.indent();
    layout.endLine();
    for (var argument : call.arguments()) {
      write(argument.value());
      layout.endLine();
    }
    layout.outdent();
    braces--;
    leftOf = left;
    layout.write("}");
  }

  private void conditional(Call call) {
    layout.write("if (");
    fresh(operand(call, 0));
    layout.write(") ");
    var consequence = operand(call, 1);
    boolean otherwise = call.arguments().size() > 2;
    if (braces == 0 || oneLine > 0) {
      write(consequence);
      if (otherwise) {
        layout.write(" else ");
        write(operand(call, 2));
      }
      return;
    }
    boolean braced = consequence instanceof Call inner && inner.calls("{");
    if (!braced) {
      layout.indent();
      layout.endLine();
    }
    write(consequence);
    if (!braced) {
      layout.outdent();
    }
    if (otherwise) {
      layout.endLine();
      layout.write("else ");
      write(operand(call, 2));
    }
  }

  /** {@return whether the call could be written with its operator} */
  private boolean operator(Call call, String name, Syntax syntax) {
    int count = call.arguments().size();
    switch (syntax.form()) {
      case NOT -> unary(name, syntax, operand(call, 0));
      case ASSIGNMENT -> assignment(call, name, syntax);
      case MEMBER -> {
        return member(call, name);
      }
      case NAMESPACE -> {
        if (count != 2) {
          return false;
        }
        write(operand(call, 0));
        layout.write(name);
        write(operand(call, 1));
      }
      case SPACED -> {
        if (count == 1 && syntax.unary() > 0) {
          unary(name, syntax, operand(call, 0));
        } else if (count == 2) {
          binary(call, " " + name + " ", syntax);
        } else {
          return false;
        }
      }
      case TIGHT -> {
        if (count != 2) {
          return false;
        }
        binary(call, name, syntax);
      }
    }
    return true;
  }

  private void unary(String name, Syntax syntax, Node operand) {
    layout.write(name);
    boolean parentheses =
        Parentheses.underUnary(operand, syntax.unary())
            || Parentheses.aroundOpenEnd(operand, leftOf);
    inner(operand, parentheses);
  }

  private void assignment(Call call, String name, Syntax syntax) {
    left(operand(call, 0), syntax);
    layout.write(" " + name + " ");
    right(operand(call, 1), syntax);
  }

  private void binary(Call call, String operator, Syntax syntax) {
    left(operand(call, 0), syntax);
    layout.write(operator);
    boolean broken = syntax.form() == Syntax.Form.SPACED && breakLine(false);
    right(operand(call, 1), syntax);
    if (broken) {
      layout.outdent();
    }
  }

  private void left(Node operand, Syntax syntax) {
    int before = leftOf;
    boolean parentheses = Parentheses.onTheLeft(operand, syntax);
    leftOf = syntax.precedence();
    inner(operand, parentheses);
    leftOf = before;
  }

  private void right(Node operand, Syntax syntax) {
    boolean parentheses =
        Parentheses.onTheRight(operand, syntax) || Parentheses.aroundOpenEnd(operand, leftOf);
    inner(operand, parentheses);
  }

  private boolean member(Call call, String name) {
    if (call.arguments().size() != 2) {
      return false;
    }
    var member = operand(call, 1);
    if (!(member instanceof Node.Name) && !(member instanceof Node.Text)) {
      return false;
    }
    var object = operand(call, 0);
    inner(object, Parentheses.aroundObject(object));
    layout.write(name);
    if (member instanceof Node.Text(var text) && StringText.isPlainName(text)) {
      layout.write(text);
    } else {
      write(member);
    }
    return true;
  }

  private void inner(Node node, boolean parentheses) {
    if (!parentheses) {
      write(node);
      return;
    }
    layout.write("(");
    fresh(node);
    layout.write(")");
  }

  /** Writes what stands between brackets, where nothing outside is left or right of it. */
  private void fresh(Node node) {
    int before = leftOf;
    leftOf = 0;
    write(node);
    leftOf = before;
  }

  private void freshArguments(List<Argument> arguments) {
    int before = leftOf;
    leftOf = 0;
    arguments(arguments);
    leftOf = before;
  }
}
