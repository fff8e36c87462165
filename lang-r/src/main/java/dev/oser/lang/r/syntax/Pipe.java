package dev.oser.lang.r.syntax;

import dev.oser.lang.r.syntax.Node.Argument;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Set;

/** The native pipe: {@code x |> f(y)} is the call {@code f(x, y)}, as R rewrites it. */
final class Pipe {
  /** The underscore. Compared by identity: a name in backticks may be spelled the same. */
  static final Node.Name PLACEHOLDER = new Node.Name("_");

  /** Calls of these are syntax, not function calls. Which ones R means was measured. */
  private static final Set<String> SYNTAX =
      Set.of(
          "if",
          "while",
          "for",
          "repeat",
          "function",
          "next",
          "break",
          "return",
          "(",
          "{",
          "[",
          "[[",
          "$",
          "@",
          "[<-",
          "[[<-",
          "$<-",
          "::",
          ":::",
          "<-",
          "<<-",
          "=",
          "?",
          "~",
          "+",
          "-",
          "*",
          "/",
          "^",
          ":",
          "!",
          "==",
          "!=",
          "<",
          ">",
          "<=",
          ">=",
          "&",
          "&&",
          "|",
          "||",
          "|>",
          "%%",
          "%/%",
          "%*%");

  /** Nobody reads a deeper tree in an error message. */
  private static final int DEEPEST_SHOWN = 200;

  private Pipe() {}

  static Node rewrite(Node left, Node right, boolean placeholders) {
    if (right instanceof Node.Function) {
      throw unsupported("function");
    }
    if (!(right instanceof Node.Call call)) {
      throw ParseException.plain("The pipe operator requires a function call as RHS");
    }
    if (placeholders && contains(call.function())) {
      throw ParseException.plain("pipe placeholder cannot be used in the RHS function");
    }
    if (call.function() instanceof Node.Name(var name) && SYNTAX.contains(name)) {
      throw unsupported(name);
    }
    var arguments = new ArrayList<>(call.arguments());
    int place = placeholders ? place(call) : -1;
    if (place < 0) {
      arguments.addFirst(new Argument(null, left));
    } else {
      arguments.set(place, new Argument(arguments.get(place).name(), left));
    }
    return new Node.Call(call.function(), arguments, call.spans());
  }

  private static ParseException unsupported(String function) {
    return ParseException.plain("function '" + function + "' not supported in RHS call of a pipe");
  }

  private static int place(Node.Call call) {
    int place = -1;
    for (int i = 0; i < call.arguments().size(); i++) {
      var argument = call.arguments().get(i);
      if (argument.value() != PLACEHOLDER) {
        continue;
      }
      if (place >= 0) {
        throw ParseException.inCall(shown(call), "pipe placeholder may only appear once");
      }
      if (argument.name() == null) {
        throw ParseException.plain("pipe placeholder can only be used as a named argument");
      }
      place = i;
    }
    return place;
  }

  /** Fails if a placeholder is left over where no pipe has replaced it. */
  static void refuse(Node node) {
    if (contains(node)) {
      throw ParseException.inCall(shown(node), "invalid use of pipe placeholder");
    }
  }

  /** {@return the tree with placeholders as R's messages show them: as strings} */
  private static Node shown(Node node) {
    return TreeDepth.of(node) > DEEPEST_SHOWN ? new Node.Text("_") : replaced(node);
  }

  private static Node replaced(Node node) {
    return switch (node) {
      case Node.Name name -> name == PLACEHOLDER ? new Node.Text("_") : name;
      case Node.Call call ->
          new Node.Call(
              replaced(call.function()),
              call.arguments().stream()
                  .map(argument -> new Argument(argument.name(), replaced(argument.value())))
                  .toList(),
              call.spans());
      case Node.Function function -> function;
      case Node.Constant constant -> constant;
      case Node.Data data -> data;
      case Node.Empty empty -> empty;
    };
  }

  private static boolean contains(Node root) {
    var pending = new ArrayDeque<Node>();
    pending.push(root);
    while (!pending.isEmpty()) {
      switch (pending.pop()) {
        case Node.Name name -> {
          if (name == PLACEHOLDER) {
            return true;
          }
        }
        case Node.Call call -> {
          pending.push(call.function());
          call.arguments().forEach(argument -> pending.push(argument.value()));
        }
        case Node.Function function -> {
          pending.push(function.body());
          function.formals().forEach(formal -> pending.push(formal.standard()));
        }
        case Node.Constant constant -> {}
        case Node.Data data -> {}
        case Node.Empty empty -> {}
      }
    }
    return false;
  }
}
