package dev.oser.kit.analysis;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Printer;
import java.util.stream.Collectors;

/** Writes a function's control flow graph: as text, or for Graphviz. */
public final class FlowPrinter {
  private FlowPrinter() {}

  /** {@return one line per block: its successors, and how deep in loops it is} */
  public static String text(Function function) {
    var out = new StringBuilder();
    int width = function.blocks().stream().mapToInt(each -> each.name().length()).max().orElse(0);
    for (var block : function.blocks()) {
      var padded = block.name() + " ".repeat(width - block.name().length());
      var successors =
          block.outgoing().stream()
              .map(edge -> edge.target().name())
              .collect(Collectors.joining(", "));
      out.append(padded).append(successors.isEmpty() ? " ->" : " -> ").append(successors);
      out.append(remarks(block)).append('\n');
    }
    return out.toString();
  }

  private static String remarks(Block block) {
    var function = block.function();
    if (!ReversePostorder.of(function).isReachable(block)) {
      return "  (unreachable)";
    }
    var loop = LoopForest.of(function).loopOf(block);
    if (loop == null) {
      return "";
    }
    var role = loop.header() == block ? "heads loop, depth " : "depth ";
    return "  (" + role + loop.depth() + ")";
  }

  /** {@return a Graphviz source with the instructions in the nodes} */
  public static String dot(Function function) {
    var out = new StringBuilder();
    out.append("digraph ").append(quoted("@" + function.name())).append(" {\n");
    out.append("  node [shape=box, fontname=\"monospace\", fontsize=10];\n");
    out.append("  edge [fontname=\"monospace\", fontsize=9];\n");
    for (var block : function.blocks()) {
      out.append("  ").append(quoted(block.name())).append(" [label=\"");
      out.append(escaped(head(block))).append("\\l");
      for (var instruction : block.instructions()) {
        out.append(escaped("  " + Printer.print(instruction))).append("\\l");
      }
      out.append("\"];\n");
    }
    for (var block : function.blocks()) {
      block.outgoing().forEach(edge -> edge(edge, out));
    }
    return out.append("}\n").toString();
  }

  private static String head(Block block) {
    var parameters =
        block.parameters().stream()
            .map(parameter -> parameter.text() + ": " + parameter.type().text())
            .collect(Collectors.joining(", "));
    return parameters.isEmpty() ? block.name() + ":" : block.name() + "(" + parameters + "):";
  }

  private static void edge(Edge edge, StringBuilder out) {
    out.append("  ").append(quoted(edge.source().name()));
    out.append(" -> ").append(quoted(edge.target().name()));
    var ways = edge.terminator().edges();
    if (ways.size() == 2) {
      out.append(edge == ways.getFirst() ? " [label=\"yes\"]" : " [label=\"no\"]");
    }
    out.append(";\n");
  }

  private static String quoted(String text) {
    return "\"" + escaped(text) + "\"";
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }
}
