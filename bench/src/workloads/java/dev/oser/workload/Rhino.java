package dev.oser.workload;

import java.util.function.IntFunction;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.ScriptableObject;

/** Rhino compiles and runs a program: trees, closures, strings, regular expressions. */
public final class Rhino implements IntFunction<String> {
  private static final String PROGRAM =
      """
      var seed = 42;
      function rand(n) { seed = (seed * 69069 + 1) % 4294967296; return Math.floor(seed / 65536) % n; }
      function make(depth) {
        if (depth === 0 || rand(5) === 0) return { value: rand(100), eval: function () { return this.value; } };
        var kind = rand(3), l = make(depth - 1), r = make(depth - 1);
        if (kind === 0) return { eval: function () { return l.eval() + r.eval(); }, l: l, r: r };
        if (kind === 1) return { eval: function () { return l.eval() - r.eval(); }, l: l, r: r };
        return { eval: function () { return (l.eval() * r.eval()) % 1009; }, l: l, r: r };
      }
      function visit(node, action) {
        action(node);
        ['l', 'r'].forEach(function (side) { if (node[side]) visit(node[side], action); });
      }
      function text(node) { return node.l ? '(' + text(node.l) + ' ' + text(node.r) + ')' : String(node.value); }
      function run(n) {
        var out = [];
        for (var i = 0; i < n; i++) {
          var tree = make(10), count = 0;
          visit(tree, function (node) { count += node.l ? 1 : 2; });
          var words = text(tree).replace(/[()]/g, ' ').split(/ +/).sort(function (a, b) { return a - b; });
          out.push(tree.eval() + ':' + count + ':' + words.slice(0, 5).map(function (w) { return w.length; }).join(''));
        }
        return out.join();
      }
      """;

  /** Compiled once: otherwise each round has classes, and so calling contexts, of its own. */
  private Script program;

  @Override
  public String apply(int size) {
    try (var context = Context.enter()) {
      context.setLanguageVersion(Context.VERSION_ES6);
      if (program == null) {
        program = context.compileString(PROGRAM, "program.js", 1, null);
      }
      var scope = context.initStandardObjects();
      program.exec(context, scope);
      return Context.toString(
          ScriptableObject.callMethod(context, scope, "run", new Object[] {size * 5}));
    }
  }
}
