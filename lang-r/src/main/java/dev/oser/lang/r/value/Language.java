package dev.oser.lang.r.value;

import dev.oser.lang.r.syntax.Deparser;
import dev.oser.lang.r.syntax.Node;
import dev.oser.lang.r.syntax.SourceSpan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Between syntax trees and values. */
public final class Language {
  private Language() {}

  /** {@return a tree as a value that can be evaluated and taken apart} */
  public static Value of(Node node) {
    return switch (node) {
      case Node.Name(var text) -> Symbol.of(text);
      case Node.Empty empty -> Symbol.MISSING;
      case Node.Null nothing -> NullValue.NULL;
      case Node.Logical logical -> LogicalVector.of(logical == Node.Logical.TRUE);
      case Node.NotAvailable missing -> constant(missing(missing));
      case Node.Int(int value) -> constant(new IntVector(value));
      case Node.Double(double value) -> constant(new DoubleVector(value));
      case Node.Complex(double real, double imaginary) ->
          constant(ComplexVector.of(real, imaginary));
      case Node.Text(var text) -> constant(new StringVector(text));
      case Node.Raw raw -> throw new IllegalArgumentException("no text reads as a byte");
      case Node.Data data -> throw new IllegalArgumentException("no text reads as " + data);
      case Node.Function function -> function(function);
      case Node.Call call -> call(call);
    };
  }

  private static Value constant(Value value) {
    value.share();
    return value;
  }

  private static Value missing(Node.NotAvailable missing) {
    return switch (missing) {
      case LOGICAL -> LogicalVector.NA;
      case INTEGER -> new IntVector(Na.INT);
      case DOUBLE -> new DoubleVector(Na.DOUBLE);
      case COMPLEX -> ComplexVector.of(Na.DOUBLE, Na.DOUBLE);
      case STRING -> new StringVector(Na.STRING);
    };
  }

  private static Value call(Node.Call call) {
    var arguments = new Value[call.arguments().size()];
    String[] names = null;
    for (int i = 0; i < arguments.length; i++) {
      var argument = call.arguments().get(i);
      arguments[i] = of(argument.value());
      if (argument.name() != null) {
        if (names == null) {
          names = new String[arguments.length];
          Arrays.fill(names, "");
        }
        names[i] = argument.name();
      }
    }
    var function =
        call.function() instanceof Node.Text(var text) ? Symbol.of(text) : of(call.function());
    var result = new Call(function, arguments, names);
    if (!call.spans().isEmpty()) {
      result.setAttribute(Symbol.SRCREF, new SourceReference(call.spans()));
    }
    return result;
  }

  private static Value function(Node.Function function) {
    int count = function.formals().size();
    var values = new Value[count];
    var names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = function.formals().get(i).name();
      values[i] = of(function.formals().get(i).standard());
    }
    Value formals = NullValue.NULL;
    if (count > 0) {
      var list = ListVector.pairs(values);
      list.setAttribute(Symbol.NAMES, StringVector.of(names));
      formals = list;
    }
    Value source =
        function.span() == null ? NullValue.NULL : new SourceReference(List.of(function.span()));
    return new Call(Symbol.FUNCTION, new Value[] {formals, of(function.body()), source}, null);
  }

  /** {@return the parameters that a list with names describes} */
  public static Formals formals(Value list) {
    if (!(list instanceof ListVector vector) || vector.length() == 0) {
      return Formals.NONE;
    }
    var names = new Symbol[vector.length()];
    for (int i = 0; i < names.length; i++) {
      names[i] = Symbol.of(vector.nameAt(i));
    }
    return Formals.of(names, vector.toArray());
  }

  /** {@return parameters as a list with names} */
  public static Value list(Formals formals) {
    if (formals.size() == 0) {
      return NullValue.NULL;
    }
    var names = new String[formals.size()];
    for (int i = 0; i < names.length; i++) {
      names[i] = formals.names()[i].name();
    }
    var list = ListVector.pairs(formals.defaults().clone());
    list.setAttribute(Symbol.NAMES, StringVector.of(names));
    return list;
  }

  /** {@return a value as a tree that is written as {@code deparse} writes the value} */
  public static Node node(Value value) {
    return switch (value) {
      case NullValue nothing -> Node.Null.NULL;
      case Symbol symbol ->
          symbol == Symbol.MISSING ? Node.Empty.EMPTY : new Node.Name(symbol.name());
      case Call call -> callNode(call);
      case Promise promise -> node(promise.expression());
      case Closure closure -> new Node.Closure(closureNode(closure, null));
      case Builtin builtin -> builtinNode(builtin);
      case Environment environment -> new Node.Opaque("<environment>");
      case S4Object object -> objectNode(object);
      case Vector vector -> Structures.node(vector);
      case Dots dots -> new Node.Name("...");
      case SourceReference reference -> Node.Null.NULL;
      case ActiveBinding binding -> node(binding.function());
      case ForLoop loop -> Node.Null.NULL;
    };
  }

  /** An object is shown as the call that makes it. */
  private static Node objectNode(S4Object object) {
    var arguments = new ArrayList<Node.Argument>();
    var attributes = object.attributes();
    var named = object.attribute(Symbol.CLASS);
    arguments.add(
        new Node.Argument(
            null, new Node.Text(named instanceof StringVector text ? text.get(0) : "S4")));
    for (int i = 0; attributes != null && i < attributes.size(); i++) {
      if (attributes.name(i) != Symbol.CLASS) {
        arguments.add(new Node.Argument(attributes.name(i).name(), node(attributes.value(i))));
      }
    }
    return new Node.Call(new Node.Name("new"), arguments, List.of());
  }

  /** What R has as a closure is shown as one, though its body cannot be. */
  private static Node builtinNode(Builtin builtin) {
    var formals = builtin.isPrimitive() ? null : Signatures.of(builtin);
    return formals == null
        ? Node.Call.of(".Primitive", new Node.Text(builtin.name()))
        : new Node.Closure(functionNode(formals, NullValue.NULL, null));
  }

  /** {@return a function as a definition} */
  public static Node.Function closureNode(Closure closure, @Nullable SourceSpan span) {
    return functionNode(closure.formals(), closure.body(), span);
  }

  private static Node.Function functionNode(
      Formals formals, Value body, @Nullable SourceSpan span) {
    var nodes = new ArrayList<Node.Formal>();
    for (int i = 0; i < formals.size(); i++) {
      nodes.add(new Node.Formal(formals.names()[i].name(), node(formals.defaults()[i])));
    }
    return new Node.Function(nodes, node(body), span);
  }

  private static Node callNode(Call call) {
    if (call.calls(Symbol.FUNCTION)
        && call.size() >= 2
        && (call.argument(0) instanceof ListVector || call.argument(0) == NullValue.NULL)) {
      return functionNode(formals(call.argument(0)), call.argument(1), null);
    }
    var arguments = new ArrayList<Node.Argument>();
    for (int i = 0; i < call.size(); i++) {
      var name = call.name(i);
      arguments.add(new Node.Argument(name.isEmpty() ? null : name, node(call.argument(i))));
    }
    return new Node.Call(node(call.function()), arguments, List.of());
  }

  public static List<String> deparse(Value value) {
    return deparse(value, Deparser.DEFAULT_CUTOFF);
  }

  /** {@return what {@code dput} writes} */
  public static List<String> dput(Value value) {
    return Deparser.dput(node(value));
  }

  /** {@return code as messages and {@code print} show it} */
  public static List<String> shown(Value value) {
    return Deparser.shown(node(value));
  }

  public static List<String> deparse(Value value, int cutoff) {
    return Deparser.deparse(node(value), cutoff);
  }
}
