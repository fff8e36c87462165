package dev.oser.lang.r.syntax;

import java.util.ArrayDeque;

/** How deep a tree is, found out without recursion. */
final class TreeDepth {
  private TreeDepth() {}

  private record Place(Node node, int depth) {}

  static int of(Node tree) {
    var pending = new ArrayDeque<Place>();
    pending.push(new Place(tree, 1));
    int deepest = 0;
    while (!pending.isEmpty()) {
      var place = pending.pop();
      int below = place.depth() + 1;
      deepest = Math.max(deepest, place.depth());
      switch (place.node()) {
        case Node.Call call -> {
          pending.push(new Place(call.function(), below));
          call.arguments().forEach(argument -> pending.push(new Place(argument.value(), below)));
        }
        case Node.Function function -> {
          pending.push(new Place(function.body(), below));
          function.formals().forEach(formal -> pending.push(new Place(formal.standard(), below)));
        }
        case Node.Name name -> {}
        case Node.Constant constant -> {}
        case Node.Vector vector ->
            vector.elements().forEach(element -> pending.push(new Place(element, below)));
        case Node.Empty empty -> {}
        case Node.Opaque opaque -> {}
        case Node.Closure closure -> pending.push(new Place(closure.definition(), below));
        case Node.Structure structure -> {
          pending.push(new Place(structure.data(), below));
          structure
              .attributes()
              .forEach(attribute -> pending.push(new Place(attribute.value(), below)));
        }
      }
    }
    return deepest;
  }
}
