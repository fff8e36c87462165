package dev.oser.lang.r.syntax;

import java.util.ArrayDeque;
import java.util.Objects;

/** Equality of trees with a stack of its own: a chain of 100,000 additions is an honest tree. */
final class SameTree {
  private SameTree() {}

  static boolean same(Node first, Node second) {
    var left = new ArrayDeque<Node>();
    var right = new ArrayDeque<Node>();
    left.push(first);
    right.push(second);
    while (!left.isEmpty()) {
      var a = left.pop();
      var b = right.pop();
      if (a == b) {
        continue;
      }
      if (a instanceof Node.Call one && b instanceof Node.Call other) {
        if (one.arguments().size() != other.arguments().size()) {
          return false;
        }
        left.push(one.function());
        right.push(other.function());
        for (int i = 0; i < one.arguments().size(); i++) {
          if (!Objects.equals(one.arguments().get(i).name(), other.arguments().get(i).name())) {
            return false;
          }
          left.push(one.arguments().get(i).value());
          right.push(other.arguments().get(i).value());
        }
      } else if (a instanceof Node.Function one && b instanceof Node.Function other) {
        if (one.formals().size() != other.formals().size()) {
          return false;
        }
        left.push(one.body());
        right.push(other.body());
        for (int i = 0; i < one.formals().size(); i++) {
          if (!one.formals().get(i).name().equals(other.formals().get(i).name())) {
            return false;
          }
          left.push(one.formals().get(i).standard());
          right.push(other.formals().get(i).standard());
        }
      } else if (a instanceof Node.Call || a instanceof Node.Function || !a.equals(b)) {
        return false;
      }
    }
    return true;
  }

  static int surfaceHash(Node node) {
    return switch (node) {
      case Node.Call call -> 5 + call.arguments().size();
      case Node.Function function -> 3 + function.formals().size();
      case Node.Name name -> name.hashCode();
      case Node.Constant constant -> constant.hashCode();
      case Node.Vector vector -> 7 + vector.elements().size();
      case Node.Empty empty -> 1;
      case Node.Opaque opaque -> opaque.hashCode();
      case Node.Closure closure -> 11;
      case Node.Structure structure -> 13 + structure.attributes().size();
    };
  }
}
